import { describe, expect, it } from "vitest";
import { readArguments, splitCommand } from "../../scripts/readArguments.mjs";

describe("readArguments", () => {
  it("takes several servers of each kind, with ids of their own", () => {
    const { servers, problems } = readArguments([
      "--stdio",
      "npx -y @modelcontextprotocol/server-everything@2026.8.31 stdio",
      "--url=http://127.0.0.1:3000/mcp",
      "--dir",
      "src",
      "--dir",
      "test/../src",
    ]);
    expect(problems).toEqual([]);
    expect(servers.map(({ id, label }) => [id, label])).toEqual([
      ["everything", "everything"],
      ["127-0-0-1-3000", "127.0.0.1:3000"],
      ["src", "src"],
      ["src-2", "src"],
    ]);
    expect(servers[0]).toMatchObject({ command: "npx", args: ["-y", expect.any(String), "stdio"] });
  });

  it.each([
    ["--url", "ftp://x/", "not an http(s) address"],
    ["--url", "nonsense", "not an http(s) address"],
    ["--dir", "/no/such/folder", "There is no folder"],
    ["--stdio", " ", "The command is empty"],
  ])("keeps %s %s and says what is wrong with it", (option, value, problem) => {
    const { servers, problems } = readArguments([option, value]);
    expect(problems).toEqual([]);
    expect(servers[0]?.problem).toContain(problem);
  });

  it("refuses unknown options, missing values and bad ports", () => {
    expect(readArguments(["--prot", "1"]).problems[0]).toBe("--prot is not an option.");
    expect(readArguments(["--dir"]).problems).toEqual(["--dir needs a value."]);
    expect(readArguments(["--url", "--help"]).problems).toEqual(["--url needs a value."]);
    expect(readArguments(["--port", "http"]).problems).toEqual(["--port http is not a port."]);
    expect(readArguments(["--port", "65536"]).problems).toEqual(["--port 65536 is not a port."]);
    expect(readArguments(["--port", "0"])).toMatchObject({ port: 0, problems: [] });
    expect(readArguments(["--port", "7000", "--no-open", "--help"])).toMatchObject({
      port: 7000,
      open: false,
      help: true,
    });
  });
});

describe("splitCommand", () => {
  it.each([
    ["node  a.js", ["node", "a.js"]],
    [`node "a b.js" 'c "d"'`, ["node", "a b.js", 'c "d"']],
    [String.raw`a\ b "c\"d" '\e'`, ["a b", 'c"d', String.raw`\e`]],
    [`x "" y`, ["x", "", "y"]],
    ["  ", []],
  ])("splits %s", (line, words) => {
    expect(splitCommand(line)).toEqual(words);
  });
});
