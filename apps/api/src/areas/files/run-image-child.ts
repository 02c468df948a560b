import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { LONGEST_SIDE } from "./encode-photo.ts";
import type { ImageFormat } from "./image-format.ts";

const entry = fileURLToPath(new URL("./image-child.ts", import.meta.url));

/** The limits of a photo: 40 megapixels of input, ten seconds. */
const MOST_PIXELS = 40_000_000;
const TIME_MS = 10_000;

/**
 * Decodes a photo in a child process and encodes it as WebP, upright and without its metadata. The
 * child has no environment, no write access and no children, and gets SIGKILL at the time limit.
 * Never throws: null when the bytes are not a complete image of that format.
 */
export async function runImageChild(
  format: ImageFormat,
  bytes: Uint8Array,
  longestSide = LONGEST_SIDE,
): Promise<Uint8Array | null> {
  const flags = ["--max-old-space-size=64", "--permission", "--allow-addons", "--allow-fs-read=*"];
  const args = [...flags, entry, format, String(MOST_PIXELS), String(longestSide)];
  const child = spawn(process.execPath, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), TIME_MS);
  const ended = new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
  // A child that exits early breaks the pipe; `close` reports its exit.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [image, whole] = await Promise.all([buffer(child.stdout).catch(() => null), ended]);
  clearTimeout(timer);
  return whole && image !== null && image.length > 0 ? image : null;
}
