import { cdp } from "vitest/browser";

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen, by the browser's own input: gestures, clicks and focus follow as they do on a device. */
export async function tap(point: Point): Promise<void> {
  await touch("touchStart", point);
  await touch("touchEnd");
}

/** The finger goes along the way in steps, fast enough to scroll. */
export async function swipe(from: Point, by: Point): Promise<void> {
  const steps = 10;
  await touch("touchStart", from);
  for (let step = 1; step <= steps; step++) {
    await touch("touchMove", { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps });
  }
  await touch("touchEnd");
}

/** The middle of an element, or a place in it counted from its top left. */
export function pointIn(element: Element, { x, y }: Partial<Point> = {}): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + (x ?? box.width / 2), y: box.y + (y ?? box.height / 2) };
}

async function touch(type: string, point?: Point): Promise<void> {
  // The test runs in a frame of the page that is touched, made smaller where the window is.
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / innerWidth;
  const touchPoints = point ? [{ x: frame.x + point.x * scale, y: frame.y + point.y * scale }] : [];
  const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await session.send("Input.dispatchTouchEvent", { type, touchPoints });
}
