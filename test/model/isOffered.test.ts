import { describe, expect, it } from "vitest";
import { isOffered } from "../../src/model/isOffered.js";

const resource = (more: object) => ({ server: "s", uri: "x://a", name: "a", ...more });
const template = (more: object) => ({ server: "s", uriTemplate: "x://{a}", name: "a", ...more });

describe("isOffered({ accept })", () => {
  it.each([
    [resource({ mimeType: "text/plain" }), true],
    [resource({ mimeType: "image/png" }), false],
    [resource({ uri: "x://a.png" }), false],
    [resource({}), true],
    [resource({ mimeType: "inode/directory" }), true],
    [template({}), true],
    [template({ mimeType: "text/csv" }), true],
    [template({ mimeType: "image/jpeg" }), false],
  ])("%j for text/*: %s", (item, offered) => {
    expect(isOffered(item, { accept: "text/*" })).toBe(offered);
  });
});
