import { crc32 } from "./crc32.js";
import { joinBytes, uint16, uint32 } from "./joinBytes.js";

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG image, a pixel at a time. Not compressed: these pictures are small. */
export function makePng(width: number, height: number, colourAt: (x: number, y: number) => Colour): Uint8Array {
  const rows = new Uint8Array(height * (1 + width * 3));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  const size = [...uint32(width).toReversed(), ...uint32(height).toReversed()];
  return joinBytes(
    [137, 80, 78, 71, 13, 10, 26, 10],
    chunk("IHDR", joinBytes(size, [8, 2, 0, 0, 0])),
    chunk("IDAT", stored(rows)),
    chunk("IEND", new Uint8Array()),
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joinBytes(type, data);
  return joinBytes(uint32(data.length).toReversed(), body, uint32(crc32(body)).toReversed());
}

// A zlib stream of stored blocks.
function stored(data: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let start = 0; start < data.length; start += 65_535) {
    const block = data.subarray(start, start + 65_535);
    const isLast = start + 65_535 >= data.length;
    blocks.push(joinBytes([isLast ? 1 : 0], uint16(block.length), uint16(~block.length), block));
  }
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return joinBytes([0x78, 0x01], ...blocks, uint32(((high << 16) | low) >>> 0).toReversed());
}
