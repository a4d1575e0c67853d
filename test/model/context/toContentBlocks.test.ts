import { specTypeSchemas, type ContentBlock as ContentBlockV2 } from "@modelcontextprotocol/client";
import { ContentBlockSchema, type ContentBlock as ContentBlockV1 } from "@modelcontextprotocol/sdk/types.js";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { ContentBlock } from "../../../src/model/context/ContentBlock.js";
import { toContentBlocks, type ContextItem } from "../../../src/model/context/toContentBlocks.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const note: ContextItem = {
  resource: { uri: "note:1", name: "One", mimeType: "text/plain", annotations: { priority: 0.8, audience: ["user"] } },
  contents: [{ uri: "note:1", mimeType: "text/plain", text: "hello" }],
};
const picture: ContextItem = {
  resource: { uri: "pic:1", name: "Dot" },
  contents: [{ uri: "pic:1", mimeType: "image/png", blob: PNG }],
};
const archive: ContextItem = {
  resource: { uri: "zip:1", name: "all.zip", mimeType: "application/zip", size: 22 },
  contents: [{ uri: "zip:1", mimeType: "application/zip", blob: "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==" }],
};

describe("toContentBlocks", () => {
  it("embed makes one embedded resource of each content, annotations beside it", () => {
    expect(toContentBlocks([note, picture], { mode: "embed" })).toEqual([
      {
        type: "resource",
        resource: { uri: "note:1", mimeType: "text/plain", text: "hello" },
        annotations: { priority: 0.8, audience: ["user"] },
      },
      { type: "resource", resource: { uri: "pic:1", mimeType: "image/png", blob: PNG } },
    ]);
  });

  it("link makes one resource_link of each item, with all that was listed but the host's own server id", () => {
    const resource = { server: "docs", uri: "x:1", name: "X", title: "Ex", size: 3, mimeType: "a/b" };
    expect(toContentBlocks([{ resource, contents: note.contents }], { mode: "link" })).toEqual([
      { type: "resource_link", uri: "x:1", name: "X", title: "Ex", size: 3, mimeType: "a/b" },
    ]);
  });

  it("auto embeds text, makes pictures image blocks and links what models cannot read", () => {
    const types = toContentBlocks([note, picture, archive]).map(({ type }) => type);
    expect(types).toEqual(["resource", "image", "resource_link"]);
    expect(toContentBlocks([picture])[0]).toEqual({ type: "image", data: PNG, mimeType: "image/png" });
  });

  it("takes one item without a list around it", () => {
    expect(toContentBlocks(note)).toEqual(toContentBlocks([note]));
  });

  it("auto links an item whose contents together are above maxInlineBytes", () => {
    const two: ContextItem = { resource: note.resource, contents: [...note.contents!, ...note.contents!] };
    expect(toContentBlocks([two], { maxInlineBytes: 10 })).toHaveLength(2);
    expect(toContentBlocks([two], { maxInlineBytes: 9 })).toMatchObject([{ type: "resource_link", uri: "note:1" }]);
  });

  it.each(["aGVsbG8=", "aGVsbG8", "aGVs\r\nbG8=\r\n"])("counts the bytes of %j, not its letters and lines", (blob) => {
    const five: ContextItem = { resource: { uri: "x:1" }, contents: [{ uri: "x:1", mimeType: "text/plain", blob }] };
    expect(toContentBlocks(five, { maxInlineBytes: 5 })).toMatchObject([{ type: "resource" }]);
    expect(toContentBlocks(five, { maxInlineBytes: 4 })).toMatchObject([{ type: "resource_link" }]);
  });

  it("links an item that was not read, is empty, or whose base64 is broken, in every mode", () => {
    const broken = [{ uri: "x:1", mimeType: "image/png", blob: "no base64!" }];
    for (const mode of ["embed", "auto"] as const)
      for (const contents of [undefined, [], broken])
        expect(toContentBlocks([{ resource: { uri: "x:1" }, contents }], { mode })).toEqual([
          { type: "resource_link", uri: "x:1", name: "x:1".slice(2) },
        ]);
  });

  it("links the parts of a folder to their own addresses", () => {
    const contents = [
      { uri: "d://folder/a.md", mimeType: "text/markdown", text: "# A" },
      { uri: "d://folder/b.zip", mimeType: "application/zip", blob: archive.contents![0]!.blob },
    ];
    expect(toContentBlocks([{ resource: { uri: "d://folder", name: "Folder", size: 9 }, contents }])).toEqual([
      { type: "resource", resource: { uri: "d://folder/a.md", mimeType: "text/markdown", text: "# A" } },
      { type: "resource_link", uri: "d://folder/b.zip", name: "b.zip", mimeType: "application/zip" },
    ]);
  });

  it("gives the model the characters of text that came as bytes, without the name of their charset", () => {
    const contents = [{ uri: "t:1", mimeType: "text/plain;charset=windows-1252", blob: btoa("caf\xe9") }];
    expect(toContentBlocks([{ resource: { uri: "t:1" }, contents }], { mode: "embed" })).toMatchObject([
      { resource: { mimeType: "text/plain", text: "café" } },
    ]);
  });

  it("decodes nothing behind the user's back: base64 in a text field stays text, or becomes a link", () => {
    const text = "H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==";
    const items = [{ resource: { uri: "log:1" }, contents: [{ uri: "log:1", mimeType: "application/gzip", text }] }];
    expect(toContentBlocks(items, { mode: "embed" })).toMatchObject([{ resource: { text } }]);
    expect(toContentBlocks(items)).toMatchObject([{ type: "resource_link" }]);
  });

  it("writes base64url and unpadded base64 the standard way", () => {
    const contents = [{ uri: "b:1", mimeType: "application/octet-stream", blob: "-__-AP8B" }];
    expect(toContentBlocks([{ resource: { uri: "b:1" }, contents }], { mode: "embed" })).toMatchObject([
      { resource: { blob: "+//+AP8B" } },
    ]);
  });

  it("turns a bare date into an instant and drops annotations that no schema has", () => {
    const annotations = { lastModified: "2025-01-12", priority: 7, audience: ["system"] } as never;
    expect(toContentBlocks([{ resource: { uri: "x:1", annotations } }])[0]!.annotations).toEqual({
      lastModified: "2025-01-12T00:00:00.000Z",
    });
  });

  it("makes blocks that both SDKs' schemas accept, whatever the server sent", () => {
    const contents = fc.record(
      {
        uri: fc.string({ minLength: 1 }),
        mimeType: fc.constantFrom(
          "text/plain",
          "IMAGE/PNG",
          "image/png; q=1",
          "bad",
          "",
          "audio/mp3",
          "application/pdf",
        ),
        text: fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, fc.string()),
        blob: fc.oneof(fc.string(), fc.base64String(), fc.constant(PNG)),
        annotations: fc.record({
          audience: fc.subarray(["user", "assistant"] as const),
          priority: fc.double({ min: -1, max: 2, noNaN: true }),
          lastModified: fc.constantFrom("2025-01-12", "2025-01-12T10:00:00Z", "yesterday", "2025-01-12T10:00:00+07:00"),
        }),
      },
      { requiredKeys: ["uri"] },
    );
    const item = fc.record({
      resource: fc.record({ uri: fc.string({ minLength: 1 }), name: fc.string() }),
      contents: fc.option(fc.array(contents, { maxLength: 3 }), { nil: undefined }),
    });
    const mode = fc.constantFrom("embed", "link", "auto" as const);
    let seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(item, { maxLength: 3 }), mode, (items, chosen) => {
        const blocks = toContentBlocks(items, { mode: chosen as "embed" });
        expect(blocks.length).toBeGreaterThanOrEqual(items.length);
        for (const block of blocks) {
          seen = seen.add(block.type);
          expect(ContentBlockSchema.safeParse(block).error).toBeUndefined();
          expect(specTypeSchemas.ContentBlock["~standard"].validate(block)).not.toHaveProperty("issues");
        }
      }),
      { numRuns: 300 },
    );
    expect([...seen]).toEqual(expect.arrayContaining(["resource", "resource_link", "image"]));
  });

  it("has a type that both SDKs' types accept", () => {
    expectTypeOf<ContentBlock>().toExtend<ContentBlockV1>();
    expectTypeOf<ContentBlock>().toExtend<ContentBlockV2>();
  });
});
