/** Longest title of an event, in characters. */
export const EVENT_TITLE_MAX = 27;

/** Longest description of an event, in characters. */
export const EVENT_DESCRIPTION_MAX = 70;

/** A title as it is stored: what is beyond 27 characters is cut off, and none is cut in two. */
export function eventTitle(text: string): string {
  return Array.from(text.trim()).slice(0, EVENT_TITLE_MAX).join("").trimEnd();
}
