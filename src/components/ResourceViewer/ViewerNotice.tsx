"use client";
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface ViewerNoticeProps {
  tone: "info" | "warning" | "danger";
  children: ReactNode;
}

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert };

/** A line above content that says what is special about it. What is dangerous to overlook is an alert. */
export function ViewerNotice({ tone, children }: ViewerNoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div data-slot="resource-viewer-notice" data-tone={tone} role={tone === "danger" ? "alert" : undefined}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
