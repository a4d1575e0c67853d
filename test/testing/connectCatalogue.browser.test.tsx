import { expect, it } from "vitest";
import { useResourceContext } from "../../src/client/useResourceContext.js";
import { renderKit } from "../support/renderKit.js";

function Servers() {
  return (
    <p>
      {useResourceContext()
        .servers.map((server) => server.label)
        .join(", ")}
    </p>
  );
}

it("renderKit gives the page real servers in both eras", async () => {
  const catalogue = { name: "notes", title: "Notes", resources: [{ uri: "note:1", name: "One", text: "first" }] };
  for (const era of ["modern", "legacy"] as const) {
    const screen = await renderKit(<Servers />, { catalogues: [catalogue], era });
    await expect.element(screen.getByText("Notes")).toBeVisible();
    const [connection] = screen.connections;
    expect(connection!.client.getProtocolEra()).toBe(era);
    const { contents } = await connection!.client.readResource({ uri: "note:1" });
    expect(contents[0]).toMatchObject({ text: "first" });
    await screen.unmount();
  }
});
