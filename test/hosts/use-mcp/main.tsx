import { fromUseMcp, ResourceProvider, useResourceContents, useResources } from "mcp-resource-kit";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { useMcp } from "use-mcp/react";

const url = new URLSearchParams(location.search).get("server")!;

function Host() {
  const mcp = useMcp({ url, transportType: "http", preventAutoAuth: true });
  const { resources, resourceTemplates, readResource } = mcp;
  const client = useMemo(
    () => fromUseMcp({ resources, resourceTemplates, readResource }),
    [resources, resourceTemplates, readResource],
  );
  const servers = useMemo(() => [{ id: "docs", label: "Docs", client }], [client]);
  return mcp.state === "ready" ? (
    <ResourceProvider servers={servers}>
      <Lists />
    </ResourceProvider>
  ) : (
    <p>{mcp.state}</p>
  );
}

function Lists() {
  const { resources, templates } = useResources();
  const { contents } = useResourceContents({ server: "docs", uri: "docs:///guide/start.md" });
  return (
    <>
      <ul>
        {[...resources, ...templates].map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <pre>{contents?.[0]?.text}</pre>
    </>
  );
}

createRoot(document.getElementById("root")!).render(<Host />);
