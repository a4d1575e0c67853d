import { displayName, planContext, useResources, visibleText, type PlannedResource } from "mcp-resource-kit";
import { useState } from "react";
import { expect, fireEvent, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Model/planContext",
  parameters: { mcp: { servers: ["handbook", "office", "media"] } },
});

/** Move the budget: what goes in by itself, what stays out, and why. */
export const Budget = meta.story({ render: () => <Plan /> });

/** A larger budget takes in more, and never more than it is. */
export const LargerBudget = meta.story({
  render: () => <Plan />,
  play: async ({ canvas }) => {
    const [goesIn, staysOut] = ["Goes in", "Stays out"].map((title) => async () => {
      const heading = await canvas.findByRole("heading", { name: new RegExp(title) });
      return Number(/\d+/.exec(heading.textContent));
    }) as [() => Promise<number>, () => Promise<number>];
    await waitFor(async () => expect(await goesIn()).toBeGreaterThan(0));
    await waitFor(async () => expect(await staysOut()).toBeGreaterThan(1));
    const before = await goesIn();
    const budget = canvas.getByRole<HTMLInputElement>("slider");
    await fireEvent.change(budget, { target: { value: "50" } });
    await waitFor(async () => expect(await goesIn()).toBeLessThan(before));
    await fireEvent.change(budget, { target: { value: "20000" } });
    await waitFor(async () => expect(await goesIn()).toBeGreaterThan(before));
    for (const line of canvas.getAllByRole("listitem")) await expect(line).toHaveTextContent(/tokens\): \S+/);
  },
});

function Plan() {
  const [budget, setBudget] = useState(1000);
  const { resources } = useResources();
  const plan = planContext(
    resources.map((resource) => ({ resource })),
    { budget },
  );
  return (
    // Reasons are in English, in any language of the page.
    <div dir="ltr" lang="en" style={{ fontFamily: "system-ui", maxWidth: "50rem" }}>
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
