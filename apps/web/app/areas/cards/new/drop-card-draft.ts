import { dropDraft } from "#app/device/draft-store.ts";
import { cachePicture } from "./cached-picture.ts";

/** Deletes the draft of a sent card, and its picture. */
export function dropCardDraft(eventId: number): void {
  dropDraft("card", eventId);
  cachePicture(eventId, null).catch(() => undefined);
}
