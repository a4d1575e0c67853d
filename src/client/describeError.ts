import type { Translate } from "../locales/createTranslator.js";
import { visibleText } from "../model/visibleText.js";
import type { ResourceError } from "./ResourceError.js";

interface ErrorSubject {
  t: Translate;
  /** The label of the server that was asked. */
  server: string;
  /** What was being read or filled in. Left out for lists. */
  name?: string | undefined;
  /** What was asked for, where that was neither resources nor contents: templates, or values that complete one. */
  request?: "templates" | "values" | undefined;
}

/** An error as one plain sentence for the place where the user is looking: no codes, no stacks. */
export function describeError(error: ResourceError, { t, server, name, request }: ErrorSubject): string {
  const values = { server: visibleText(server), name: visibleText(name ?? error.uri ?? server) };
  if (error.kind !== "server") return t(`error.${error.kind}`, values);
  const message = visibleText(error.serverMessage ?? t("error.noWords"));
  const what = request ?? (name === undefined && error.uri === undefined ? "list" : "server");
  return t(`error.${what}`, { ...values, message });
}
