import { UriTemplate } from "@modelcontextprotocol/client";
import { scriptTime, tellSoFar } from "../../measure.js";
import { HOSTILE, MATCHES, TEMPLATES, VALUES } from "./data.js";

export default async function run(size: number) {
  const expand = await scriptTime(() => {
    for (let round = 0; round < size; round++)
      for (const template of TEMPLATES) new UriTemplate(template).expand(VALUES);
  });
  const match = await scriptTime(() => {
    for (let round = 0; round < size; round++)
      for (const [template, uri] of MATCHES) new UriTemplate(template).match(uri);
  });
  // The next one may not end.
  await tellSoFar({ expand, match });
  const hostile = await scriptTime(() => void new UriTemplate(HOSTILE[0]).match(HOSTILE[1]));
  return { expand, match, hostile };
}
