import type { ListedResourceTemplate } from "../../model/Resource.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useTemplateCompletion } from "../../queries/useTemplateCompletion.js";
import type { MentionGroup } from "./MentionOption.js";
import { valueGroup } from "./mentionGroups.js";
import { readTemplateStep, type TemplateStep } from "./templateStep.js";
import { useOpeningState } from "./useOpeningState.js";

export interface MentionTemplate {
  /** The variable being completed; null while the query is no URI of a template. */
  step: TemplateStep | null;
  group: MentionGroup | null;
  status: "idle" | "loading" | "success" | "error" | "unsupported";
  /** Keeps to this template, and to these values, while the text goes on agreeing with them. */
  remember: (template: ListedResourceTemplate, picked: Readonly<Record<string, string>>) => void;
}

/** The template part of a mention: which variable the typed text has come to, and what it may be. */
export function useMentionTemplate(
  opening: number,
  text: string | null,
  listings: readonly ResourceListing[],
): MentionTemplate {
  const [chosen, setChosen] = useOpeningState<Chosen | null>(opening, null);
  const step = text === null ? null : findStep(text, chosen, listings);
  const { values, status } = useTemplateCompletion({
    server: step?.template.server ?? "",
    template: step?.template.uriTemplate ?? "",
    variable: step?.variable ?? "",
    value: step?.typed ?? "",
    context: step?.values,
    enabled: step !== null,
  });
  return {
    step,
    group: step && valueGroup(step, values),
    status: step ? status : "idle",
    remember: (template, picked) => setChosen({ template, picked }),
  };
}

interface Chosen {
  template: ListedResourceTemplate;
  picked: Readonly<Record<string, string>>;
}

// Typed by hand, a beginning counts only where it leaves no doubt which template is meant.
function findStep(text: string, chosen: Chosen | null, listings: readonly ResourceListing[]): TemplateStep | null {
  const going = chosen && readTemplateStep(chosen.template, text, chosen.picked);
  if (going) return going;
  if (text === "") return null;
  const steps = listings.flatMap(({ templates }) =>
    templates.flatMap((one) => (beginsLike(text, one) ? (readTemplateStep(one, text) ?? []) : [])),
  );
  return steps.length === 1 ? steps[0]! : null;
}

// Cheap, and spares parsing every template at every key.
function beginsLike(text: string, { uriTemplate }: ListedResourceTemplate): boolean {
  const literal = uriTemplate.slice(0, Math.max(uriTemplate.indexOf("{"), 0));
  return literal !== "" && text.startsWith(literal);
}
