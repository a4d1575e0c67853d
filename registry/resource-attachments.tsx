"use client";

import { cn } from "@/lib/utils";
import { ResourceAttachments as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** Chips of what goes with the message, and how much it is. */
export function ResourceAttachments({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root className={cn("text-sm", className)} {...props}>
      <Kit.List className="gap-1.5" />
      <Kit.InputRequest />
      <Kit.Totals className="text-xs text-muted-foreground" />
    </Kit.Root>
  );
}
