import type { Catalogue } from "../../src/testing/index.js";
import { withSize } from "./withSize.js";

const ROOMS = ["reading room", "map room", "cellar"];
const SHELVES = ["A", "B", "C", "D"];

/** Lists only its three rooms; what is in them comes folder by folder, with `resources/directory/read`. */
export const shelves: Catalogue = {
  name: "shelves",
  title: "Library shelves",
  directories: true,
  latency: 150,
  pageSize: 10,
  ttlMs: 60_000,
  resources: [
    ...ROOMS.map((room) => ({ uri: uriOf(room), name: room, mimeType: "inode/directory" })),
    ...ROOMS.flatMap((room) =>
      SHELVES.flatMap((shelf) =>
        Array.from({ length: 12 }, (_, at) => {
          const name = `volume ${at + 1}.md`;
          const text = `# Volume ${at + 1}\n\nShelf ${shelf} of the ${room}.\n`;
          return withSize({ uri: uriOf(room, `shelf ${shelf}`, name), name, mimeType: "text/markdown", text });
        }),
      ),
    ),
    { uri: uriOf("cellar", "empty crate"), name: "empty crate", mimeType: "inode/directory" },
  ],
};

function uriOf(...segments: string[]): string {
  return `shelf://library/${segments.map(encodeURIComponent).join("/")}`;
}
