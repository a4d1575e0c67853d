import { joinBytes } from "./joinBytes.js";

/** A one-page PDF: a heading and lines of text. */
export function makePdf(heading: string, lines: readonly string[]): Uint8Array {
  const text = [
    `BT /F1 24 Tf 56 760 Td (${heading}) Tj ET`,
    ...lines.map((line, row) => `BT /F1 12 Tf 56 ${720 - row * 18} Td (${line}) Tj ET`),
    "0.16 0.42 0.62 rg 56 742 483 2 re f",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return joinBytes(body + table + trailer);
}
