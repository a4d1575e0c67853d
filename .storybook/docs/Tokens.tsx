import { tokens as all, tokensOfComponent } from "./sources.js";

interface TokensProps {
  /** Only the tokens that reach this component. */
  of?: string;
}

/** The tokens, as `tokens.css` describes and defines them. */
export function Tokens({ of: component }: TokensProps) {
  const tokens = component ? tokensOfComponent(component) : all;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Meaning</th>
          <th scope="col">shadcn</th>
          <th scope="col">Without either</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, meaning, shadcn, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
            <td>{shadcn && <code>{shadcn}</code>}</td>
            <td>{value && <code>{value}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
