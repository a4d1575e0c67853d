// Joins the style sheets into dist/styles.css, keeping @layer, nesting and color-mix() as written.
import { mkdirSync, writeFileSync } from "node:fs";
import { bundle } from "lightningcss";

const { code } = bundle({ filename: "src/styles/styles.css", minify: false });
mkdirSync("dist", { recursive: true });
writeFileSync("dist/styles.css", code);
writeFileSync("dist/styles.css.d.ts", "export {};\n");
