import { notebookMessages } from "./messages.ts";

/** The largest picture of an event, in bytes. */
export const EVENT_IMAGE_BYTES = 1_001_028;

/** The error of a picture chosen for an event, before it is sent; null when there is none. */
export function eventImageError({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith("image/")) return notebookMessages.selectAnImage;
  return size > EVENT_IMAGE_BYTES ? notebookMessages.imageTooHeavy : null;
}
