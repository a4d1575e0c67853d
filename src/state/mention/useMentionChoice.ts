import type { MentionQuery } from "../../model/mention/detectMention.js";
import { formatMention } from "../../model/mention/formatMention.js";
import { parseMentions } from "../../model/mention/parseMentions.js";
import type { ResourceRef } from "../../model/Resource.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { MentionOption } from "./MentionOption.js";
import type { MentionSession } from "./MentionSession.js";
import { beginTemplate, fillVariable, type TemplateEdit, type TemplateStep } from "./templateStep.js";
import type { MentionTemplate } from "./useMentionTemplate.js";

/** How a row of the popup was taken. */
export interface MentionSelectDetails {
  reason: "keyboard" | "item-press";
  event?: Event | undefined;
}

interface MentionChoiceOptions {
  session: MentionSession | null;
  query: MentionQuery | null;
  template: MentionTemplate;
  highlight: (option: MentionOption) => void;
  /** Shows more of this server. */
  expand: (server: string) => void;
  onSelect: ((ref: ResourceRef, details: MentionSelectDetails) => void) | undefined;
}

/** What choosing a row does to the text: a mention, or a template's URI as far as it is known. */
export function useMentionChoice({ session, query, template, highlight, expand, onSelect }: MentionChoiceOptions) {
  /** Puts it in place of what is typed; gives the resource that is mentioned then. */
  const apply = useEventCallback((edit: TemplateEdit): ResourceRef | null => {
    if (!session || !query) return null;
    const { editor } = session;
    const { start, end } = query;
    if ("text" in edit) {
      editor.replace(start, end, query.trigger + edit.text, null);
      return null;
    }
    const following = editor.read()?.text.slice(end) ?? "";
    session.finish(() => editor.replace(start, end, mentionBefore(edit.ref, following), edit.ref));
    return edit.ref;
  });

  const select = useEventCallback((option: MentionOption, details: MentionSelectDetails) => {
    const { step } = template;
    if (option.kind === "more") {
      highlight(option);
      expand(option.server);
      return;
    }
    const edit = editOf(option, step);
    const ref = edit && apply(edit);
    if (ref) onSelect?.(ref, details);
    else if (option.kind === "template") template.remember(option.template, {});
    else if (option.kind === "value" && step) {
      template.remember(step.template, { ...step.values, [step.variable]: option.value });
    }
  });
  return { apply, select };
}

function editOf(option: Exclude<MentionOption, { kind: "more" }>, step: TemplateStep | null): TemplateEdit | null {
  switch (option.kind) {
    case "resource":
      return { ref: { server: option.resource.server, uri: option.resource.uri } };
    case "template":
      return beginTemplate(option.template);
    case "finish":
      return { ref: option.ref };
    case "value":
      return step && fillVariable(step, option.value);
  }
}

// Punctuation may follow it at once, but not where it would be read as more of the URI (`-draft`, `/etc`).
function mentionBefore(ref: ResourceRef, following: string): string {
  const mention = formatMention(ref);
  const [found] = parseMentions(mention + /^\S*/.exec(following)![0], [ref.server]);
  return /^[\s\p{P}]/u.test(following) && found?.end === mention.length ? mention : `${mention} `;
}
