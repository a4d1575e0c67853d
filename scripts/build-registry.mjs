// Makes the items that `shadcn add` reads, with the source of their files in them. What `shadcn build` does, without it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const { items } = JSON.parse(readFileSync("registry.json", "utf8"));
mkdirSync("registry/built", { recursive: true });
for (const item of items) {
  const files = item.files.map((file) => ({ ...file, content: readFileSync(file.path, "utf8") }));
  const built = { $schema: "https://ui.shadcn.com/schema/registry-item.json", ...item, files };
  writeFileSync(`registry/built/${item.name}.json`, `${JSON.stringify(built, null, 2)}\n`);
}
