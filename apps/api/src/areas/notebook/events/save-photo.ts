import { fieldRefusal } from "@jdj/contract/call/refusals";
import { photoMessages } from "@jdj/contract/notebook/photo-messages";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isChosen, PHOTO_BYTES } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import { discardFile } from "../../files/store-image.ts";
import { lockEvent } from "./lock-event.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/**
 * Stores the photo of an event's hosts and deletes the one that it replaces. The same photo sent again
 * changes nothing. It is the owner's file, whoever of the members sends it.
 * @throws field errors (422) at `image` without a file or for anything but an image; event-gone;
 * too-many-requests
 */
export async function savePhoto(
  context: RequestContext,
  event: EventWithType,
  file: File | undefined,
): Promise<EventWithType> {
  if (!isChosen(file)) throw fieldRefusal({ image: [photoMessages.required] });
  const upload = {
    ...{ index: 0, field: "image", file, mostBytes: PHOTO_BYTES },
    shown: event.imageFileId,
  };
  const held: { changed?: EventWithType } = {};
  await saveWithImages(context, event.customerId, [upload], (stored) =>
    context.db.transaction(async (tx) => {
      const { changed, unshown } = await show(tx, event, stored.get(0) ?? null);
      held.changed = changed;
      return unshown === null ? [] : [unshown];
    }),
  );
  return held.changed ?? event;
}

/** Deletes the photo of an event's hosts; without one nothing changes. @throws event-gone */
export async function removePhoto(
  context: RequestContext,
  event: EventWithType,
): Promise<EventWithType> {
  const { changed, unshown } = await context.db.transaction((tx) => show(tx, event, null));
  if (unshown !== null) await discardFile(context, unshown);
  return changed;
}

/** Shows a file as an event's picture, or none. @returns the event, and the file that is not shown any more */
async function show(tx: Database, event: EventWithType, imageFileId: string | null) {
  const before = await lockEvent(tx, event);
  if (before.imageFileId === imageFileId)
    return { changed: { ...event, ...before }, unshown: null };
  await tx
    .update(events)
    .set({ imageFileId, version: sql`${events.version} + 1` })
    .where(eq(events.id, event.id));
  const changed = { ...event, ...before, imageFileId, version: before.version + 1 };
  return { changed, unshown: before.imageFileId };
}
