"use client";

interface KeyHintsProps {
  hints: readonly (readonly [key: string, does: string])[];
}

/** The keys that matter most, for those who see them; shown by the style sheet where there is room and a pointer. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <span data-slot="resource-keys" aria-hidden="true">
      {hints.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </span>
  );
}
