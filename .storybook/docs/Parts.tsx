import { Markdown } from "@storybook/addon-docs/blocks";
import { partsOf } from "./sources.js";

/** The parts of a component with what they render, their slots and state attributes, as their files say it. */
export function Parts({ of: component }: { of: string }) {
  return (
    <>
      {partsOf(component).map(({ name, slot, description, selectors }) => (
        <section key={name}>
          <Markdown>{`### ${component}.${name}\n\n${description}`}</Markdown>
          <table>
            <thead>
              <tr>
                <th scope="col">Selector</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {slot && (
                <tr>
                  <td>
                    <code>{`[data-slot="${slot}"]`}</code>
                  </td>
                  <td>always</td>
                </tr>
              )}
              {selectors.map(({ selector, meaning }) => (
                <tr key={selector}>
                  <td>
                    <code>{selector}</code>
                  </td>
                  <td>
                    <Markdown>{meaning}</Markdown>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
