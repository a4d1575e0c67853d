"use client";

import type { ComponentProps } from "react";
import { resourceKey } from "../../model/resourceKey.js";
import * as ResourceAttachments from "../ResourceAttachments/index.parts.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";

export interface ResourceMentionAttachmentsProps extends Omit<
  ComponentProps<typeof ResourceAttachments.Root>,
  "value" | "defaultValue" | "onValueChange" | "attachments"
> {}

/** The resources that go with the message, as chips; nothing while there are none. Removing one takes its mentions out of the text. */
export function ResourceMentionAttachments(props: ResourceMentionAttachmentsProps) {
  const { composer } = useResourceMentionContext("ResourceMention.Attachments");
  const { mentions, remove } = composer;
  if (mentions.length === 0) return null;
  return (
    <ResourceAttachments.Root
      {...props}
      value={mentions}
      onValueChange={(next) => {
        const kept = new Set(next.map(resourceKey));
        mentions.filter((ref) => !kept.has(resourceKey(ref))).forEach(remove);
      }}
    />
  );
}
