import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

interface Media {
  media?: "print" | "screen";
  features?: { name: string; value: string }[];
}

/** What the reader's system asks for, until the test ends: a medium, and features such as `forced-colors`. */
export async function emulate(media: Media): Promise<void> {
  const set = (to: Media) => cdp().send("Emulation.setEmulatedMedia", { media: "" as never, features: [], ...to });
  onTestFinished(async () => void (await set({})));
  await set(media);
}
