import { notebookMessages } from "@jdj/contract/notebook/messages";
import { createSemaphore } from "../../processes/semaphore.ts";
import { imageFormat } from "./image-format.ts";
import { runImageChild } from "./run-image-child.ts";

/** A photo from a phone, in bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** How long a photo may wait for its turn, in milliseconds. */
const WAIT_MS = 10_000;

/** Two photos at once: the rest of the machine goes on answering. */
const semaphore = createSemaphore(2);

/** A photo of ours (WebP) made from an upload, or the sentence that refuses it. */
export type ImageReading = { ok: true; webp: Uint8Array } | { ok: false; message: string };

/** Whether a form really brought a file: a box left empty is sent as a file without name or bytes. */
export function isChosen(file: File | null | undefined): file is File {
  return file != null && !(file.size === 0 && file.name === "");
}

/**
 * Decodes an upload and writes it anew: JPEG, PNG or WebP by content, whatever its name, of
 * `mostBytes` and 40 megapixels at most; the result is upright, without metadata, and at most
 * 1200 pixels wide and high. Never throws for what the file holds.
 */
export async function readImage(file: File, mostBytes: number): Promise<ImageReading> {
  if (file.size > mostBytes) return { ok: false, message: notebookMessages.imageTooHeavy };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = imageFormat(bytes);
  const giveBack = format && (await semaphore.take(WAIT_MS));
  const webp = giveBack ? await runImageChild(format, bytes).finally(giveBack) : null;
  return webp ? { ok: true, webp } : { ok: false, message: notebookMessages.selectAnImage };
}
