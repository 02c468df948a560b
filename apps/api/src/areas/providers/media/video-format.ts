/** The formats of video files that are stored. */
export type VideoFormat = "mp4" | "webm";

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of MP4 files that browsers play; HEIC photos and others have the same container. */
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp\d|qt {2})$/;

/** Detects the format from the first bytes, never from the name; null for anything else. */
export function videoFormat(bytes: Uint8Array): VideoFormat | null {
  if (bytes.length < 32) return null;
  if (latin(bytes, 4, 8) === "ftyp") return brands.test(latin(bytes, 8, 12)) ? "mp4" : null;
  const isEbml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isEbml && latin(bytes, 4, 64).includes("webm") ? "webm" : null;
}
