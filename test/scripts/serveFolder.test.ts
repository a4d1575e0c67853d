import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let base: string;
let client: Client;
const inside = (path: string) => pathToFileURL(join(base, "shown", path)).href;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "folder-"));
  await mkdir(join(base, "shown", "sub dir", "ลึก"), { recursive: true });
  await mkdir(join(base, "shown", "node_modules"), { recursive: true });
  await mkdir(join(base, "shown-not"), { recursive: true });
  const files = {
    "secret.txt": "secret",
    "shown-not/near.txt": "secret",
    "shown/a.md": "# A",
    "shown/100%.txt": "percent",
    "shown/image.PNG": Buffer.from([0x89, 0x50, 0, 1]),
    "shown/LICENSE": "words",
    "shown/sub dir/b.ts": "let b",
    "shown/sub dir/ลึก/c.json": "{}",
    "shown/node_modules/dep.js": "dep",
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(base, path), content);
  await symlink(join(base, "secret.txt"), join(base, "shown", "link.txt"));
  await symlink(base, join(base, "shown", "up"));
  await symlink(join(base, "shown", "a.md"), join(base, "shown", "alias.md"));
  client = new Client({ name: "test", version: "1" });
  const args = ["scripts/serve-folder.mjs", join(base, "shown")];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
});

afterAll(async () => {
  await client.close();
  await rm(base, { recursive: true });
});

const schema = { "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value }) } };
const readDirectory = (uri: string) =>
  client.request({ method: "resources/directory/read", params: { uri } } as never, schema) as Promise<{
    resources: { name: string; mimeType?: string }[];
  }>;

describe("the folder server", () => {
  it("lists files with type, size and date, and leaves out what leads outside and what is vendored", async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(
      ["100%.txt", "LICENSE", "a.md", "alias.md", "image.PNG", "sub dir/b.ts", "sub dir/ลึก/c.json"].map(inside),
    );
    expect(resources.find(({ name }) => name === "a.md")).toEqual({
      uri: inside("a.md"),
      name: "a.md",
      mimeType: "text/markdown",
      size: 3,
      annotations: { lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    });
  });

  it("lists a directory's children, vendored ones too", async () => {
    const { resources } = await readDirectory(inside("sub dir"));
    expect(resources.map(({ name, mimeType }) => [name, mimeType])).toEqual([
      ["b.ts", "text/typescript"],
      ["ลึก", "inode/directory"],
    ]);
    const dep = await readDirectory(inside("node_modules"));
    expect(dep.resources.map(({ name }) => name)).toEqual(["dep.js"]);
    await expect(readDirectory(inside("a.md"))).rejects.toMatchObject({ code: -32602 });
  });

  it("reads text as text and everything else as bytes", async () => {
    const read = async (path: string) => (await client.readResource({ uri: inside(path) })).contents[0];
    expect(await read("100%.txt")).toMatchObject({ mimeType: "text/plain", text: "percent" });
    expect(await read("LICENSE")).toMatchObject({ mimeType: "text/plain", text: "words" });
    expect(await read("image.PNG")).toMatchObject({ mimeType: "image/png", blob: "iVAAAQ==" });
    expect(await read("alias.md")).toMatchObject({ text: "# A" });
  });

  it.each([
    ["dots", "/../secret.txt"],
    ["encoded dots", "/%2e%2e/secret.txt"],
    ["an encoded slash", "/..%2fsecret.txt"],
    ["a doubly encoded slash", "/..%252fsecret.txt"],
    ["an encoded backslash", "/..%5csecret.txt"],
    ["a link to a file", "/link.txt"],
    ["a link to a folder", "/up/secret.txt"],
    ["a sibling with the same beginning", "-not/near.txt"],
    ["a null byte", "/a.md%00.txt"],
    ["a file that is not there", "/none.txt"],
  ])("refuses %s with one and the same answer", async (_what, path) => {
    const uri = pathToFileURL(join(base, "shown")).href + path;
    const error = { code: -32602, message: expect.stringContaining("Resource not found"), data: { uri } };
    await expect(client.readResource({ uri })).rejects.toMatchObject(error);
    await expect(readDirectory(uri)).rejects.toMatchObject({ code: -32602 });
  });

  it.each(["http://127.0.0.1/a.md", "file://elsewhere/a.md", "not a uri", ""])("refuses the URI “%s”", async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602 });
  });
});
