/** A token as the head of `tokens.css` describes it and its rule defines it. */
export interface TokenDoc {
  name: string;
  group: string;
  meaning: string;
  /** What stands in for it where the host sets nothing: a shadcn variable, then a value. */
  shadcn: string | undefined;
  value: string;
}

/** Reads the tokens from the kit's style sheets. */
export function readTokens(head: string, sheets: readonly string[]): TokenDoc[] {
  const css = sheets.join("\n").replace(/\s+/g, " ");
  let group = "";
  return head.split("\n").flatMap((line) => {
    group = /^ \* (\w+)$/.exec(line)?.[1] ?? group;
    const [, name, meaning] = /^ \* {3}(--mcpr-[\w-]+)\s+(.+)$/.exec(line) ?? [];
    return name && meaning ? [{ name, group, meaning, ...fallbackOf(name, css) }] : [];
  });
}

/** The tokens that reach a component: by the private variables in its style sheets. */
export function tokensOf(sheet: string, tokens: readonly TokenDoc[]): TokenDoc[] {
  const used = new Set([...sheet.matchAll(/var\(--_?(mcpr-[\w-]+)/g)].map(([, name]) => `--${name}`));
  return tokens.filter(({ name }) => used.has(name));
}

function fallbackOf(token: string, css: string): Pick<TokenDoc, "shadcn" | "value"> {
  const start = css.search(new RegExp(String.raw`var\( ?${token}, `));
  if (start === -1) return { shadcn: undefined, value: "" };
  const value = insideParentheses(css.slice(start)).replace(/^[^,]*, /, "");
  const [, rest] = /^var\( ?--(?!_)[\w-]+, (.*)\)$/.exec(value) ?? [];
  // At the head of the value, or inside it where it is mixed with something.
  const [, shadcn] = /var\( ?(--(?!_|mcpr-)[\w-]+),/.exec(value) ?? [];
  return { shadcn, value: written(rest ?? value, css).replaceAll("--_mcpr-", "--mcpr-") };
}

/** A value with what stands for private variables that are no token: the first that is given for them. */
function written(value: string, css: string): string {
  return value.replace(/var\(--_(mcpr-[\w-]+)\)/g, (variable, name: string) => {
    if (css.search(new RegExp(String.raw`var\( ?--${name}, `)) !== -1) return variable;
    const given = new RegExp(String.raw`--_${name}: ([^;]*);`).exec(css)?.[1];
    return given === undefined ? variable : written(given, css);
  });
}

function insideParentheses(text: string): string {
  let depth = 0;
  for (let index = text.indexOf("("); index < text.length; index++) {
    if (text[index] === "(") depth++;
    if (text[index] === ")" && --depth === 0) return text.slice(text.indexOf("(") + 1, index).trim();
  }
  return text;
}
