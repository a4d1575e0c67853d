import type { Catalogue, ReadParams } from "../../src/testing/index.js";

/** Asks before it shows: one resource wants a form filled in, one a page visited. */
export const office: Catalogue = {
  name: "office",
  title: "Records office",
  capabilities: { resources: {} },
  resources: [
    { uri: "office://hours", name: "hours", title: "Opening hours", mimeType: "text/plain", text: "Nine to four.\n" },
    {
      uri: "office://permit",
      name: "permit",
      title: "Diving permit",
      description: "Asks who you are",
      mimeType: "text/markdown",
      read: (params) =>
        ask(params, "applicant", APPLICANT, ({ name, depth }) => [
          {
            uri: params.uri,
            mimeType: "text/markdown",
            text: `# Permit\n\nIssued to **${String(name)}**, down to ${String(depth)} m.\n`,
          },
        ]),
    },
    {
      uri: "office://sealed",
      name: "sealed",
      title: "Sealed letter",
      description: "Wants you to agree on a web page",
      mimeType: "text/plain",
      read: (params) =>
        ask(params, "consent", CONSENT, () => [
          { uri: params.uri, mimeType: "text/plain", text: "Dear finder, thank you.\n" },
        ]),
    },
  ],
};

const APPLICANT = {
  mode: "form",
  message: "Who is the permit for?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "As in your passport", minLength: 2 },
      email: { type: "string", title: "E-mail", format: "email" },
      depth: { type: "integer", title: "Depth in metres", minimum: 1, maximum: 40, default: 10 },
      certified: { type: "boolean", title: "I have a diving certificate", default: false },
      season: { type: "string", title: "Season", enum: ["spring", "summer", "autumn"] },
    },
    required: ["name", "depth"],
  },
};

const CONSENT = {
  mode: "url",
  message: "Read the rules for sealed letters and agree to them.",
  url: "https://records.example/rules/sealed-letters?office=river",
};

type Answer = Record<string, unknown>;

function ask(params: ReadParams, key: string, request: object, give: (answer: Answer) => unknown): unknown {
  const answered = params.inputResponses?.[key];
  if (answered?.action === "accept") return give(answered.content ?? {});
  if (answered) {
    return { isError: true, contents: [{ uri: params.uri, mimeType: "text/plain", text: "Not without an answer.\n" }] };
  }
  return {
    resultType: "input_required",
    requestState: `${key}:1`,
    inputRequests: { [key]: { method: "elicitation/create", params: request } },
  };
}
