import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { ImageFormat } from "./image-format.ts";

const entry = fileURLToPath(new URL("./image-child.ts", import.meta.url));

/** What a photo may cost: 40 megapixels read, 1200 pixels kept, ten seconds. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1200;
const TIME_MS = 10_000;

/**
 * Has a process of its own decode a photo and write it anew as WebP, upright and without its
 * metadata: no environment, no writing, no child, and SIGKILL past the time. Never throws: null
 * when the bytes are not a whole image of that format.
 */
export async function runImageChild(
  format: ImageFormat,
  bytes: Uint8Array,
): Promise<Uint8Array | null> {
  const flags = ["--max-old-space-size=64", "--permission", "--allow-addons", "--allow-fs-read=*"];
  const args = [...flags, entry, format, String(MOST_PIXELS), String(LONGEST_SIDE)];
  const child = spawn(process.execPath, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  const timer = setTimeout(() => child.kill("SIGKILL"), TIME_MS);
  const ended = new Promise<boolean>((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
  // A child that dies early leaves the pipe broken: its end is told by `close`.
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  const [image, whole] = await Promise.all([buffer(child.stdout).catch(() => null), ended]);
  clearTimeout(timer);
  return whole && image !== null && image.length > 0 ? image : null;
}
