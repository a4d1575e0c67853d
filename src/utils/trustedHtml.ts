interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): { createHTML: (html: string) => string };
}

let makeTrusted: ((html: string) => string) | undefined;

/**
 * HTML for a place that takes none but trusted text where the page enforces Trusted Types. A page that restricts the
 * names of policies allows ours with `trusted-types mcp-resource-kit`; where it does not, the place refuses the text.
 */
export function trustedHtml(html: string): string {
  makeTrusted ??= createTrusting();
  return makeTrusted(html);
}

function createTrusting(): (html: string) => string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    const policy = trustedTypes?.createPolicy("mcp-resource-kit", { createHTML: (html) => html });
    if (policy) return (html) => policy.createHTML(html);
  } catch {
    // The name is not allowed, or another copy of the kit has taken it.
  }
  return (html) => html;
}
