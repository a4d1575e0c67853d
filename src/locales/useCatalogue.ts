import { useEffect, useMemo, useState } from "react";
import { readLocale } from "../utils/readLocale.js";
import { en } from "./en.js";
import type { Messages } from "./Messages.js";

// Each a chunk of its own, fetched when its language is first asked for.
const LOADERS: Record<string, () => Promise<Messages>> = {
  th: async () => (await import("./th.js")).th,
  fa: async () => (await import("./fa.js")).fa,
};
const loaded = new Map<string, Messages>();

/**
 * The texts for a locale: the host's over the catalogue's. English shows until a catalogue has come; import one and
 * give it as `messages` to have it at once (server rendering).
 */
export function useCatalogue(locale: string, messages: Partial<Messages> | undefined): Partial<Messages> {
  const { language } = readLocale(locale);
  const catalogue = loaded.get(language);
  const [, setLoaded] = useState<Messages>();
  const whole = messages !== undefined && Object.keys(messages).length >= Object.keys(en).length;
  useEffect(() => {
    if (whole || loaded.has(language)) return;
    let current = true;
    LOADERS[language]?.().then(
      (texts) => {
        loaded.set(language, texts);
        if (current) setLoaded(texts);
      },
      // The chunk could not be fetched: English goes on showing.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [language, whole]);
  return useMemo(() => ({ ...catalogue, ...messages }), [catalogue, messages]);
}
