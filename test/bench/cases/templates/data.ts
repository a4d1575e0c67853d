export const TEMPLATES = [
  "repo://{owner}/{repo}",
  "repo://{owner}/{repo}/contents{/path*}{?ref}",
  "file:///{+path}",
  "x://{a,b}",
  "x://r{/p,q}",
  "x://r{;a,b}",
  "x://r{#frag}",
  "x://r{?q,lang}{&page}",
  "x://{id:3}/{id}",
  "geo://{city}{.format}",
];

export const VALUES = {
  owner: "acme inc",
  repo: "web",
  path: ["src", "a b", "index.ts"],
  ref: "release/1.x",
  a: "x y",
  b: "z",
  p: "one",
  q: "two&three",
  frag: "top",
  lang: "fa",
  page: "2",
  id: "abcdef",
  city: "Gießen",
  format: "json",
};

export const MATCHES = [
  ["repo://{owner}/{repo}", "repo://acme%20inc/web"],
  ["file:///{+path}", "file:///src/a/b/c/index.ts"],
  ["geo://{city}{.format}", "geo://Gie%C3%9Fen.json"],
] as const;

export const HOSTILE = ["{a}{a}{a}{a}{a}{a}/z", "a".repeat(100)] as const;
