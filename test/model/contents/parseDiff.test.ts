import { describe, expect, it } from "vitest";
import { indexLines } from "../../../src/model/contents/indexLines.js";
import { parseDiff } from "../../../src/model/contents/parseDiff.js";

function read(text: string) {
  const lines = indexLines(text);
  const diff = parseDiff(lines);
  const rows = Array.from({ length: lines.rowCount }, (_, row) => [
    diff.kind(row),
    diff.oldLine(row),
    diff.newLine(row),
  ]);
  return { diff, rows, kinds: rows.map(([kind]) => kind) };
}

describe("parseDiff", () => {
  it("tells added, removed and context lines with their numbers before and after", () => {
    const { diff, rows } = read("--- a/x\n+++ b/x\n@@ -3,2 +3,3 @@ f()\n same\n-old\n+new\n+more\n");
    expect(rows).toEqual([
      ["file", undefined, undefined],
      ["file", undefined, undefined],
      ["hunk", undefined, undefined],
      ["context", 3, 3],
      ["removed", 4, undefined],
      ["added", undefined, 4],
      ["added", undefined, 5],
    ]);
    expect(diff).toMatchObject({ added: 2, removed: 1, files: 1 });
  });

  it("takes a removed line that begins with two dashes for what it is", () => {
    expect(read("--- a\n+++ b\n@@ -1 +1 @@\n--- not a header\n+++ neither\n").kinds.slice(3)).toEqual([
      "removed",
      "added",
    ]);
  });

  it("counts each file of a git diff once and leaves a commit message as notes", () => {
    const { diff, kinds } = read(
      "Fix it\n\ndiff --git a/x b/x\nindex 1..2 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file\ndiff --git a/y b/y\nsimilarity index 100%\nrename from y\n",
    );
    expect(diff.files).toBe(2);
    expect(kinds).toEqual([
      "note", "note", "file", "file", "file", "file", "hunk", "removed", "added", "note", "file", "file", "file",
    ]); // prettier-ignore
  });

  it("is not led astray by a hunk that promises more lines than there are", () => {
    expect(read("@@ -1,999999999 +1,999999999 @@\n-a\n").kinds).toEqual(["hunk", "removed"]);
  });
});
