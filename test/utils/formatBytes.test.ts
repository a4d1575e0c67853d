import { describe, expect, it } from "vitest";
import { formatBytes } from "../../src/utils/formatBytes.js";

describe("a size", () => {
  it("counts in thousands, with a decimal where that says something", () => {
    expect(formatBytes(640, "en")).toBe("640 bytes");
    expect(formatBytes(2_412, "en")).toBe("2.4 kB");
    expect(formatBytes(24_120_000, "en")).toBe("24 MB");
    expect(formatBytes(3e18, "en")).toBe("3,000,000 TB");
  });

  it("is written in the letters of a language from right to left", () => {
    expect(formatBytes(2_412, "fa")).toBe("۲٫۴ کیلوبایت");
    expect(formatBytes(24_120_000, "fa")).toBe("۲۴ مگابایت");
    expect(formatBytes(2_412, "he")).not.toMatch(/[a-z]/i);
  });

  it("keeps the short unit where it stands well", () => {
    expect(formatBytes(2_412, "th")).toBe("2.4 kB");
    expect(formatBytes(2_412, "de")).toBe("2,4 kB");
  });
});
