import { UriTemplate } from "@modelcontextprotocol/client";
import { scriptTime } from "../../measure.js";
import { HOSTILE, MATCHES, TEMPLATES, VALUES } from "./data.js";

export default async function run(size: number) {
  return {
    expand: await scriptTime(() => {
      for (let round = 0; round < size; round++)
        for (const template of TEMPLATES) new UriTemplate(template).expand(VALUES);
    }),
    match: await scriptTime(() => {
      for (let round = 0; round < size; round++)
        for (const [template, uri] of MATCHES) new UriTemplate(template).match(uri);
    }),
    hostile: await scriptTime(() => void new UriTemplate(HOSTILE[0]).match(HOSTILE[1])),
  };
}
