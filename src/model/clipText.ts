/** As much of a name or a path as anybody reads or looks for in a list. */
const LONGEST = 2000;

/**
 * Text of a server cut to what a row can show. A name may be a megabyte long, and laying out, folding and segmenting it
 * for every row would hold up the page. The whole stays in the resource.
 */
export function clipText(text: string): string {
  if (text.length <= LONGEST) return text;
  // Half a character would be shown as a hidden one.
  const end = /[\ud800-\udbff]/.test(text[LONGEST - 1]!) ? LONGEST - 1 : LONGEST;
  return `${text.slice(0, end)}…`;
}
