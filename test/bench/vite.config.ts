import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page of the benchmarks: a production build, the kit from its sources, one copy of React for all. */
export default defineConfig({
  root: path("."),
  plugins: [react()],
  resolve: {
    alias: { "mcp-resource-kit": path("../../src/index.ts") },
    dedupe: ["react", "react-dom", "@tanstack/react-query"],
  },
  build: { outDir: path(".work/site"), emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 5000 },
  logLevel: "warn",
});
