import { defineConfig } from "vitest/config";

/** Fresh host apps made with the packed tarball. Minutes, not seconds: `npm run test:hosts`. */
export default defineConfig({
  test: { include: ["test/hosts/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000, fileParallelism: false },
});
