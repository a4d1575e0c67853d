/** What takes longer is run once: without `--full`, all tables together end within ten minutes. */
export const SLOW_SECONDS = 5;

/** Medians and spread of one case's runs, by metric. */
export function summarize(results) {
  const failure = results.find(({ failed }) => failed)?.failed;
  if (failure) return { note: `failed: ${failure}` };
  if (results.length === 0) return { note: "not run at this size" };
  const metrics = {};
  const notWithin = results.find((result) => result.notWithin)?.notWithin;
  for (const key of new Set(results.flatMap(Object.keys))) {
    if (key === "notWithin") continue;
    const values = results.map((result) => result[key]).filter(Number.isFinite);
    values.sort((a, b) => a - b);
    if (values.length > 0) metrics[key] = { median: values[values.length >> 1], min: values[0], max: values.at(-1) };
  }
  return { metrics, notWithin };
}

export function machineLine({ browser, node, cpu, cores }) {
  return `Chromium ${browser}, Node ${node}, ${cores} × ${cpu ?? "unknown processor"}, ${new Date().toISOString().slice(0, 10)}`;
}

/** The table in Markdown: a block per size, a row per case, with the ratio to the kit's own first metric. */
export function markdownTable(table, rows, machine) {
  const lines = [
    `# ${table.title}`,
    "",
    table.about,
    "",
    `Medians (smallest–largest) of the runs; what takes longer than ${SLOW_SECONDS} s is run once. ${machine}.`,
    "",
  ];
  for (const size of new Set(rows.map((row) => row.size))) {
    const block = rows.filter((row) => row.size === size);
    const ours = block.find((row) => row.name === table.cases[0]);
    lines.push(`## ${size.toLocaleString("en")} ${table.unit}`, "");
    lines.push(
      `| | ${table.metrics.map(({ label }) => label).join(" | ")} | ratio |`,
      `|---|${"---|".repeat(table.metrics.length + 1)}`,
    );
    for (const row of block) {
      const cells = table.metrics.map(({ key }) => cell(row.metrics?.[key], row.notWithin));
      lines.push(
        `| ${row.name} | ${row.note ? `${row.note}${" |".repeat(table.metrics.length - 1)}` : cells.join(" | ")} | ${ratio(table, row, ours)} |`,
      );
    }
    lines.push("");
  }
  const growth = exponents(table, rows);
  if (growth.length > 0)
    lines.push(
      "## How the cost grows",
      "",
      "Exponent of cost over size, from the smallest to the largest measured (0 constant, 1 linear).",
      "",
      ...growth,
      "",
    );
  return lines.join("\n");
}

function exponents(table, rows) {
  const own = rows.filter((row) => row.name === table.cases[0] && row.metrics);
  if (own.length < 2) return [];
  const [first, last] = [own[0], own.at(-1)];
  return table.metrics
    .filter(({ key }) => first.metrics[key]?.median > 0 && last.metrics[key]?.median > 0)
    .map(({ key, label }) => {
      const exponent =
        Math.log(last.metrics[key].median / first.metrics[key].median) / Math.log(last.size / first.size);
      return `- ${label}: ${exponent.toFixed(2)}`;
    });
}

function cell(value, seconds) {
  if (!value) return seconds ? `not in ${seconds} s` : "–";
  return `${number(value.median)} (${number(value.min)}–${number(value.max)})`;
}

function ratio(table, row, ours) {
  const key = table.metrics[0].key;
  const mine = ours?.metrics?.[key]?.median;
  const theirs = row.metrics?.[key]?.median;
  return mine && theirs ? `${(theirs / mine).toFixed(1)}×` : "–";
}

function number(value) {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString("en");
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** Bars of the first metric at the largest size, on a logarithmic scale. */
export function chart(table, rows) {
  const size = Math.max(...rows.map((row) => row.size));
  const { key, label } = table.metrics[0];
  const bars = rows
    .filter((row) => row.size === size && row.metrics?.[key])
    .map((row) => ({ name: row.name, value: row.metrics[key].median }));
  const largest = Math.log10(Math.max(10, ...bars.map(({ value }) => value * 10)));
  const body = bars.map(({ name, value }, index) => {
    const width = Math.max(2, (Math.log10(Math.max(1, value * 10)) / largest) * 420);
    const y = 34 + index * 24;
    return `<text x="190" y="${y + 12}" text-anchor="end">${escapeXml(name)}</text><rect x="198" y="${y}" width="${width.toFixed(1)}" height="16" fill="${index === 0 ? "#2451c8" : "#9aa5b8"}"/><text x="${(204 + width).toFixed(1)}" y="${y + 12}">${number(value)}</text>`;
  });
  const height = 44 + bars.length * 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="${height}" font-family="system-ui, sans-serif" font-size="12" fill="#333"><rect width="720" height="${height}" fill="#fff"/><text x="10" y="20" font-weight="600">${escapeXml(`${table.title}: ${label}, ${size.toLocaleString("en")} ${table.unit}, log scale`)}</text>${body.join("")}</svg>\n`;
}

const escapeXml = (text) => text.replace(/[<>&"]/g, (char) => `&#${char.charCodeAt(0)};`);
