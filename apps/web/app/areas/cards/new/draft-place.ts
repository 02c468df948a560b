import { cachePicture } from "./cached-picture.ts";

/** Where this device keeps the draft of an event's next card. */
export function draftPlace(eventId: number): string {
  return `jdj-card-draft-${eventId}`;
}

/** What is kept at a place; null when nothing is, or the browser refuses to keep. */
export function readPlace(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null; // the draft lives as long as the page
  }
}

/** Keeps a text at a place, or with null forgets it. */
export function writePlace(place: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(place);
    else localStorage.setItem(place, value);
  } catch {
    // Full or refused: sending still works.
  }
}

/** Forgets the draft of a card that has left, and its picture. */
export function dropDraft(eventId: number): void {
  writePlace(draftPlace(eventId), null);
  cachePicture(eventId, null).catch(() => undefined);
}
