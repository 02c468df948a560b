import { dropDraft, readDraft } from "#app/device/draft-store.ts";
import { storeDraftPicture } from "./draft-picture.ts";

/** Deletes the draft of a sent card, and its picture. */
export function dropCardDraft(eventId: number): void {
  dropDraft("card", eventId);
  storeDraftPicture(eventId, null).catch(() => undefined);
}

/** Deletes the draft of a card whose payment exists: what its host begins now is another card. */
export function dropOrderedDraft(eventId: number): void {
  const draft = readDraft("card", eventId);
  const isOrdered = typeof draft === "object" && draft !== null && Reflect.get(draft, "ordered");
  if (isOrdered === true) dropDraft("card", eventId);
}
