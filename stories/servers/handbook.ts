import type { Catalogue, CatalogueResource } from "../../src/testing/index.js";
import { svgIcon } from "./svgIcon.js";
import { withSize } from "./withSize.js";

const book = svgIcon("#2563a8", "M5 6c3-1 5-1 7 1v12c-2-2-4-2-7-1zM19 6c-3-1-5-1-7 1v12c2-2 4-2 7-1z");
const alarm = svgIcon("#b4341f", "M12 5l8 14H4zM12 10v4M12 16.5v.5");

/** The documents of a small river station, in the languages of the people who work there. */
export const handbook: Catalogue = {
  name: "handbook",
  title: "Station handbook",
  ttlMs: 60_000,
  resources: [
    page("welcome.md", {
      title: "Welcome to the river station",
      description: "What we measure, and where to begin",
      icons: book,
      annotations: { audience: ["user", "assistant"], priority: 1, lastModified: "2026-11-24T08:30:00Z" },
      text: `# Welcome to the river station

We measure the river **every ten minutes**: level, flow, temperature and how clear it is. This handbook says how.

| What | Unit | Where |
| --- | --- | --- |
| Level | m | bridge gauge |
| Flow | m³/s | cable way |
| Temperature | °C | intake pipe |

## Begin here

1. Read [the morning round](handbook://procedures/morning-round.md).
2. Learn [what to do in a flood](handbook://procedures/flood.md).
3. Look at a day of data in \`measurements/\`.

> The river does not wait for the form to be filled in.
`,
    }),
    page("procedures/morning-round.md", {
      title: "The morning round",
      description: "Twenty minutes, every day before eight",
      annotations: { audience: ["user"], priority: 0.8, lastModified: "2026-10-02T06:00:00Z" },
      text: `# The morning round

- [x] Read the bridge gauge, twice
- [x] Empty the rain collector
- [ ] Wipe the lens of the turbidity probe
- [ ] Compare with the automatic values:

\`\`\`ts
const drift = gauge.level - probe.level;
if (Math.abs(drift) > 0.02) report({ drift, at: new Date() });
\`\`\`

A drift of more than two centimetres is reported the same day.
`,
    }),
    page("procedures/flood.md", {
      title: "When the water rises",
      description: "Levels of warning and who calls whom",
      icons: alarm,
      annotations: { audience: ["user", "assistant"], priority: 0.95, lastModified: "2026-11-29T21:10:00Z" },
      text: `# When the water rises

| Level at the bridge | Warning | Do |
| ---: | --- | --- |
| 2.10 m | yellow | look every hour |
| 2.60 m | orange | call the town hall |
| 3.20 m | **red** | leave the lower hut, close the road |

~~The siren is tested on Fridays.~~ The siren is tested on **Wednesdays**.
`,
    }),
    page("คู่มือ/เริ่มต้น.md", {
      title: "เริ่มต้นที่สถานีวัดน้ำ",
      description: "คู่มือสำหรับผู้ที่เพิ่งมาทำงาน",
      annotations: { audience: ["user"], priority: 0.7, lastModified: "2026-09-14T03:00:00Z" },
      text: `# เริ่มต้นที่สถานีวัดน้ำ

เราวัดระดับน้ำ **ทุกสิบนาที** และจดอุณหภูมิกับความขุ่นของน้ำไว้ด้วย

1. อ่านมาตรวัดที่สะพานสองครั้ง
2. เทน้ำฝนออกจากถังวัด แล้วจดปริมาณ
3. ถ้าค่าต่างกันเกินสองเซนติเมตร ให้แจ้งภายในวันเดียวกัน
`,
    }),
    page("راهنما/شروع.md", {
      title: "شروع کار در ایستگاه رودخانه",
      description: "راهنمای کوتاه برای همکاران تازه",
      annotations: { audience: ["user"], priority: 0.7, lastModified: "2026-08-30T05:30:00Z" },
      text: `# شروع کار در ایستگاه رودخانه

ما هر **ده دقیقه** سطح آب را اندازه می‌گیریم و دما و شفافیت آن را هم ثبت می‌کنیم.

1. اشل پل را دو بار بخوانید.
2. باران‌سنج را خالی کنید و مقدار را بنویسید.
3. اگر اختلاف بیش از دو سانتی‌متر بود، همان روز خبر بدهید.
`,
    }),
    page("Betrieb/Übersicht.md", {
      title: "Übersicht für den Nachtdienst",
      description: "Was nachts zu tun ist, und was bis morgen warten kann",
      annotations: { audience: ["user"], priority: 0.5, lastModified: "2026-07-03T20:15:00Z" },
      text: `# Übersicht für den Nachtdienst

Nachts genügt ein Blick **alle zwei Stunden**. Bei Gewitter wird das Messkabel hochgezogen.

- Straßenschranke prüfen
- Größere Äste am Rechen melden
- Überspannungsschutz: grüne Lampe heißt gut
`,
    }),
    page("glossary.md", {
      title: "Glossary",
      description: "Words that mean something else elsewhere",
      annotations: { audience: ["assistant"], priority: 0.3, lastModified: "2025-12-01T00:00:00Z" },
      text: "# Glossary\n\n**Gauge**: a painted board with numbers.\n\n**Freshet**: high water from melting snow.\n",
    }),
    page("procedures/how-we-write-down-what-we-did-not-measure-and-why-it-still-belongs-into-the-record.md", {
      title:
        "How we write down what we did not measure, and why an honest gap in the record is worth more than a guessed value",
      text: "# Gaps\n\nWrite `NA`, the reason and your initials. Never a zero.\n",
    }),
  ],
};

function page(path: string, rest: Omit<CatalogueResource, "uri" | "name">): CatalogueResource {
  const uri = `handbook://${path.split("/").map(encodeURIComponent).join("/")}`;
  return withSize({ uri, name: path.split("/").at(-1)!, mimeType: "text/markdown", ...rest });
}
