import { displayName, planContext, useResources, visibleText, type PlannedResource } from "mcp-resource-kit";
import { useState } from "react";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Model/planContext",
  parameters: { mcp: { servers: ["handbook", "office", "media"] } },
});

/** Move the budget: what goes in by itself, what stays out, and why. */
export const Budget = meta.story({ render: () => <Plan /> });

function Plan() {
  const [budget, setBudget] = useState(1000);
  const { resources } = useResources();
  const plan = planContext(
    resources.map((resource) => ({ resource })),
    { budget },
  );
  return (
    <div style={{ fontFamily: "system-ui", maxWidth: "50rem" }}>
      <label>
        Budget: {budget.toLocaleString("en")} tokens, used {plan.tokens.toLocaleString("en")}
        <input
          type="range"
          min={0}
          max={20_000}
          step={50}
          value={budget}
          style={{ display: "block", inlineSize: "100%" }}
          onChange={(event) => setBudget(event.target.valueAsNumber)}
        />
      </label>
      <Decisions title="Goes in" items={plan.included} />
      <Decisions title="Stays out" items={plan.omitted} />
    </div>
  );
}

function Decisions({ title, items }: { title: string; items: readonly PlannedResource[] }) {
  return (
    <section>
      <h2 style={{ fontSize: "1rem" }}>
        {title} ({items.length})
      </h2>
      <ul>
        {items.map(({ resource, tokens, explanation }) => (
          <li key={`${resource.server} ${resource.uri}`}>
            <bdi>{visibleText(displayName(resource))}</bdi> ({tokens.toLocaleString("en")} tokens): {explanation}
          </li>
        ))}
      </ul>
    </section>
  );
}
