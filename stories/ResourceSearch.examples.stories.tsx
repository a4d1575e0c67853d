import { ResourceSearch, useResourceSearch } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceSearch/Examples",
  component: ResourceSearch.Root,
  parameters: { mcp: { servers: ["handbook", "source", "database"] } },
});

/** Parts put together by the host: the status above the list, no filters. */
export const OwnComposition = meta.story({
  render: () => (
    <ResourceSearch.Root>
      <ResourceSearch.Input placeholder="What do you need?" />
      <ResourceSearch.Status />
      <ResourceSearch.Empty />
      <ResourceSearch.List />
    </ResourceSearch.Root>
  ),
});

function Plain() {
  const search = useResourceSearch({ limit: 20 });
  return (
    <div>
      <label>
        Find{" "}
        <input
          value={search.inputValue}
          onChange={(event) => search.setInputValue(event.target.value, { reason: "input-change", event })}
        />
      </label>
      <ol>
        {search.highlight.options.map((option) => (
          <li key={option.id}>{option.kind === "resource" ? option.resource.name : option.kind}</li>
        ))}
      </ol>
    </div>
  );
}

/** The hook alone, with markup of the host's own. */
export const Headless = meta.story({ render: () => <Plain /> });
