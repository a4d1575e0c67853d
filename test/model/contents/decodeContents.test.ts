import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeContents, decodeContentsSlowly } from "../../../src/model/contents/decodeContents.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const GZIP = "H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==";
const base64 = (...bytes: number[]) => Buffer.from(bytes).toString("base64");
const codes = (contents: Parameters<typeof decodeContents>[0]) =>
  decodeContents(contents).problems.map(({ code }) => code);

describe("decodeContents, base64", () => {
  it.each([
    ["URL-safe letters", "H4v__vvvvgA-P_r_"],
    ["white space", "H4v/\r\n/vvv vgA+P/r/\n"],
    ["a data: prefix", "data:application/octet-stream;base64,H4v//vvvvgA+P/r/"],
    ["too much padding", "H4v//vvvvgA+P/r/=="],
  ])("%s are forgiven and said", (_, blob) => {
    const decoded = decodeContents({ uri: "b://u", mimeType: "application/octet-stream", blob });
    expect(Buffer.from(decoded.bytes!).toString("hex")).toBe("1f8bfffefbefbe003e3ffaff");
    expect(decoded.problems).toEqual([{ code: "base64-variant" }]);
  });

  it("missing padding is forgiven", () => {
    const decoded = decodeContents({ uri: "w.png", mimeType: "image/png", blob: PNG.slice(0, -2) });
    expect(Buffer.from(decoded.bytes!).toString("base64")).toBe(PNG);
  });

  it("anything else is invalid: no bytes, and what came is kept to be seen", () => {
    const decoded = decodeContents({ uri: "b://g", mimeType: "image/png", blob: "@@ not base64 @@" });
    expect(decoded).toMatchObject({ source: "@@ not base64 @@", problems: [{ code: "invalid-base64" }] });
    expect(decoded.bytes).toBeUndefined();
    expect(codes({ uri: "b://g", blob: "AAAA=AAAA" })).toEqual(["invalid-base64"]);
  });

  it("a cut-off picture is shown as bytes, never as half a picture", () => {
    const decoded = decodeContents({ uri: "t.png", mimeType: "image/png", blob: PNG.slice(0, 41) });
    expect(decoded).toMatchObject({ mimeType: "application/octet-stream", size: 30 });
    expect(decoded.problems).toEqual([{ code: "truncated-base64" }]);
  });

  it("round-trips any bytes, at once and in slices", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const contents = { uri: "x:y", mimeType: "application/x-thing", blob: Buffer.from(bytes).toString("base64") };
        expect(decodeContents(contents).bytes).toEqual(bytes);
        expect((await decodeContentsSlowly(contents)).bytes).toEqual(bytes);
      }),
    );
  });

  it("line breaks across slices lose nothing", async () => {
    const bytes = new Uint8Array(2_500_000).map((_, at) => (at * 31) & 255);
    const blob = Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");
    const decoded = await decodeContentsSlowly({ uri: "x:y", mimeType: "application/x-thing", blob });
    expect(Buffer.from(decoded.bytes!).equals(Buffer.from(bytes))).toBe(true);
  });

  it("an abort rejects with its reason", async () => {
    const reason = new Error("enough");
    const slow = decodeContentsSlowly({ uri: "x:y", blob: "A".repeat(8_000_000) }, AbortSignal.abort(reason));
    await expect(slow).rejects.toBe(reason);
  });
});

describe("decodeContents, types", () => {
  it("base64 of a binary type in text is decoded, and the text kept", () => {
    const decoded = decodeContents({ uri: "log://a", mimeType: "application/gzip", text: GZIP });
    expect(decoded).toMatchObject({
      mimeType: "application/gzip",
      source: GZIP,
      problems: [{ code: "base64-in-text" }],
    });
    expect(decoded.bytes?.[0]).toBe(0x1f);
  });

  it("prose under a binary type is shown as prose", () => {
    const decoded = decodeContents({ uri: "a.png", mimeType: "image/png", text: "404 not found" });
    expect(decoded).toMatchObject({
      mimeType: "text/plain",
      text: "404 not found",
      problems: [{ code: "binary-type-for-text" }],
    });
  });

  it("text of a type that nobody knows keeps its type: a renderer of the host's may know it", () => {
    const decoded = decodeContents({ uri: "x:y", mimeType: "application/vnd.acme.chart;v=2", text: "bars 1 2 3" });
    expect(decoded).toMatchObject({ mimeType: "application/vnd.acme.chart;v=2", text: "bars 1 2 3", problems: [] });
  });

  it.each([
    ["a JPEG called PNG", "image/png", base64(0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3), "image/jpeg"],
    ["a PNG called text", "text/plain", PNG, "image/png"],
    ["an error page called PNG", "image/png", Buffer.from("<html>502").toString("base64"), "text/plain"],
    ["bytes called markdown", "text/markdown", base64(1, 2, 3, 0, 0, 255), "application/octet-stream"],
  ])("%s is shown for what it is", (_, mimeType, blob, shown) => {
    const decoded = decodeContents({ uri: "x:y", mimeType, blob });
    expect(decoded.mimeType).toBe(shown);
    expect(decoded.problems).toEqual([{ code: "wrong-mime-type", given: mimeType, used: shown }]);
  });

  it.each([
    ["image/jpg", base64(0xff, 0xd8, 0xff, 0xe0), "image/jpeg"],
    [
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      base64(0x50, 0x4b, 3, 4),
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ],
    ["Image/PNG", PNG, "image/png"],
    ["image/x-unheard-of", base64(1, 2, 3), "image/x-unheard-of"],
    ["", PNG, "image/png"],
    ["application/octet-stream", PNG, "image/png"],
  ])("%j is taken without complaint", (mimeType, blob, shown) => {
    expect(decodeContents({ uri: "x:y", mimeType, blob })).toMatchObject({ mimeType: shown, problems: [] });
  });

  it("a type that is none is reported and sniffed", () => {
    const decoded = decodeContents({ uri: "x:a.md", mimeType: "<script>alert(1)</script>", text: "# A" });
    expect(decoded.mimeType).toBe("text/markdown");
    expect(decoded.problems).toEqual([{ code: "invalid-mime-type", given: "<script>alert(1)</script>" }]);
  });

  it("keeps parameters in a form that parses again", () => {
    const decoded = decodeContents({ uri: "x:y", mimeType: 'Text/HTML; Profile="mcp-app"; t="a;b"', text: "" });
    expect(decoded.mimeType).toBe('text/html;profile=mcp-app;t="a;b"');
  });

  it("nothing, both, empty text and empty bytes each have an end", () => {
    expect(codes({ uri: "x:y" })).toEqual(["no-data"]);
    expect(codes({ uri: "x:y", text: "a", blob: "YQ==" })).toEqual(["text-and-blob"]);
    expect(decodeContents({ uri: "x:y", text: "" })).toMatchObject({
      text: "",
      size: 0,
      mimeType: "text/plain",
      problems: [],
    });
    expect(decodeContents({ uri: "x:y", blob: "" })).toMatchObject({ size: 0, problems: [] });
  });

  it("never throws, whatever a server sends", () => {
    const anything = fc.record({
      uri: fc.string(),
      mimeType: fc.option(fc.string(), { nil: undefined }),
      text: fc.option(fc.string(), { nil: undefined }),
      blob: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(anything, (contents) => {
        expect(decodeContents(contents).mimeType).toContain("/");
      }),
    );
  });
});

describe("decodeContents, charsets", () => {
  it.each([
    ["shift_jis", [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea, 0x82, 0xcc], "日本語の"],
    ["GB18030", [0xd6, 0xd0, 0xce, 0xc4], "中文"],
    ["windows-1252", [0x63, 0x61, 0x66, 0xe9], "café"],
    ["windows-874", [0xa1, 0xd2], "กา"],
    ["utf-16le", [0x41, 0, 0x0e, 0x01], "AĎ"],
  ])("charset=%s is decoded as named", (charset, bytes, text) => {
    const decoded = decodeContents({
      uri: "x:y",
      mimeType: `text/plain; charset="${charset}"`,
      blob: base64(...bytes),
    });
    expect(decoded).toMatchObject({ text, problems: [] });
  });

  it.each([
    ["UTF-8", [0xef, 0xbb, 0xbf, 0xc3, 0xa9], "é"],
    ["UTF-16LE", [0xff, 0xfe, 0xe9, 0], "é"],
    ["UTF-16BE", [0xfe, 0xff, 0, 0xe9], "é"],
  ])("a byte order mark of %s wins and is left out", (_, bytes, text) => {
    const decoded = decodeContents({ uri: "x:y", mimeType: "text/plain;charset=windows-1252", blob: base64(...bytes) });
    expect(decoded.text).toBe(text);
  });

  it("a byte order mark in text is left out", () => {
    expect(decodeContents({ uri: "x:y", mimeType: "application/json", text: "\ufeff{}" }).text).toBe("{}");
  });

  it("without a charset, UTF-8 is tried and anything else is a guess that is said", () => {
    const sentence = [0x82, 0xb1, 0x82, 0xea, 0x82, 0xcd, 0x83, 0x65, 0x83, 0x58, 0x83, 0x67, 0x81, 0x42];
    const decoded = decodeContents({ uri: "x:y", mimeType: "text/plain", blob: base64(...sentence) });
    expect(decoded.text).toBe("これはテスト。");
    expect(decoded.problems).toEqual([{ code: "guessed-charset", used: "shift_jis" }]);
    const latin = decodeContents({
      uri: "x:y",
      mimeType: "text/plain",
      blob: Buffer.from("Größe und Maß", "latin1").toString("base64"),
    });
    expect(latin).toMatchObject({ text: "Größe und Maß", problems: [{ used: "windows-1252" }] });
  });

  it("an unknown charset and bytes outside the charset are said", () => {
    expect(codes({ uri: "x:y", mimeType: "text/plain;charset=utf-99", blob: base64(0x61) })).toEqual([
      "unknown-charset",
    ]);
    const broken = decodeContents({ uri: "x:y", mimeType: "text/plain;charset=utf-8", blob: base64(0x61, 0xff) });
    expect(broken).toMatchObject({ text: "a\ufffd", problems: [{ code: "malformed-text" }] });
  });
});
