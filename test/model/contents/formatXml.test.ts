import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatXmlInSteps } from "../../../src/model/contents/formatXml.js";
import { runAtOnce } from "../../../src/utils/runInSlices.js";

const format = (text: string) => runAtOnce(formatXmlInSteps(text));

describe("formatXmlInSteps", () => {
  it("puts every element on a line of its own, text with the element it stands in", () => {
    expect(
      format('\ufeff<?xml version="1.0"?><feed a="x > y"><e id="1"><t>One &amp; two</t></e><e/><f></f></feed>'),
    ).toBe(
      '<?xml version="1.0"?>\n<feed a="x > y">\n  <e id="1">\n    <t>One &amp; two</t>\n  </e>\n  <e/>\n  <f></f>\n</feed>',
    );
  });

  it("changes nothing in elements whose space counts", () => {
    const mixed = "<p>Some <b>bold</b>  text\n <i> x </i></p>";
    expect(format(`<a>${mixed}<c><![CDATA[ <x> ]]></c><d xml:space='preserve'> <e/> </d></a>`)).toBe(
      `<a>\n  ${mixed}\n  <c><![CDATA[ <x> ]]></c>\n  <d xml:space='preserve'> <e/> </d>\n</a>`,
    );
  });

  it("keeps comments, instructions and document types as they are", () => {
    const head = '<!DOCTYPE a [<!ENTITY x "</a>">]>';
    expect(format(`${head}<a><!-- <b> --><?go <c> ?></a>`)).toBe(`${head}\n<a>\n  <!-- <b> -->\n  <?go <c> ?>\n</a>`);
  });

  it.each(["", "text", "<a>", "</a>", "<a></b>", "<a><b></a></b>", "<a", '<a b="', "<!-- ", "a<b/>", "<a <b/>"])(
    "has nothing to say of %j",
    (text) => {
      expect(format(text)).toBeNull();
    },
  );

  it("loses nothing but the space between elements, and changes nothing when done again", () => {
    const { xml } = fc.letrec<{ xml: string; node: string }>((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, fc.constantFrom("<e/>", " ", "\n", "<!--c-->", "text"), tie("xml")),
      xml: fc.array(tie("node"), { maxLength: 4 }).map((nodes) => `<n a="1">${nodes.join("")}</n>`),
    }));
    fc.assert(
      fc.property(xml, (text) => {
        const formatted = format(text)!;
        expect(formatted.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        expect(format(formatted)).toBe(formatted);
      }),
    );
  });

  it("is linear on what never ends and on what is nested without end", () => {
    expect(format("<!--".repeat(200_000))).toBeNull();
    expect(format("<a>".repeat(100_000))).toBeNull();
    expect(format("<a>".repeat(20_000) + "</a>".repeat(20_000))?.split("\n")).toHaveLength(39_999);
  });
});
