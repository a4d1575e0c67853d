import { runKit } from "./runKit.js";

// One real pixel, and bytes after its end, which every reader of PNG ignores.
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

export default (size: number) =>
  runKit(
    size,
    "image/png",
    (kilobytes) => ({ blob: btoa(atob(PIXEL) + "\0".repeat(kilobytes * 1000)) }),
    "[data-slot=resource-viewer-image] img, img[data-slot=resource-viewer-image]",
  );
