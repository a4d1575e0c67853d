export interface BenchFile {
  server: string;
  uri: string;
  name: string;
  mimeType: string;
  size: number;
}

const DIRS = [
  "apps",
  "packages",
  "services",
  "tools",
  "docs",
  "infra",
  "src",
  "lib",
  "core",
  "ui",
  "api",
  "auth",
  "billing",
  "search",
  "session",
  "router",
  "config",
  "i18n",
];
const NAMES = [
  "main",
  "index",
  "user",
  "session",
  "auth.middleware",
  "UserController",
  "router",
  "config",
  "button",
  "invoice",
  "order-form",
  "settings",
  "README",
  "types",
  "queryClient",
];
const EXTENSIONS = ["ts", "tsx", "md", "json", "css", "py", "go", "rs", "yaml", "png"];

/** A source repository of `count` files, the same for the same count: mean depth about 6, median fan-out about 6. */
export function sourceTree(count: number): BenchFile[] {
  const random = generator(count);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const folders = ["file:///repo"];
  const files: BenchFile[] = [];
  while (files.length < count) {
    if (folders.length < count / 8 + 8) {
      const parent = folders[Math.floor(Math.sqrt(random()) * folders.length)]!;
      folders.push(`${parent.split("/").length > 12 ? folders[0] : parent}/${pick(DIRS)}-${folders.length}`);
    }
    const name = `${pick(NAMES)}-${files.length}.${pick(EXTENSIONS)}`;
    const folder = folders[Math.floor(random() * folders.length)]!;
    files.push({
      server: "bench",
      uri: `${folder}/${name}`,
      name,
      mimeType: "text/plain",
      size: Math.floor(random() * 50_000),
    });
  }
  // As from the wire: strings that are put together are laid flat by whoever looks into them first, at his cost.
  return JSON.parse(JSON.stringify(files)) as BenchFile[];
}

// mulberry32: small, seeded, good enough to shape a tree.
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
