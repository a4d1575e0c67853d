import { useMemo, useState } from "react";
import type { InputQuestion, InputRequest, InputResponse, InputResponses } from "../../model/InputRequest.js";
import type { FormField, FormValue } from "../../model/input/FormField.js";
import { inspectAddress, type Address } from "../../model/input/inspectAddress.js";
import { readFormAnswer, type FormIssue, type FormValues } from "../../model/input/readFormAnswer.js";
import { readFormFields } from "../../model/input/readFormFields.js";
import { asksTheSame } from "../../queries/asksTheSame.js";

/** Where the user is with one question: filling in, looking over what will be sent, or (URL) back from the address. */
export type InputStep = "edit" | "review";

export interface InputRequestState {
  question: InputQuestion;
  /** Counted from 1; a request may hold several questions, asked one after the other. */
  position: number;
  count: number;
  step: InputStep;
  fields: readonly FormField[];
  values: FormValues;
  /** Shown once the user tried to go on; by field name. */
  issues: ReadonlyMap<string, FormIssue>;
  /** Of a question in URL mode. */
  address: Address | null;
  isOpened: boolean;
  setValue: (name: string, value: FormValue) => void;
  /** To the review, or false where something must be changed first. */
  review: () => boolean;
  edit: () => void;
  /** The click that is the user's consent: opens the address in a new tab. */
  open: () => void;
  accept: () => void;
  decline: () => void;
  /** Ends the whole request: what was answered before is not sent either. */
  cancel: () => void;
}

interface Progress {
  request: InputRequest;
  responses: InputResponses;
  values: FormValues;
  step: InputStep;
  wasChecked: boolean;
  isOpened: boolean;
}

const start = (request: InputRequest, responses: InputResponses = {}): Progress => ({
  request,
  responses,
  values: {},
  step: "edit",
  wasChecked: false,
  isOpened: false,
});

/** The state of answering an input request. Null while there is no question left: the answers are on their way. */
export function useInputRequest(
  request: InputRequest,
  onRespond: (responses: InputResponses) => void,
): InputRequestState | null {
  const [stored, setProgress] = useState(() => start(request));
  // A new request begins anew, without a frame that shows the old answers under the new questions. One that asks the same
  // again before it was answered, as when somebody else reads the resource too, leaves what was typed.
  const isSame = useMemo(() => goesOn(stored, request), [stored, request]);
  const progress = isSame ? stored : start(request);
  const change = (changes: Partial<Progress>) => setProgress({ ...progress, ...changes });

  const keys = Object.keys(request.requests);
  const key = keys.find((one) => !Object.hasOwn(progress.responses, one));
  const question = key === undefined ? undefined : request.requests[key];
  const fields = useMemo(
    () => (question === undefined || question.mode === "url" ? [] : readFormFields(question.requestedSchema)),
    [question],
  );
  const address = useMemo(() => (question?.mode === "url" ? inspectAddress(question.url) : null), [question]);
  if (key === undefined || question === undefined) return null;

  const { content, issues } = readFormAnswer(fields, progress.values);
  const answer = (response: InputResponse) => {
    const responses = Object.fromEntries([...Object.entries(progress.responses), [key, response]]);
    setProgress(start(request, responses));
    if (keys.every((one) => Object.hasOwn(responses, one))) onRespond(responses);
  };

  return {
    question,
    position: keys.indexOf(key) + 1,
    count: keys.length,
    // With nothing to fill in there is only the review.
    step: fields.length === 0 && address === null ? "review" : progress.step,
    fields,
    values: progress.values,
    issues: progress.wasChecked ? issues : NO_ISSUES,
    address,
    isOpened: progress.isOpened,
    setValue: (name, value) =>
      change({ values: Object.fromEntries([...Object.entries(progress.values), [name, value]]) }),
    review: () => {
      change({ wasChecked: true, step: issues.size === 0 ? "review" : "edit" });
      return issues.size === 0;
    },
    edit: () => change({ step: "edit" }),
    open: () => {
      if (!address?.canOpen) return;
      window.open(address.text, "_blank", "noopener,noreferrer");
      change({ isOpened: true });
    },
    accept: () => answer(address ? { action: "accept" } : { action: "accept", content }),
    decline: () => answer({ action: "decline" }),
    cancel: () => {
      const responses = Object.fromEntries(keys.map((one) => [one, { action: "cancel" as const }]));
      setProgress(start(request, responses));
      onRespond(responses);
    },
  };
}

function goesOn({ request: before, responses }: Progress, now: InputRequest): boolean {
  const isAnswered = Object.keys(before.requests).every((key) => Object.hasOwn(responses, key));
  return before === now || (!isAnswered && asksTheSame(before, now));
}

const NO_ISSUES: ReadonlyMap<string, FormIssue> = new Map();
