import { crc32 } from "./crc32.js";
import { joinBytes, uint16, uint32 } from "./joinBytes.js";

/** A ZIP archive of text files, stored without compression. */
export function makeZip(files: Readonly<Record<string, string>>): Uint8Array {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = joinBytes(text);
    const nameBytes = joinBytes(name);
    const common = [
      ...uint16(0x0800), // names are UTF-8
      ...uint16(0),
      ...uint32(0x5c210000), // 2026-01-01
      ...uint32(crc32(data)),
      ...uint32(data.length),
      ...uint32(data.length),
      ...uint16(nameBytes.length),
      ...uint16(0),
    ];
    const entry = joinBytes(uint32(0x04034b50), uint16(20), common, nameBytes, data);
    local.push(entry);
    const rest = [...uint16(0), ...uint16(0), ...uint16(0), ...uint32(0), ...uint32(offset)];
    central.push(joinBytes(uint32(0x02014b50), uint16(20), uint16(20), common, rest, nameBytes));
    offset += entry.length;
  }
  const directory = joinBytes(...central);
  const counts = [...uint16(local.length), ...uint16(local.length)];
  const end = [...uint32(0), ...counts, ...uint32(directory.length), ...uint32(offset), ...uint16(0)];
  return joinBytes(...local, directory, uint32(0x06054b50), end);
}
