import type { MimeType } from "./parseMimeType.js";

/** Whether a type says nothing: servers send these when they do not know. */
export function isVagueType({ essence }: Pick<MimeType, "essence">): boolean {
  return VAGUE.test(essence);
}

const VAGUE =
  /^(application\/(octet-stream|binary|x-binary|unknown|x-unknown)|binary\/octet-stream|content\/unknown|unknown\/unknown|\*\/\*)$/;
