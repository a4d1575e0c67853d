import { useResourceContext } from "../client/useResourceContext.js";
import type { Icon } from "../model/Resource.js";

const IMAGE_DATA = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i;

/**
 * The address of the first icon that may be shown: `https:` where the content policy says so, `data:` images of the
 * usual types unless it forbids them. Everything else is refused (specification, icons).
 */
export function useAllowedIcon(icons: readonly Icon[] | undefined, server: string): string | undefined {
  const { contentPolicy } = useResourceContext();
  const { icons: allows } = contentPolicy;
  return icons?.find(({ src }) => {
    if (IMAGE_DATA.test(src)) return allows?.(src, server) ?? true;
    return /^https:\/\//i.test(src) && (allows?.(src, server) ?? false);
  })?.src;
}
