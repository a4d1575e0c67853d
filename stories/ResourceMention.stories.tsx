import { ResourceMention } from "mcp-resource-kit";
import { fn } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceMention",
  component: ResourceMention.Root,
  args: { onSubmit: fn() },
  parameters: { mcp: { servers: ["handbook", "source", "database"] } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "40rem", minBlockSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
});

/** Type `@` and a few letters; Enter takes a resource, Enter again sends. */
export const Default = meta.story({});

/** A draft with mentions in it. */
export const WithMentions = meta.story({
  args: { defaultValue: "Compare @handbook:handbook://procedures/flood.md with @database:db://schema please." },
});

/** For a text that is not sent, as in a form: without `onSubmit` there is no button, and Enter breaks the line. */
export const TextField = meta.story({ args: { onSubmit: undefined, defaultValue: "See @database:db://schema" } });

/** Other triggers, several at once. */
export const OtherTriggers = meta.story({ args: { trigger: ["#", "/res "] } });

/** What was used last stands first after a bare `@`. */
export const Recents = meta.story({
  args: {
    recents: [
      { server: "database", uri: "db://schema" },
      { server: "handbook", uri: "handbook://welcome.md" },
    ],
  },
});
