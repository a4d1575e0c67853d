"use client";

import { cn } from "@/lib/utils";
import { ResourceSearch as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** A command menu over the resources and templates of all servers. */
export function ResourceSearch({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root
      className={cn("overflow-hidden rounded-md border bg-popover text-popover-foreground shadow-md", className)}
      {...props}
    >
      <div data-slot="resource-search-box" className="border-b px-3">
        <Kit.Filters />
        <Kit.Input className="h-10 text-sm" />
      </div>
      <Kit.Error />
      <Kit.Loading />
      <Kit.Empty className="py-6 text-center text-sm" />
      <Kit.List className="max-h-80 p-1" />
      <Kit.Tray />
      <Kit.Status className="border-t px-3 py-2 text-xs text-muted-foreground" />
    </Kit.Root>
  );
}
