type Props = Record<string, unknown>;

/**
 * Joins the kit's props with the host's. Event handlers: the host's runs first, and ours is left out when it called
 * `preventDefault()`. `className` is joined, `style` is merged with the host's on top, every other host prop wins.
 * `undefined` from the host changes nothing.
 */
export function mergeProps<A extends object, B extends object>(ours: A, host: B): A & B {
  const merged = { ...ours } as Props;
  for (const [name, value] of Object.entries(host)) {
    if (value === undefined) continue;
    const own = merged[name];
    if (/^on[A-Z]/.test(name) && typeof own === "function" && typeof value === "function") {
      merged[name] = chain(value as Handler, own as Handler);
    } else if (name === "className" && own) {
      merged[name] = `${own as string} ${value as string}`;
    } else if (name === "style" && own) {
      merged[name] = { ...(own as object), ...(value as object) };
    } else {
      merged[name] = value;
    }
  }
  return merged as A & B;
}

type Handler = (event: { defaultPrevented?: boolean }) => void;

function chain(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event);
    if (!event?.defaultPrevented) second(event);
  };
}
