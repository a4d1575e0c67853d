"use client";

import { cn } from "@/lib/utils";
import { ResourceMention as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** A message composer in which `@` mentions resources. */
export function ResourceMention({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root className={cn("w-full", className)} {...props}>
      <Kit.Field className="rounded-2xl border bg-background shadow-xs">
        <Kit.Input className="min-h-12 text-sm" />
        <Kit.Submit className="rounded-full" />
      </Kit.Field>
      <Kit.Attachments />
      <Kit.Popup className="rounded-md border bg-popover text-popover-foreground shadow-md">
        <Kit.List />
        <Kit.Empty />
        <Kit.Servers />
      </Kit.Popup>
      <Kit.Status />
    </Kit.Root>
  );
}
