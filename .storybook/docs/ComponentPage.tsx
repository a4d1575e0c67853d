import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { Parts } from "./Parts.js";
import { Tokens } from "./Tokens.js";

/** The page of a component: its props live, then its parts and tokens from the source, then its stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const [, component] = /^Components\/(\w+)$/.exec(preparedMeta.title) ?? [];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {component && (
        <>
          <h2>Parts</h2>
          <Parts of={component} />
          <h2>Tokens</h2>
          <Tokens of={component} />
        </>
      )}
      <Stories />
    </>
  );
}
