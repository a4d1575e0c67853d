import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import { scriptTime } from "../../measure.js";
import { TEMPLATES, VALUES } from "./data.js";

export default async function run(size: number) {
  return {
    expand: await scriptTime(() => {
      for (let round = 0; round < size; round++)
        for (const template of TEMPLATES) StdUriTemplate.expand(template, VALUES);
    }),
  };
}
