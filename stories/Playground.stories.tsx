import { useResources } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Playground",
  parameters: { layout: "fullscreen", mcp: { servers: "playground" }, controls: { disable: true } },
  tags: ["!autodocs"],
});

/** Everything, on the servers that `npm start` was given, or on those of the playground. */
export const Playground = meta.story({
  render: () => <Browse />,
});

function Browse() {
  const { listings } = useResources();
  return (
    <ul>
      {listings.map(({ server, resources, status, error }) => (
        <li key={server.id}>
          {server.label}: {resources.length} ({status}) {error?.serverMessage}
        </li>
      ))}
    </ul>
  );
}
