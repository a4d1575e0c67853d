import { parseTemplate } from "url-template";
import { scriptTime } from "../../measure.js";
import { TEMPLATES, VALUES } from "./data.js";

export default async function run(size: number) {
  return {
    expand: await scriptTime(() => {
      for (let round = 0; round < size; round++)
        for (const template of TEMPLATES) parseTemplate(template).expand(VALUES);
    }),
  };
}
