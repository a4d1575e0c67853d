import fc from "fast-check";

const NAMES = ["a", "b", "c", "repo", "x.y", "d_1", "p%20q"];
// Without !*'() and %, which std-uritemplate does not treat by the RFC everywhere; tables cover them.
const TEXT_UNITS = Array.from("kZ-._~ /?#[]@$&+,;=:é€ไس😀");

const name = fc.constantFrom(...NAMES);
const text = fc.string({ unit: fc.constantFrom(...TEXT_UNITS), maxLength: 8 });
// An empty member of `{;list*}` is another point where the oracle departs.
const member = fc.string({ unit: fc.constantFrom(...TEXT_UNITS), minLength: 1, maxLength: 8 });
const varspec = fc.tuple(name, fc.constantFrom("", "", "*")).map((pieces) => pieces.join(""));
const operator = fc.constantFrom("", "+", "#", ".", "/", ";", "?", "&");

/** An expression with one to three variables. */
const expression = fc
  .tuple(operator, fc.array(varspec, { minLength: 1, maxLength: 3 }))
  .map(([sign, names]) => `{${sign}${names.join(",")}}`);

const literal = fc.string({ unit: fc.constantFrom(...Array.from("ab/-.:?&=é")), maxLength: 4 });

/** A well-formed template. */
export const anyTemplate = fc.array(fc.oneof(expression, literal), { maxLength: 6 }).map((pieces) => pieces.join(""));

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.array(member, { maxLength: 3 }),
  fc.dictionary(fc.string({ unit: fc.constantFrom(...Array.from("klé=")), minLength: 1, maxLength: 3 }), member, {
    maxKeys: 3,
  }),
);

/** Texts, lists and associative values for some of the variables. */
export const anyValues = fc.dictionary(name, value, { maxKeys: NAMES.length });

/** A text for every variable. */
export const fullTexts = fc
  .tuple(...NAMES.map(() => fc.string({ unit: fc.constantFrom(...TEXT_UNITS), minLength: 1, maxLength: 8 })))
  .map((texts) => Object.fromEntries(NAMES.map((key, index) => [key, texts[index]!])));
