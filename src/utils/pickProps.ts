/** Splits props into those named and the rest. */
export function pickProps<T extends object, K extends keyof T>(
  props: T,
  names: readonly K[],
): [Pick<T, K>, Omit<T, K>] {
  const picked = {} as Pick<T, K>;
  const rest = { ...props };
  for (const name of names) {
    if (!(name in props)) continue;
    picked[name] = props[name];
    delete (rest as Partial<T>)[name];
  }
  return [picked, rest];
}
