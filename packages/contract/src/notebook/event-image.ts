import { notebookMessages } from "./messages.ts";

/** The largest picture of an event, in bytes. */
export const EVENT_IMAGE_BYTES = 1_001_028;

/** What to tell somebody who chose this picture for their event, before it is sent; null when it may go. */
export function eventImageError({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith("image/")) return notebookMessages.selectAnImage;
  return size > EVENT_IMAGE_BYTES ? notebookMessages.imageTooHeavy : null;
}
