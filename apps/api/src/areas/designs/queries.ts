import type { Tone } from "@jdj/contract/designs/event-voice";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { preparedQuery, type Values } from "../../database/prepared-query.ts";
import { files } from "../files/tables.ts";
import { eventTypes } from "../notebook/event-types/tables.ts";
import { events } from "../notebook/events/tables.ts";
import { guests } from "../notebook/guests/tables.ts";
import type { CardGuest } from "./card-wording.ts";
import { showsPhoto } from "./drawings/photo/by-code.ts";
import { cardDesigns, messageCategories, messageModels } from "./tables.ts";

/** What the codes of uploaded designs begin with. */
export const UPLOADED_CODE = "upload-";

/** A guest of an event, whose name a preview bears; null for any other, or for no id at all. */
export async function findCardGuest(
  db: Database,
  eventId: number,
  asked: string | undefined,
): Promise<CardGuest | null> {
  const id = readId(asked);
  if (id === null) return null;
  const [guest] = await db
    .select({
      civility: guests.civility,
      givenNames: guests.givenNames,
      lastName: guests.lastName,
    })
    .from(guests)
    .where(and(eq(guests.eventId, eventId), eq(guests.id, id)));
  return guest ?? null;
}

/** The code of a category of messages by its id; that of an invitation when there is none. */
export async function findCategoryCode(db: Database, asked: string | undefined): Promise<string> {
  const id = readId(asked);
  if (id === null) return "invitation";
  const [category] = await db
    .select({ code: messageCategories.code })
    .from(messageCategories)
    .where(eq(messageCategories.id, id));
  return category?.code ?? "invitation";
}

function readId(asked: string | undefined): number | null {
  return asked !== undefined && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
}

const selectDesigns = preparedQuery("offered-designs", (db, { tone }: Values<{ tone: Tone }>) =>
  db
    .select()
    .from(cardDesigns)
    .where(and(eq(cardDesigns.withdrawn, false), eq(cardDesigns.tone, tone)))
    .orderBy(asc(cardDesigns.position)),
);

/** The designs that may be chosen for an event of a tone, in their order. */
export function listDesigns(db: Database, tone: Tone = "festive") {
  return selectDesigns(db, { tone });
}

/** As a sub-query, the tone of an event, by its type. */
export function toneOf(db: Database, eventId: number) {
  return db
    .select({ tone: eventTypes.tone })
    .from(events)
    .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
    .where(eq(events.id, eventId));
}

/** The design with which a card of an event begins: the first in the tone of its type; null for none. */
export async function findFirstDesign(db: Database, eventId: number) {
  const [design] = await db
    .select()
    .from(cardDesigns)
    .where(and(eq(cardDesigns.withdrawn, false), inArray(cardDesigns.tone, toneOf(db, eventId))))
    .orderBy(asc(cardDesigns.position))
    .limit(1);
  return design ?? null;
}

/** A design by its code, unless it was withdrawn; null for any other. */
export async function findDesign(
  db: Database,
  code: string,
  { withdrawnToo }: { withdrawnToo: boolean },
) {
  const [design] = await db
    .select()
    .from(cardDesigns)
    .where(
      and(eq(cardDesigns.code, code), withdrawnToo ? undefined : eq(cardDesigns.withdrawn, false)),
    );
  return design ?? null;
}

/** The code of a design by its id; of the first one when there is no such design. */
export async function findDesignCode(db: Database, designId: number): Promise<string> {
  const [design] = await db
    .select({ code: cardDesigns.code })
    .from(cardDesigns)
    .orderBy(sql`${cardDesigns.id} = ${designId} desc`, asc(cardDesigns.position))
    .limit(1);
  return design?.code ?? "";
}

const { eventTypes: offeredTo } = messageCategories;

const selectCategories = preparedQuery(
  "message-categories",
  (db, { code }: Values<{ code: string | null }>) =>
    db
      .select()
      .from(messageCategories)
      .where(
        or(sql`${code}::text is null`, isNull(offeredTo), sql`${code}::text = any(${offeredTo})`),
      )
      .orderBy(asc(messageCategories.position)),
);

const selectModels = preparedQuery(
  "message-models",
  (db, { tone }: Values<{ tone: Tone | null }>) =>
    db
      .select()
      .from(messageModels)
      .where(sql`${tone}::text is null or ${messageModels.tone} = ${tone}::text`)
      .orderBy(asc(messageModels.position)),
);

/**
 * The categories of messages with their models, in their order.
 * @param type a type of event: those that are offered to it and have models in its tone, with these; null for all
 */
export async function listCategories(db: Database, type: { code: string; tone: Tone } | null) {
  const [categories, models] = await Promise.all([
    selectCategories(db, { code: type?.code ?? null }),
    selectModels(db, { tone: type?.tone ?? null }),
  ]);
  return categories.flatMap((category) => {
    const own = models.filter((model) => model.categoryId === category.id);
    return own.length > 0 || type === null ? [{ ...category, models: own }] : [];
  });
}

/** The uploaded picture of a design and its layout, by its code; undefined for a drawing. */
export async function findUploaded(db: Database, code: string) {
  if (!code.startsWith(UPLOADED_CODE)) return undefined;
  const [design] = await db.select().from(cardDesigns).where(eq(cardDesigns.code, code));
  const { layout, pictureKey } = design ?? {};
  return layout && pictureKey ? { layout, pictureKey } : undefined;
}

/** The key in the storage of the photo that a card of a design shows; undefined where it shows none. */
export async function findPhotoKey(
  db: Database,
  design: string,
  photoFileId: string | null | undefined,
): Promise<string | undefined> {
  if (!photoFileId || !showsPhoto(design)) return undefined;
  const [file] = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(eq(files.id, photoFileId));
  return file?.key;
}
