"use client";

import { Slot } from "radix-ui";
import { useId, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { isSameFilter, type SearchFilter } from "../../model/search/SearchFilter.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useEscapeFirst } from "../../utils/useEscapeFirst.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchFilterPanelProps extends PartProps<"div"> {}

const KINDS = ["document", "code", "data", "image", "audio", "video", "other"] as const;
const AUDIENCES = ["user", "assistant"] as const;
const DAYS = [1, 7, 30] as const;

/**
 * What results can be filtered by, as switches: servers, kinds, audience, last change. A server that is switched off is
 * muted. Renders a `<div role="group">` while `ResourceSearch.FilterToggle` has it open; Escape closes it.
 */
export const ResourceSearchFilterPanel = withRef(function ResourceSearchFilterPanel({
  asChild,
  children,
  ref,
  ...props
}: ResourceSearchFilterPanelProps) {
  const { t } = useResourceContext();
  const search = useResourceSearchContext("ResourceSearch.FilterPanel");
  const { filterPanel, filters, addFilter, removeFilter, mutedServers, setMuted } = search;
  const servers = search.listings.map(({ server }) => server);
  const own = useEscapeFirst<HTMLDivElement>(filterPanel.isOpen, () => filterPanel.setOpen(false));
  const merged = useMergedRef(own, ref);
  if (!filterPanel.isOpen) return null;
  const switchFor = (filter: SearchFilter, label: string) => {
    const isOn = filters.some((one) => isSameFilter(one, filter));
    const toggle = (event: unknown) => (isOn ? removeFilter : addFilter)(filter, { reason: "filter-press", event });
    return <Switch key={filter.value} isOn={isOn} label={label} onPress={toggle} />;
  };
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      id={filterPanel.id}
      role="group"
      aria-label={t("search.filters")}
      data-slot="resource-search-filter-panel"
      {...props}
      ref={merged}
    >
      {fillChild(
        asChild,
        children,
        <>
          {servers.length > 1 && (
            <Row label={t("search.filter.servers")}>
              {servers.map(({ id, label }) => {
                const isOn = !mutedServers.includes(id);
                const mute = (event: unknown) => setMuted(id, isOn, { reason: "filter-press", event });
                return <Switch key={id} isOn={isOn} label={visibleText(label)} onPress={mute} />;
              })}
            </Row>
          )}
          <Row label={t("search.filter.kind")}>
            {KINDS.map((value) => switchFor({ kind: "type", value }, t(`search.type.${value}`)))}
          </Row>
          <Row label={t("search.filter.audience")}>
            {AUDIENCES.map((value) => switchFor({ kind: "audience", value }, t(`search.audience.${value}`)))}
          </Row>
          <Row label={t("search.filter.changedIn")}>
            {DAYS.map((value) => switchFor({ kind: "changed", value }, t("search.filter.days", { count: value })))}
          </Row>
        </>,
      )}
    </Element>
  );
});

function Row({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} data-slot="resource-search-filter-row">
      <span id={id} data-slot="resource-search-filter-row-label">
        {label}
      </span>
      {children}
    </div>
  );
}

interface SwitchProps {
  isOn: boolean;
  label: string;
  onPress: (event: unknown) => void;
}

function Switch({ isOn, label, onPress }: SwitchProps) {
  return (
    <button
      type="button"
      data-slot="resource-search-filter-option"
      data-selected={dataAttribute(isOn)}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <bdi>{label}</bdi>
    </button>
  );
}
