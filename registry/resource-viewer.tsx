"use client";

import { cn } from "@/lib/utils";
import { ResourceViewer as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** What a resource holds, by its type. */
export function ResourceViewer({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root className={cn("rounded-md border bg-card text-card-foreground shadow-xs", className)} {...props}>
      <Kit.Header className="border-b px-4 py-2" />
      <Kit.SizePrompt />
      <Kit.Loading />
      <Kit.Error />
      <Kit.InputRequest />
      <Kit.Empty />
      <Kit.Content />
    </Kit.Root>
  );
}
