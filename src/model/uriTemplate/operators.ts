import type { UriTemplateOperator } from "./UriTemplate.js";

interface OperatorRules {
  /** Written before the first defined variable. */
  first: string;
  separator: string;
  /** Values are written as `name=value`. */
  named: boolean;
  /** What follows the name of an empty value. */
  ifEmpty: string;
  /** Reserved characters and percent-escapes are copied as they are. */
  reserved: boolean;
}

/** The table of RFC 6570, appendix A. */
export const OPERATORS: Readonly<Record<UriTemplateOperator, OperatorRules>> = {
  "": { first: "", separator: ",", named: false, ifEmpty: "", reserved: false },
  "+": { first: "", separator: ",", named: false, ifEmpty: "", reserved: true },
  "#": { first: "#", separator: ",", named: false, ifEmpty: "", reserved: true },
  ".": { first: ".", separator: ".", named: false, ifEmpty: "", reserved: false },
  "/": { first: "/", separator: "/", named: false, ifEmpty: "", reserved: false },
  ";": { first: ";", separator: ";", named: true, ifEmpty: "", reserved: false },
  "?": { first: "?", separator: "&", named: true, ifEmpty: "=", reserved: false },
  "&": { first: "&", separator: "&", named: true, ifEmpty: "=", reserved: false },
};

/** True where an undefined value leaves a hole in the URI; the other operators drop their punctuation with it. */
export function leavesHole(operator: UriTemplateOperator): boolean {
  return operator === "" || operator === "+";
}
