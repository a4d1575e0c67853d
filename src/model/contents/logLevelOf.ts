export type LogLevel = "error" | "warning";

/** How bad a line of a log is, by the level it names near its start; undefined for lines that need no mark. */
export function logLevelOf(line: string): LogLevel | undefined {
  const head = line.slice(0, 160);
  const found = [CAPITALS, NAMED, FIRST]
    .map((pattern) => pattern.exec(head))
    .filter((match) => match !== null)
    .toSorted((a, b) => a.index - b.index)[0]?.groups;
  if (found === undefined) return undefined;
  return found.error !== undefined ? "error" : found.warning !== undefined ? "warning" : undefined;
}

// Words in capitals are levels wherever they stand; others only where they are named or set apart as one.
const CAPITALS =
  /\b(?:(?<error>FATAL|CRITICAL|CRIT|PANIC|EMERG|SEVERE|ERROR|ERR)|(?<warning>WARNING|WARN)|INFO|NOTICE|DEBUG|TRACE)\b/;
const NAMED =
  /(?:\[|\b(?:level|lvl|severity)"?\s{0,4}[=:]\s{0,4}"?)(?:(?<error>fatal|critical|crit|panic|error|err)|(?<warning>warning|warn)|info|debug|trace)\b/i;
const FIRST = /^(?:(?<error>error|fatal|panic)|(?<warning>warning|warn))\s?[:[(]/i;
