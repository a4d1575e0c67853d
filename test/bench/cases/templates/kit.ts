import { expandUriTemplate, matchUriTemplate } from "mcp-resource-kit";
import { scriptTime } from "../../measure.js";
import { HOSTILE, MATCHES, TEMPLATES, VALUES } from "./data.js";

export default async function run(size: number) {
  return {
    expand: await scriptTime(() => {
      for (let round = 0; round < size; round++) for (const template of TEMPLATES) expandUriTemplate(template, VALUES);
    }),
    match: await scriptTime(() => {
      for (let round = 0; round < size; round++) for (const [template, uri] of MATCHES) matchUriTemplate(template, uri);
    }),
    hostile: await scriptTime(() => void matchUriTemplate(...HOSTILE)),
  };
}
