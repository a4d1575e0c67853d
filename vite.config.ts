import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import pkg from "./package.json" with { type: "json" };

const external = [...Object.keys(pkg.peerDependencies), ...Object.keys(pkg.dependencies)];
// What hosts can import is what is built: `./lazy` of package.json is src/lazy/index.ts.
const entry = Object.values(pkg.exports).flatMap((target) =>
  typeof target === "object" && target.default.endsWith(".js")
    ? target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts")
    : [],
);

/** Builds the library: one output module per source module, so that a host pays only for what it imports. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry,
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
