"use client";

import { Button } from "@/components/ui/button";
import { cn } from "@/lib/utils";
import { ResourceTemplateForm as Kit } from "mcp-resource-kit";
import type { ComponentProps } from "react";

/** The variables of a template, with suggestions and a preview of the address. */
export function ResourceTemplateForm({ className, ...props }: ComponentProps<typeof Kit.Root>) {
  return (
    <Kit.Root className={cn("grid gap-4 text-sm", className)} {...props}>
      <Kit.Header />
      <Kit.Fields />
      <Kit.Preview className="rounded-md bg-muted px-3 py-2" />
      <Kit.Error className="text-destructive" />
      <div className="flex items-center gap-2">
        <Kit.Submit asChild>
          <Button type="submit" />
        </Kit.Submit>
        <Kit.Reset asChild>
          <Button type="reset" variant="outline" />
        </Kit.Reset>
        <Kit.Status className="text-muted-foreground" />
      </div>
    </Kit.Root>
  );
}
