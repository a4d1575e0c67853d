"use client";

import { Button } from "@/components/ui/button";
import { ResourcePicker as Kit } from "mcp-resource-kit";
import type { ComponentProps, ReactNode } from "react";

interface ResourcePickerProps extends ComponentProps<typeof Kit.Dialog> {
  /** What stands on the button that opens the picker. */
  label?: ReactNode;
}

/** A button that opens the picker in a dialog; a sheet on phones. */
export function ResourcePicker({ label = "Attach resources", ...props }: ResourcePickerProps) {
  return (
    <Kit.Dialog {...props}>
      <Kit.Trigger asChild>
        <Button variant="outline">{label}</Button>
      </Kit.Trigger>
    </Kit.Dialog>
  );
}
