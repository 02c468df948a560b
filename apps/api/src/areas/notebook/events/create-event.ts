import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { EVENT_IMAGE_BYTES } from "@jdj/contract/notebook/event-image";
import { eventTitle } from "@jdj/contract/notebook/event-title";
import { seedInTone } from "@jdj/weave/tone";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeShortToken } from "../../../crypto/token.ts";
import { decodeImages } from "../../files/decode-images.ts";
import { isChosen } from "../../files/read-image.ts";
import { discardFile, storeImage } from "../../files/store-image.ts";
import { eventTypes } from "../event-types/tables.ts";
import { lockCurrentEvent } from "../sharing/choose-current-event.ts";
import { eventMembers } from "../sharing/tables.ts";
import { type EventWithType, findEvent } from "./queries.ts";
import { events } from "./tables.ts";

/** The input of a new event. `weddingDate` is `YYYY-MM-DD`; without a name it bears that of its type. */
export interface NewEvent {
  customerId: number;
  eventTypeId: number;
  name?: string | undefined;
  description?: string | undefined;
  weddingDate?: string | null | undefined;
  weddingDatePrecision?: "exact" | "approximate" | undefined;
  image?: File | null | undefined;
}

/**
 * Creates an event, which becomes the current one only if the customer has none. May be called
 * within a transaction as long as it brings no image.
 * @throws field errors (422): event_type_id for a type that is not offered, image; too-many-requests for images
 */
export async function createEvent(
  context: RequestContext,
  given: NewEvent,
): Promise<EventWithType> {
  const { db, now } = context;
  const { customerId, eventTypeId } = given;
  const [type] = await db
    .select()
    .from(eventTypes)
    .where(and(eq(eventTypes.id, eventTypeId), isNull(eventTypes.archivedAt)));
  if (!type) throw fieldRefusal({ event_type_id: [accountMessages.eventTypeRequired] });

  const uploads = isChosen(given.image)
    ? [{ field: "image", file: given.image, mostBytes: EVENT_IMAGE_BYTES }]
    : [];
  const [image] = await decodeImages(context, customerId, uploads);
  const imageFileId = image ? await storeImage(context, customerId, image.webp) : null;

  try {
    return await db.transaction(async (tx) => {
      await lockCurrentEvent(tx, customerId);
      const [current] = await tx
        .select({ id: eventMembers.eventId })
        .from(eventMembers)
        .where(and(eq(eventMembers.customerId, customerId), eventMembers.isCurrent));
      const [event] = await tx
        .insert(events)
        .values({
          customerId,
          eventTypeId,
          name: eventTitle(given.name ?? type.name),
          description: given.description ?? "",
          imageFileId,
          weddingDate: given.weddingDate ?? null,
          weddingDatePrecision: given.weddingDatePrecision ?? "exact",
          seed: seedInTone(makeShortToken(), type.tone),
          createdAt: now,
        })
        .returning({ id: events.id });
      if (!event) throw new Error("The event was not written");
      await tx.insert(eventMembers).values({
        eventId: event.id,
        customerId,
        role: "owner",
        isCurrent: current === undefined,
        createdAt: now,
      });
      const created = await findEvent(tx, customerId, event.id);
      if (!created) throw new Error("The owner's membership was not stored");
      return created;
    });
  } catch (error) {
    if (imageFileId !== null) await discardFile(context, imageFileId);
    throw error;
  }
}
