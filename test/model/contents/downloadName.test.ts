import { describe, expect, it } from "vitest";
import { downloadName } from "../../../src/model/contents/downloadName.js";

describe("downloadName", () => {
  it.each([
    ["docs://a/read%20me.md?v=2", "text/markdown", "read me.md"],
    ["docs://a/readme", "text/markdown", "readme.md"],
    ["memo:7", "image/png", "7.png"],
    ["docs://a/x.tar.gz", "application/gzip", "x.tar.gz"],
    ["docs://a/x", "application/x-unheard-of", "x"],
    ["docs://a/%2e%2e%2f..%2fetc%2fpasswd", "text/plain", "_.._etc_passwd.txt"],
    ["docs://a/invoice_%E2%80%AEgpj.exe", "text/plain", "invoice__gpj.exe"],
    ["docs://a/a%00b%0Ac.txt", "text/plain", "a_b_c.txt"],
    ["docs://a/con", "text/plain", "_con.txt"],
    ["docs://a/.htaccess", "text/plain", "htaccess.txt"],
    ["docs://a/می‌خواهم", "text/plain", "می‌خواهم.txt"],
    ["docs://a/...", "image/png", "resource.png"],
    ["", "", "resource"],
  ])("%j of %j is saved as %j", (uri, mimeType, name) => {
    expect(downloadName(uri, mimeType)).toBe(name);
  });

  it("long names keep their end", () => {
    expect(downloadName(`docs://a/${"x".repeat(500)}.md`, "text/markdown")).toMatch(/^x{97}\.md$/);
    expect(downloadName(`docs://a/😀${"x".repeat(99)}`, "")).toBe(`_${"x".repeat(99)}`);
  });

  it("of a million full stops nothing is left, at once", () => {
    expect(downloadName(`docs://a/a${".".repeat(1_000_000)}b`, "text/plain")).toBe("b.txt");
  });
});
