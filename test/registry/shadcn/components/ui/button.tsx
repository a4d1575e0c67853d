import type { ComponentProps } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: "default" | "outline";
}

/** Stands in for shadcn's button, with the props that the registry's files use. */
export const Button = ({ variant = "default", ...props }: ButtonProps) => (
  <button type="button" data-variant={variant} {...props} />
);
