/** What a zip says of itself: the names of its files and their total size once inflated, in bytes. */
export type ZipDirectory = { names: string[]; inflatedBytes: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;

/**
 * Reads the central directory of a zip without inflating anything; null when it is cut or
 * inconsistent. A zip64 entry counts for the 4 GB its 32-bit field shows.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const entries = view.getUint16(end + 10, true);
  // The parser counts on the other field: they may only differ in a zip of several volumes.
  if (view.getUint16(end + 8, true) !== entries) return null;
  let at = view.getUint32(end + 16, true);
  const directory: ZipDirectory = { names: [], inflatedBytes: 0 };
  for (let index = 0; index < entries; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + entryLength, at + entryLength + nameLength);
    directory.names.push(new TextDecoder().decode(name));
    directory.inflatedBytes += view.getUint32(at + 24, true);
    const extra = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    at += entryLength + nameLength + extra;
  }
  return directory;
}

/** The end record stands last, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}
