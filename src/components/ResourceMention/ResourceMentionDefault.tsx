"use client";

import { ResourceMentionAttachments } from "./ResourceMentionAttachments.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { ResourceMentionEmpty } from "./ResourceMentionEmpty.js";
import { ResourceMentionField } from "./ResourceMentionField.js";
import { ResourceMentionInput } from "./ResourceMentionInput.js";
import { ResourceMentionList } from "./ResourceMentionList.js";
import { ResourceMentionPopup } from "./ResourceMentionPopup.js";
import { ResourceMentionServers } from "./ResourceMentionServers.js";
import { ResourceMentionStatus } from "./ResourceMentionStatus.js";
import { ResourceMentionSubmit } from "./ResourceMentionSubmit.js";

/** What a `ResourceMention.Root` without children shows. */
export function ResourceMentionDefault() {
  const { composer } = useResourceMentionContext("ResourceMention.Root");
  return (
    <>
      <ResourceMentionField>
        <ResourceMentionInput />
        {composer.takesMessages && <ResourceMentionSubmit />}
      </ResourceMentionField>
      <ResourceMentionAttachments />
      <ResourceMentionPopup>
        <ResourceMentionList />
        <ResourceMentionEmpty />
        <ResourceMentionServers />
      </ResourceMentionPopup>
      <ResourceMentionStatus />
    </>
  );
}
