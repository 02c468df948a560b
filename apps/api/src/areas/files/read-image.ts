import { notebookMessages } from "@jdj/contract/notebook/messages";
import { createSemaphore } from "../../processes/semaphore.ts";
import { LONGEST_SIDE } from "./encode-photo.ts";
import { imageFormat } from "./image-format.ts";
import { runImageChild } from "./run-image-child.ts";

/** The size limit of a photo, in bytes. */
export const PHOTO_BYTES = 10 * 1024 * 1024;

/** How long a photo may wait for the semaphore, in milliseconds. */
const WAIT_MS = 10_000;

/** Two photos at a time, so that the process still answers other requests. */
const semaphore = createSemaphore(2);

/** The decoded photo (WebP), or the sentence that refuses it. */
export type ImageReading =
  | { ok: true; webp: Uint8Array }
  | { ok: false; why: "heavy" | "not-an-image" | "busy"; message: string };

/** Whether a form contains a file: an empty file field is sent as a file without name or bytes. */
export function isChosen(file: File | null | undefined): file is File {
  return file != null && !(file.size === 0 && file.name === "");
}

/**
 * Decodes an upload and encodes it again: JPEG, PNG or WebP by content, whatever its name, of at
 * most `mostBytes` and 40 megapixels. The result is upright, without metadata, and at most
 * `longestSide` pixels wide and high. Never throws because of the content of the file.
 */
export async function readImage(
  file: File,
  mostBytes: number,
  longestSide = LONGEST_SIDE,
): Promise<ImageReading> {
  const { imageTooHeavy, selectAnImage } = notebookMessages;
  if (file.size > mostBytes) return { ok: false, why: "heavy", message: imageTooHeavy };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = imageFormat(bytes);
  if (format === null) return { ok: false, why: "not-an-image", message: selectAnImage };
  const release = await semaphore.take(WAIT_MS);
  if (release === null) return { ok: false, why: "busy", message: selectAnImage };
  const webp = await runImageChild(format, bytes, longestSide).finally(release);
  return webp ? { ok: true, webp } : { ok: false, why: "not-an-image", message: selectAnImage };
}
