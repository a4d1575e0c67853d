/**
 * A schema that accepts everything, understood by the `request()` of both SDKs: v2 takes any Standard Schema, v1
 * anything with `safeParse`. The kit checks answers itself, entry by entry.
 */
export const passThroughSchema = {
  "~standard": { version: 1, vendor: "mcp-resource-kit", validate: (value: unknown) => ({ value }) },
  parse: (value: unknown) => value,
  safeParse: (value: unknown) => ({ success: true, data: value }),
  _def: {},
};
