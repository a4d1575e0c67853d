import { page } from "vitest/browser";
import { ResourceTemplateForm, type ResourceTemplateFormRootProps } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

export const field = (name: string) => page.getByRole("combobox", { name, exact: true });
export const option = (name: string) => page.getByRole("option", { name, exact: true });
export const preview = () => page.getByRole("status", { name: "Resource URI" });
export const repositories = Array.from({ length: 2500 }, (_, index) => `repo-${index}`);
export const uriTemplate = "forge://{owner}/{repo}{?ref}";

export const forge: Catalogue = {
  name: "forge",
  templates: [
    {
      uriTemplate,
      name: "repository",
      complete: {
        owner: (value) => ["acme", "globex"].filter((owner) => owner.startsWith(value)),
        repo: (value, { owner }) =>
          owner === "globex" ? ["reactor"] : repositories.filter((repo) => owner && repo.startsWith(value)),
        ref: () => [],
      },
    },
  ],
};

type Answer = (argument: { name: string; value: string }) => unknown;

/** Answers `completion/complete` by hand. */
export function answering(answer: Answer): Catalogue {
  return {
    ...forge,
    capabilities: { resources: {}, completions: {} },
    handlers: { "completion/complete": ({ argument }) => answer(argument as { name: string; value: string }) },
  };
}

export async function renderForm(
  catalogue: Catalogue,
  { era, ...props }: Partial<ResourceTemplateFormRootProps> & { era?: "modern" | "legacy" } = {},
) {
  const kit = await renderKit(
    <ResourceTemplateForm.Root server="forge" template={uriTemplate} read="never" {...props} />,
    {
      catalogues: [catalogue],
      era,
    },
  );
  const asked = () =>
    kit.connections[0]!.requests.map(({ params }) => params as { argument: { name: string; value: string } });
  return { ...kit, asked };
}
