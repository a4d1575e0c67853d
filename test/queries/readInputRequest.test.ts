import { describe, expect, it } from "vitest";
import { readInputRequest } from "../../src/queries/readInputRequest.js";

const where = { server: "s", uri: "a:b" };
const question = { method: "elicitation/create", params: { message: "Who?", requestedSchema: {} } };

describe("readInputRequest", () => {
  it("is null for a complete answer", () => {
    expect(readInputRequest({ contents: [] }, where)).toBeNull();
    expect(readInputRequest({ resultType: "complete", contents: [] }, where)).toBeNull();
  });

  it("keeps every question under the key that the server gave it", () => {
    const inputRequests = JSON.parse(`{ "a": ${JSON.stringify(question)}, "__proto__": ${JSON.stringify(question)} }`);
    const { requests } = readInputRequest({ resultType: "input_required", inputRequests }, where)!;
    expect(Object.keys(requests)).toEqual(["a", "__proto__"]);
  });

  it.each([
    ["a type of result that is not known", { resultType: "later" }, "malformed"],
    ["neither a question nor a state", { resultType: "input_required" }, "malformed"],
    [
      "a question for the host's client",
      { resultType: "input_required", inputRequests: { a: { method: "sampling/createMessage" } } },
      "unsupported",
    ],
  ])("throws for %s", (_, result, kind) => {
    expect(() => readInputRequest(result, where)).toThrow(expect.objectContaining({ kind }));
  });
});
