"use client";

import { useResourceContext } from "../client/useResourceContext.js";
import { visibleText } from "../model/visibleText.js";
import type { NamedResource } from "./useToldApart.js";

interface PlaceOfNamedProps {
  id: string;
  server: string;
  named: NamedResource;
}

/** Server and place, as far as needed, of a chosen resource whose name others have too. Renders a `<small>`. */
export function PlaceOfNamed({ id, server, named }: PlaceOfNamedProps) {
  const { getServer } = useResourceContext();
  return (
    <small id={id}>
      {named.server && <bdi>{visibleText(getServer(server)?.label ?? server)}</bdi>}
      {named.server && named.place !== undefined && " · "}
      {named.place !== undefined && <bdi dir="ltr">{named.place}</bdi>}
    </small>
  );
}

/** Whether something has to stand beside the name. */
export function isOneOfMany({ server, place }: NamedResource): boolean {
  return server === true || place !== undefined;
}
