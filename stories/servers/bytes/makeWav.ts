import { joinBytes, uint16, uint32 } from "./joinBytes.js";

const RATE = 8000;

/** A WAV file that plays the notes (in hertz) one after the other. */
export function makeWav(notes: readonly number[], secondsEach: number): Uint8Array {
  const length = Math.round(RATE * secondsEach);
  const samples = Uint8Array.from({ length: notes.length * length }, (_, at) => {
    const inNote = at % length;
    const fade = Math.min(1, inNote / 200) * (1 - inNote / length);
    return 128 + Math.round(90 * fade * Math.sin((2 * Math.PI * notes[Math.floor(at / length)]! * inNote) / RATE));
  });
  const format = [...uint16(1), ...uint16(1), ...uint32(RATE), ...uint32(RATE), ...uint16(1), ...uint16(8)];
  return joinBytes(
    "RIFF",
    uint32(36 + samples.length),
    "WAVEfmt ",
    uint32(16),
    format,
    "data",
    uint32(samples.length),
    samples,
  );
}
