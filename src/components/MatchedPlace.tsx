"use client";

import type { MatchRange } from "../model/search/matchRanges.js";
import { MatchedText } from "./MatchedText.js";

interface MatchedPlaceProps {
  /** The slot of the whole; its pieces are `-start` and `-end` of it. */
  slot: string;
  /** The URI or template. */
  text: string;
  ranges: readonly MatchRange[];
  isUri: boolean;
  /** Where it stops differing from those of equal name (see `toldApartUntil`); undefined where nothing need be told. */
  until: number | undefined;
  title?: string | undefined;
}

/**
 * Where an entry is, with what matched marked, cut at its beginning where there is no room. Among entries of one name
 * what all of them end with goes first, so that what tells them apart stays.
 */
export function MatchedPlace({ slot, text, ranges, isUri, until, title }: MatchedPlaceProps) {
  if (until === undefined) {
    return (
      <span data-slot={slot} title={title}>
        <bdi dir="ltr">
          <MatchedText text={text} ranges={ranges} isUri={isUri} />
        </bdi>
      </span>
    );
  }
  const piece = (start: number, end: number) => (
    <bdi dir="ltr">
      <MatchedText text={text.slice(start, end)} ranges={rangesWithin(ranges, start, end)} isUri={isUri} />
    </bdi>
  );
  return (
    <span data-slot={slot} data-parted="" title={title}>
      {/* Heard as one address: two boxes would be read with a space between them. */}
      <span data-visually-hidden="">
        <MatchedText text={text} ranges={NONE} isUri={isUri} />
      </span>
      <span data-slot={`${slot}-start`} aria-hidden="true">
        {piece(0, until)}
      </span>
      <span data-slot={`${slot}-end`} aria-hidden="true">
        {piece(until, text.length)}
      </span>
    </span>
  );
}

const NONE: readonly MatchRange[] = [];

function rangesWithin(ranges: readonly MatchRange[], start: number, end: number): MatchRange[] {
  return ranges
    .filter((range) => range.start < end && range.end > start)
    .map((range) => ({ ...range, start: Math.max(range.start, start) - start, end: Math.min(range.end, end) - start }));
}
