import { accountMessages } from "@jdj/contract/accounts/messages";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { EVENT_IMAGE_BYTES } from "@jdj/contract/notebook/event-image";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { seedInTone } from "@jdj/weave/tone";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isChosen } from "../../files/read-image.ts";
import { saveWithImages } from "../../files/save-with-images.ts";
import { budgetLines, eventBudgetLines } from "../budget/tables.ts";
import { cashBookEntries } from "../cash-book/tables.ts";
import { eventCeremonies } from "../ceremonies/tables.ts";
import { committeeMembers, committeeRoles } from "../committee/tables.ts";
import { celebratedPersons } from "../couple/tables.ts";
import { eventTypes } from "../event-types/tables.ts";
import { groupLinks } from "../group-links/tables.ts";
import { guestCategories } from "../guest-categories/tables.ts";
import { guests } from "../guests/tables.ts";
import { eventTasks, planningTasks } from "../planning/tables.ts";
import { eventAnswers, summaryQuestions } from "../summary/tables.ts";
import { lockEvent } from "./lock-event.ts";
import type { EventWithType } from "./queries.ts";
import { events } from "./tables.ts";

/** An event's form when it is edited; a picture that is not sent stays. */
interface EventForm {
  event_type_id: number;
  name: string;
  description: string;
  image?: File | undefined;
  version?: number | undefined;
}

/** What a notebook stores for an event: each row belongs to the template of one type of event. */
const notebookTables = [
  celebratedPersons,
  guests,
  eventAnswers,
  committeeMembers,
  eventBudgetLines,
  cashBookEntries,
  eventTasks,
  eventCeremonies,
  groupLinks,
  guestCategories,
  budgetLines,
  planningTasks,
  committeeRoles,
  summaryQuestions,
];

async function isNotebookEmpty(db: Database, eventId: number): Promise<boolean> {
  for (const table of notebookTables) {
    const { rows } = await db.execute(
      sql`select 1 from ${table} where ${table.eventId} = ${eventId} limit 1`,
    );
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Changes an event. Its type may change while nothing of its notebook is stored: what is stored
 * belongs to the template of the former type.
 * @throws field errors (422); changed-meanwhile; too-many-requests for pictures
 */
export async function updateEvent(
  context: RequestContext,
  event: EventWithType,
  form: EventForm,
): Promise<EventWithType> {
  const { db } = context;
  const eventTypeId = form.event_type_id;
  const [type] = await db.select().from(eventTypes).where(eq(eventTypes.id, eventTypeId));
  if (!type || (type.archivedAt !== null && eventTypeId !== event.eventTypeId))
    throw fieldRefusal({ event_type_id: [accountMessages.eventTypeRequired] });
  const uploads = isChosen(form.image)
    ? [
        {
          index: 0,
          field: "image",
          file: form.image,
          mostBytes: EVENT_IMAGE_BYTES,
          shown: event.imageFileId,
        },
      ]
    : [];
  await saveWithImages(context, event.customerId, uploads, (images) =>
    db.transaction(async (tx) => {
      const before = await lockEvent(tx, event);
      const imageFileId = images.get(0) ?? before.imageFileId;
      const isSame =
        eventTypeId === before.eventTypeId &&
        form.name === before.name &&
        form.description === before.description &&
        imageFileId === before.imageFileId;
      if (isSame) return [];
      if (form.version !== undefined && form.version !== before.version)
        throw refusal("changed-meanwhile");
      if (eventTypeId !== before.eventTypeId && !(await isNotebookEmpty(tx, event.id)))
        throw fieldRefusal({ event_type_id: [notebookMessages.eventTypeFixed] });
      await tx
        .update(events)
        .set({
          eventTypeId,
          seed: seedInTone(before.seed, type.tone),
          name: form.name,
          description: form.description,
          imageFileId,
          version: sql`${events.version} + 1`,
        })
        .where(eq(events.id, event.id));
      const shown = before.imageFileId;
      return shown !== null && shown !== imageFileId ? [shown] : [];
    }),
  );
  const [changed] = await db
    .select({ event: events, type: eventTypes })
    .from(events)
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .where(eq(events.id, event.id));
  if (!changed) throw refusal("not-found");
  return { ...event, ...changed.event, type: changed.type };
}
