import { cachePicture } from "./cached-picture.ts";

/** The `localStorage` key of the draft of an event's next card. */
export function draftPlace(eventId: number): string {
  return `jdj-card-draft-${eventId}`;
}

/** The text stored under a key; null without one, or when the browser refuses storage. */
export function readPlace(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null; // the draft lasts as long as the page
  }
}

/** Stores a text under a key, or deletes it with null. */
export function writePlace(place: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, value);
  } catch {
    // Full or refused: sending still works.
  }
}

/** Deletes the draft of a sent card, and its picture. */
export function dropDraft(eventId: number): void {
  writePlace(draftPlace(eventId), null);
  cachePicture(eventId, null).catch(() => undefined);
}
