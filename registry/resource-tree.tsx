"use client";

import { cn } from "@/lib/utils";
import { ResourceTree as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** The resources of all servers as a tree, in a bordered card. */
export function ResourceTree({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root className={cn("h-96 rounded-md border bg-background text-sm", className)} {...props}>
      <Kit.Search className="m-2 h-9 rounded-md border bg-transparent px-3 shadow-xs" />
      <Kit.Error />
      <Kit.Loading />
      <Kit.Empty className="py-6 text-center text-muted-foreground" />
      <Kit.List />
      <Kit.Status className="border-t px-3 py-2 text-xs text-muted-foreground" />
    </Kit.Root>
  );
}
