import { createContext, useContext } from "react";

/**
 * The context by which a Root serves its parts. `use(part)` throws a message that names the missing Root
 * when a part stands outside it.
 */
export function createPartContext<T>(root: string) {
  const Context = createContext<T | null>(null);
  function use(part: string): T {
    const value = useContext(Context);
    if (value === null) {
      throw new Error(
        `<${part}> is outside <${root}>. It gets its state from there and cannot work alone. Move it into a <${root}>.`,
      );
    }
    return value;
  }
  return [Context.Provider, use] as const;
}
