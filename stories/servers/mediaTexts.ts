const ESC = "\u001b";

/** The text files of the media server. */
export const mediaTexts = {
  csv: [
    "day,level_m,flow_m3s,note",
    ...Array.from({ length: 30 }, (_, day) => {
      const level = (1.4 + Math.sin(day / 4) * 0.5).toFixed(2);
      const note = day === 11 ? '"rain, all day"' : day === 24 ? '"said ""stop"" to the siren"' : "";
      return `2026-11-${String(day + 1).padStart(2, "0")},${level},${(Number(level) * 31).toFixed(1)},${note}`;
    }),
  ].join("\n"),

  album: `# Album of the bridge

Pictures that stand beside this page are read from the same server.

![The sun goes down behind the bridge](sunset%20at%20the%20bridge.png)

![Where the gauge is](station-map.svg "Map of the station")

![One that is not there](otter.png)
`,

  json: JSON.stringify(
    {
      station: "bridge",
      issued: "2026-11-30T06:00:00Z",
      model: { name: "flow-model", version: "3.2.0", ensemble: 21 },
      hours: Array.from({ length: 12 }, (_, hour) => ({
        hour,
        level: Number((1.8 + hour * 0.03).toFixed(2)),
        sure: hour < 6,
      })),
      remarks: null,
    },
    null,
    2,
  ),

  yaml: `# What stands at the bridge
station: bridge
position: { lat: 59.91, lon: 10.75 }
probes:
  - kind: level
    every: 10m
    limits: &limits
      warn: 2.1
      alarm: 3.2
  - kind: flow
    every: 1h
    limits: *limits
notes: |
  The lens wants wiping
  after every storm.
`,

  toml: `[probe]\nserial = "RV-0417"\nevery = 600\nenabled = true\n\n[probe.limits]\nwarn = 2.1\nalarm = 3.2\n`,

  html: `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Plan a visit</title>
  <style>body { font: 1rem/1.6 Georgia, serif; max-width: 36rem; margin: 0 auto; padding: 2rem 1.25rem } h1 { color: #1d4d7a }</style></head>
  <body>
    <h1>Plan a visit</h1>
    <p>The station is open on the first Sunday of the month. Bring boots.</p>
    <ul><li>09:00 the morning round</li><li>11:00 soup</li></ul>
    <script>document.body.append("A script ran, and must not have.");</script>
  </body>
</html>
`,

  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" role="img" aria-label="Map of the station">
  <rect width="320" height="180" fill="#e7efe2"/>
  <path d="M0 120 C 80 60, 160 170, 320 80" stroke="#4a90c2" stroke-width="26" fill="none"/>
  <path d="M150 20 L 190 170" stroke="#7a6a55" stroke-width="7"/>
  <circle cx="176" cy="117" r="7" fill="#c2412d"/><text x="190" y="122" font-size="13" fill="#333">gauge</text>
  <rect x="92" y="36" width="26" height="20" fill="#8a5a3b"/><text x="84" y="30" font-size="13" fill="#333">hut</text>
</svg>
`,

  log: [
    `06:00:01 ${ESC}[32mINFO${ESC}[0m  probe RV-0417 awake, battery 86 %`,
    `06:00:02 ${ESC}[32mINFO${ESC}[0m  level 1.82 m`,
    `06:10:01 ${ESC}[33mWARN${ESC}[0m  lens cloudy, turbidity not sure`,
    `06:20:01 ${ESC}[1;31mERROR${ESC}[0m no answer from ${ESC}[4mintake pipe${ESC}[0m`,
    `06:20:05 ${ESC}[36mDEBUG${ESC}[0m retry 1 of 3`,
    `06:20:09 ${ESC}[32mINFO${ESC}[0m  ${ESC}[38;5;208mtemperature 8.4 °C${ESC}[0m`,
  ].join("\n"),

  diff: `diff --git a/data/station.yaml b/data/station.yaml
index 3f1c2aa..9be04d1 100644
--- a/data/station.yaml
+++ b/data/station.yaml
@@ -5,7 +5,8 @@ probes:
   - kind: level
     every: 10m
     limits:
-      warn: 2.0
-      alarm: 3.0
+      warn: 2.1
+      alarm: 3.2
+      # agreed with the town hall
   - kind: flow
     every: 1h
`,
};
