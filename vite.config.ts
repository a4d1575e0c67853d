import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import pkg from "./package.json" with { type: "json" };

const external = [...Object.keys(pkg.peerDependencies), ...Object.keys(pkg.dependencies)];

/** Builds the library: one output module per source module, so that a host pays only for what it imports. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: ["src/index.ts", "src/lazy/index.ts", "src/testing/index.ts", "src/locales/en.ts", "src/locales/th.ts", "src/locales/fa.ts"],
      formats: ["es"],
    },
    rolldownOptions: {
      external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { preserveModules: true, preserveModulesRoot: "src", entryFileNames: "[name].js" },
    },
  },
});
