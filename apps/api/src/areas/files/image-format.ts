/** The accepted photo formats; anything else, SVG above all, is not accepted as an image. */
export type ImageFormat = "jpeg" | "png" | "webp";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** Detects the format from the first bytes, never from the name; null for anything else. */
export function imageFormat(bytes: Uint8Array): ImageFormat | null {
  if (holds(bytes, jpeg, 0)) return "jpeg";
  if (holds(bytes, png, 0)) return "png";
  return holds(bytes, riff, 0) && holds(bytes, webp, 8) ? "webp" : null;
}

function holds(bytes: Uint8Array, magic: readonly number[], from: number): boolean {
  return magic.every((byte, index) => bytes[from + index] === byte);
}
