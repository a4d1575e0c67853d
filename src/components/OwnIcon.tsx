"use client";

interface OwnIconProps {
  src: string;
}

/** A picture that a server gives for an entry: as large as the kit's own icons, also without a style sheet. */
export function OwnIcon({ src }: OwnIconProps) {
  return <img src={src} alt="" width={24} height={24} draggable={false} />;
}
