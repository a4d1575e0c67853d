import { runKit } from "./runKit.js";

// One real pixel, and bytes after its end, which every reader of PNG ignores.
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

export default (size: number) => {
  const bytes = atob(PIXEL) + "\0".repeat(size * 1000);
  return runKit(
    "image/png",
    { blob: btoa(bytes) },
    "[data-slot=resource-viewer-image] img, img[data-slot=resource-viewer-image]",
  );
};
