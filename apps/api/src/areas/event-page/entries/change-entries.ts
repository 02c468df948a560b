import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { eventPageMessages } from "@jdj/contract/event-page/messages";
import { and, asc, count, eq, max, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { lockEventPage } from "../settings/open-page.ts";
import { eventPagePlaces, eventPageQuestions } from "./tables.ts";

type EntryTable = typeof eventPagePlaces | typeof eventPageQuestions;

/** The most lodgings and questions of one page. */
const PLACES_MAX = 20;
const QUESTIONS_MAX = 30;

/** A lodging as it is stored. */
export interface PlaceForm {
  name: string;
  address: string | null;
  /** E.164. */
  phone: string | null;
  priceNote: string | null;
  link: string | null;
}

/** A question as it is stored. */
export interface QuestionForm {
  question: string;
  answer: string;
}

/** An entry of the page of an event. */
interface EntryNames {
  event: EventWithType;
  id: number;
}

/** Adds a lodging at the end. @throws 422 at `name` when there are twenty; event-gone */
export async function addPlace(context: RequestContext, event: EventWithType, form: PlaceForm) {
  await context.db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    const { all, position } = await endOf(tx, eventPagePlaces, page.id);
    if (all >= PLACES_MAX) throw fieldRefusal({ name: [eventPageMessages.placesFull] });
    const placed = { pageId: page.id, position, createdAt: context.now };
    await tx.insert(eventPagePlaces).values({ ...form, ...placed });
  });
}

/** Adds a question at the end. @throws 422 at `question` when there are thirty; event-gone */
export async function addQuestion(
  context: RequestContext,
  event: EventWithType,
  form: QuestionForm,
) {
  await context.db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    const { all, position } = await endOf(tx, eventPageQuestions, page.id);
    if (all >= QUESTIONS_MAX) throw fieldRefusal({ question: [eventPageMessages.questionsFull] });
    const placed = { pageId: page.id, position, createdAt: context.now };
    await tx.insert(eventPageQuestions).values({ ...form, ...placed });
  });
}

async function endOf(tx: Database, table: EntryTable, pageId: number) {
  const [found] = await tx
    .select({ all: count(), last: max(table.position) })
    .from(table)
    .where(eq(table.pageId, pageId));
  return { all: found?.all ?? 0, position: (found?.last ?? 0) + 1 };
}

/** Changes a lodging. @throws not-found; changed-meanwhile; event-gone */
export async function savePlace(
  context: RequestContext,
  names: EntryNames & { version: number | undefined },
  form: PlaceForm,
) {
  await saveEntry(context, eventPagePlaces, names, form);
}

/** Changes a question. @throws not-found; changed-meanwhile; event-gone */
export async function saveQuestion(
  context: RequestContext,
  names: EntryNames & { version: number | undefined },
  form: QuestionForm,
) {
  await saveEntry(context, eventPageQuestions, names, form);
}

async function saveEntry(
  context: RequestContext,
  table: EntryTable,
  { event, id, version }: EntryNames & { version: number | undefined },
  form: PlaceForm | QuestionForm,
) {
  await context.db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    const [entry] = await tx
      .select({ version: table.version })
      .from(table)
      .where(and(eq(table.id, id), eq(table.pageId, page.id)));
    if (!entry) throw refusal("not-found");
    if (version !== undefined && entry.version !== version) throw refusal("changed-meanwhile");
    await tx
      .update(table)
      .set({ ...form, version: sql`${table.version} + 1` })
      .where(eq(table.id, id));
  });
}

/** Moves an entry one place up or down; at the end nothing happens. @throws not-found; event-gone */
export async function moveEntry(
  context: RequestContext,
  table: EntryTable,
  { event, id, to }: EntryNames & { to: "up" | "down" },
) {
  await context.db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    const all = await tx
      .select({ id: table.id, position: table.position })
      .from(table)
      .where(eq(table.pageId, page.id))
      .orderBy(asc(table.position), asc(table.id));
    const place = all.findIndex((one) => one.id === id);
    const [own, other] = [all[place], all[to === "up" ? place - 1 : place + 1]];
    if (!own) throw refusal("not-found");
    if (!other) return;
    const set = (entry: number, position: number) =>
      tx.update(table).set({ position }).where(eq(table.id, entry));
    await set(own.id, other.position);
    await set(other.id, own.position);
  });
}

/** Removes an entry. @throws not-found; event-gone */
export async function removeEntry(
  context: RequestContext,
  table: EntryTable,
  { event, id }: EntryNames,
) {
  await context.db.transaction(async (tx) => {
    const page = await lockEventPage(tx, context, event);
    const removed = await tx
      .delete(table)
      .where(and(eq(table.id, id), eq(table.pageId, page.id)))
      .returning({ id: table.id });
    if (removed.length === 0) throw refusal("not-found");
  });
}
