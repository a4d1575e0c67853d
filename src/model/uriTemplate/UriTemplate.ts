/** The operators of RFC 6570; `""` is simple expansion. */
export type UriTemplateOperator = "" | "+" | "#" | "." | "/" | ";" | "?" | "&";

/** What a variable may hold. `undefined`, `null`, an empty list and an empty object all count as undefined. */
export type UriTemplateValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | null
  | undefined;

/** Values by the variables' names. A variable without one is left out of the URI (RFC 6570, 2.3). */
export type UriTemplateValues = Readonly<Record<string, UriTemplateValue>>;

/** One mention of a variable inside an expression: `name`, `name*` or `name:3`. */
export interface UriTemplateVarspec {
  name: string;
  explode: boolean;
  prefix?: number;
  /** Where the name begins in the template. */
  position: number;
}

export interface UriTemplateLiteral {
  type: "literal";
  /** As written in the template, not yet percent-encoded. */
  text: string;
}

export interface UriTemplateExpression {
  type: "expression";
  operator: UriTemplateOperator;
  variables: readonly UriTemplateVarspec[];
}

/** A variable of the template, once however often it is mentioned. */
export interface UriTemplateVariable {
  name: string;
  /** The operator of its first mention. */
  operator: UriTemplateOperator;
  /** True when any mention explodes it, and none cuts it to a prefix: it takes a list. */
  explode: boolean;
  /** How many characters are used, when no mention uses them all. */
  prefix?: number;
  /** True when a simple or reserved expansion leaves a hole in the URI without it. */
  required: boolean;
}

/** A template in its parts (RFC 6570). */
export interface UriTemplate {
  /** In the template's order. */
  parts: readonly (UriTemplateLiteral | UriTemplateExpression)[];
  /** Each once, where it comes first. */
  variables: readonly UriTemplateVariable[];
}
