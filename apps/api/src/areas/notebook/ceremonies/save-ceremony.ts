import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { type CeremonyForm, readCeremony } from "@jdj/contract/notebook/ceremony-form";
import { sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockEvent } from "../events/lock-event.ts";
import { moveEvent, movesEvent } from "../events/move-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows } from "../saving/changed-rows.ts";
import { ceremonyToWrite, type EventCeremony } from "./ceremony.ts";
import { listCeremonies } from "./queries.ts";
import { eventCeremonies } from "./tables.ts";

/** A ceremony as its page sends it. */
interface DatePlaceForm extends CeremonyForm {
  date_place_id: number;
  is_activate: boolean;
  version?: number | undefined;
}

/**
 * Saves a ceremony of an event. A required one is active, whatever is sent. The date of the main
 * one, while it is active, becomes the event's.
 * @returns the ceremony and the event's date as they now are
 * @throws field errors (422); changed-meanwhile; not-found for a ceremony of another type of event
 */
export async function saveCeremony(
  { db, now }: RequestContext,
  event: EventWithType,
  form: DatePlaceForm,
): Promise<{ saved: EventCeremony; weddingDate: string | null }> {
  return await db.transaction(async (tx) => {
    const current = await lockEvent(tx, event);
    const before = await findCeremony(tx, event, form.date_place_id);
    const isActive = before.ceremony.isRequired || form.is_activate;
    const { values, errors } = readCeremony(form, isActive, calendarDate(now));
    const sentences = Object.entries(errors).map(([field, sentence]) => [field, [sentence]]);
    if (sentences.length > 0) throw fieldRefusal(Object.fromEntries(sentences));

    const newDate = before.ceremony.isMain && isActive ? values.wedding_date : undefined;
    const isMoved = movesEvent(current, newDate);
    const toStore = ceremonyToWrite(values, before, isActive);
    const sent = { key: before.ceremony.id, version: form.version };
    const stored = new Map(before.held ? [[before.ceremony.id, before.held]] : []);
    const [changed] = changedRows(
      [sent],
      stored,
      (_, held) =>
        !isMoved &&
        held.heldOn === toStore.heldOn &&
        held.time === toStore.time &&
        held.placePrefix === toStore.placePrefix &&
        held.place === toStore.place &&
        held.isActive === toStore.isActive,
    );
    if (changed)
      await tx
        .insert(eventCeremonies)
        .values({ ...toStore, eventId: event.id, ceremonyId: changed.key, createdAt: now })
        .onConflictDoUpdate({
          target: [eventCeremonies.eventId, eventCeremonies.ceremonyId],
          set: { ...toStore, version: sql`${eventCeremonies.version} + 1` },
        });
    if (isMoved) await moveEvent(tx, event.id, newDate);
    const saved = await findCeremony(tx, event, form.date_place_id);
    return { saved, weddingDate: newDate ?? current.weddingDate };
  });
}

/**
 * One ceremony of an event that was proven to be its reader's own.
 * @throws not-found for a ceremony of another type of event and a missing one
 */
export async function findCeremony(
  db: Database,
  event: EventWithType,
  ceremonyId: number,
): Promise<EventCeremony> {
  const one = (await listCeremonies(db, event)).find(({ ceremony }) => ceremony.id === ceremonyId);
  if (!one) throw refusal("not-found");
  return one;
}
