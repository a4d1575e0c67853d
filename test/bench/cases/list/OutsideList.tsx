import { Command } from "cmdk";
import fuzzysort from "fuzzysort";
import { useMemo, useState } from "react";

/** cmdk with its filter off and fuzzysort outside, mounting at most `limit` rows. */
export function OutsideList({ paths, limit }: { paths: readonly string[]; limit: number }) {
  const [query, setQuery] = useState("");
  const prepared = useMemo(() => paths.map((path) => fuzzysort.prepare(path)), [paths]);
  const shown =
    query === "" ? paths.slice(0, limit) : fuzzysort.go(query, prepared, { limit }).map(({ target }) => target);
  return (
    <Command shouldFilter={false}>
      <Command.Input value={query} onValueChange={setQuery} />
      <Command.List style={{ maxHeight: 400, overflow: "auto" }}>
        {shown.map((path) => (
          <Command.Item key={path} value={path}>
            {path}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
