/** Stands in for the `cn` that every shadcn project has. */
export const cn = (...classes: (string | undefined)[]): string => classes.filter(Boolean).join(" ");
