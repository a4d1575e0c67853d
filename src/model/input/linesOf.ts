/** The items of a list as they are typed, one in each line. */
export function linesOf(typed: string): string[] {
  return typed.split(/\r?\n/).flatMap((line) => line.trim() || []);
}
