"use client";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { parseMimeType } from "../../../model/mime/parseMimeType.js";
import { useObjectUrl } from "../../../utils/useObjectUrl.js";
import type { RendererProps } from "../ResourceRenderer.js";

// By the type the content goes by, the type the player is told; of our own choosing, as with every object URL.
const PLAYER_TYPES: Readonly<Record<string, string>> = {
  "audio/mpeg": "audio/mpeg",
  "audio/wav": "audio/wav",
  "audio/ogg": "audio/ogg",
  "audio/flac": "audio/flac",
  "audio/mp4": "audio/mp4",
  "audio/aac": "audio/aac",
  "audio/webm": "audio/webm",
  "video/mp4": "video/mp4",
  "video/webm": "video/webm",
  "video/ogg": "video/ogg",
  "video/quicktime": "video/mp4",
  "video/x-matroska": "video/webm",
};

/** Sound or film in the browser's own player. */
export default function MediaRenderer({ content, name, onFail }: RendererProps) {
  const { t } = useResourceContext();
  const essence = parseMimeType(content.mimeType)?.essence ?? "";
  const isVideo = essence.startsWith("video/");
  const src = useObjectUrl(content.bytes, PLAYER_TYPES[essence] ?? (isVideo ? "video/mp4" : "audio/mpeg"));
  const fail = () => onFail(new Error("The browser cannot play this."));
  if (src === undefined) return null;
  // Captions are not part of a resource; a server may offer a transcript as another one.
  /* oxlint-disable jsx-a11y/media-has-caption */
  return (
    <>
      <p data-slot="resource-viewer-printed">{t("viewer.notShown")}</p>
      {isVideo ? (
        <video
          data-slot="resource-viewer-video"
          src={src}
          controls
          preload="metadata"
          aria-label={name}
          onError={fail}
        />
      ) : (
        <audio
          data-slot="resource-viewer-audio"
          src={src}
          controls
          preload="metadata"
          aria-label={name}
          onError={fail}
        />
      )}
    </>
  );
}
