import preview from "../.storybook/preview.js";
import { Playground as PlaygroundHost } from "./playground/Playground.js";

const meta = preview.meta({
  title: "Playground",
  component: PlaygroundHost,
  parameters: { layout: "fullscreen", mcp: { servers: "playground" }, controls: { disable: true } },
  tags: ["!autodocs"],
});

/** Tree and viewer, on the servers that `npm start` was given, or on those of the playground. */
export const Playground = meta.story();
