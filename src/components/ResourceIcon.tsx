"use client";

import type { Icon } from "../model/Resource.js";
import { KindIcon, type KindIconItem } from "./KindIcon.js";
import { OwnIcon } from "./OwnIcon.js";
import { useAllowedIcon } from "./useAllowedIcon.js";

interface ResourceIconProps {
  item: KindIconItem & { server: string; icons?: readonly Icon[] | undefined };
}

/** The server's own icon for a resource or template where the content policy allows it, else that of its kind. */
export function ResourceIcon({ item }: ResourceIconProps) {
  const own = useAllowedIcon(item.icons, item.server);
  return own === undefined ? <KindIcon item={item} /> : <OwnIcon src={own} />;
}
