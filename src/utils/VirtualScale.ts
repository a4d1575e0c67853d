/** Firefox stops at about 17.8 million pixels, Chromium at 33. */
const MAX_SPACER = 10_000_000;

/** Maps the scroll position of a spacer of limited height to a position in content of any height, and back. */
export class VirtualScale {
  readonly spacer: number;
  readonly isScaled: boolean;
  #contentRange: number;
  #spacerRange: number;

  constructor(contentHeight: number, viewHeight: number) {
    this.spacer = Math.min(contentHeight, MAX_SPACER);
    this.isScaled = contentHeight > MAX_SPACER;
    this.#contentRange = Math.max(0, contentHeight - viewHeight);
    this.#spacerRange = Math.max(0, this.spacer - viewHeight);
  }

  /** The place in the content that a scroll position shows at the top. */
  topOf(scrollTop: number): number {
    return this.clampTop(this.isScaled ? (scrollTop / this.#spacerRange) * this.#contentRange : scrollTop);
  }

  scrollTopOf(top: number): number {
    return this.isScaled ? (top / this.#contentRange) * this.#spacerRange : top;
  }

  clampTop(top: number): number {
    return Math.max(0, Math.min(top, this.#contentRange));
  }

  /** Where in the spacer content at `position` stands, while `top` is shown at `scrollTop`. Never outside the spacer. */
  offsetOf(position: number, top: number, scrollTop: number): number {
    if (!this.isScaled) return position;
    // Padding around the spacer lets the view scroll further than the spacer goes.
    return Math.max(0, Math.min(position - top + Math.min(scrollTop, this.#spacerRange), this.spacer));
  }
}
