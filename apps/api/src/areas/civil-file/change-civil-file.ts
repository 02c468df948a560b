import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { stateMachine } from "@jdj/contract/call/state-machine";
import { civilFileMessages } from "@jdj/contract/civil-file/messages";
import { paperMachine, type Regime } from "@jdj/contract/civil-file/papers";
import { and, eq, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { lockEvent } from "../notebook/events/lock-event.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { papersOfHall } from "../town-halls/papers/queries.ts";
import { findTownHall } from "../town-halls/queries.ts";
import { offeredPapers } from "./present.ts";
import { type DatedEvent, findWeddingDay, lockFile, type StoredFile } from "./queries.ts";
import { civilFilePapers, civilFiles } from "./tables.ts";

export type Context = Pick<RequestContext, "db" | "now">;

/** A file is open until it is deposited, and may be opened again: a town hall may ask for more. */
const fileMachine = stateMachine<"open" | "deposited">({
  open: { deposited: ["customer"] },
  deposited: { open: ["customer"] },
});

/** @throws not-found before the first save; state-changed unless the file is in the state that is asked */
export async function lockFileIn(
  tx: Database,
  event: EventWithType,
  state: "open" | "deposited",
): Promise<StoredFile> {
  await lockEvent(tx, event);
  const file = await lockFile(tx, event.id);
  if (file === null) throw refusal("not-found");
  if ((file.depositedOn === null ? "open" : "deposited") !== state) throw refusal("state-changed");
  return file;
}

/** The chosen hall: one of the directory by its present name, else what was typed. */
async function readHall(
  tx: Database,
  { town_hall_id: id, town_hall_name: typed }: HallForm,
  before: StoredFile | null,
): Promise<{ townHallId: number | null; townHallName: string | null }> {
  if (id === null) return { townHallId: null, townHallName: typed };
  const found = await findTownHall(tx, id);
  if (found) return { townHallId: id, townHallName: found.hall.name };
  // One that left the directory after it was chosen stays.
  if (before?.townHallId === id) return before;
  throw fieldRefusal({ town_hall_id: [civilFileMessages.townHallUnknown] });
}

interface HallForm {
  town_hall_id: number | null;
  town_hall_name: string | null;
}

/**
 * Chooses the town hall of a file. The first save starts it, with a copy of the papers that its list
 * always asks; those of certain cases are offered, and so is what a list gets later.
 * @returns whether this was the first save
 * @throws not-found for an event without a civil ceremony; changed-meanwhile; a field error (422) for a
 * hall that is not in the directory
 */
export async function saveFile(
  { db, now }: Context,
  event: DatedEvent,
  form: HallForm & { version?: number | undefined },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if ((await findWeddingDay(tx, event)) === null) throw refusal("not-found");
    const before = await lockFile(tx, event.id);
    if (form.version !== undefined && form.version !== (before?.version ?? 0))
      throw refusal("changed-meanwhile");
    const hall = await readHall(tx, form, before);
    const { townHallId, townHallName } = hall;
    if (before) {
      await tx
        .update(civilFiles)
        .set({ townHallId, townHallName, version: before.version + 1 })
        .where(eq(civilFiles.eventId, event.id));
      return false;
    }
    await tx.insert(civilFiles).values({
      ...{ eventId: event.id, townHallId, townHallName, createdAt: now },
      nextCheckOn: calendarDate(now),
    });
    const { papers } = await papersOfHall(tx, townHallId);
    const always = papers.filter(({ onlyWhen }) => onlyWhen === null);
    await copyPapers(tx, event.id, now, offeredPapers(always, []));
    return true;
  });
}

/** Copies listed papers into the file of an event, one for each holder. */
export async function copyPapers(
  tx: Database,
  eventId: number,
  now: Date,
  offers: ReturnType<typeof offeredPapers>,
): Promise<void> {
  const rows = offers.flatMap(({ paper, holders }) => {
    const { id: listedPaperId, listId: _list, providedBy: _by, ...columns } = paper;
    return holders.map((holder) => ({
      ...columns,
      eventId,
      listedPaperId,
      holder,
      createdAt: now,
    }));
  });
  if (rows.length > 0) await tx.insert(civilFilePapers).values(rows).onConflictDoNothing();
}

/**
 * Notes the deposit, which closes the file: what is in hand was deposited with it.
 * @throws not-found; state-changed when it was deposited already; a field error for a day to come
 */
export async function depositFile(
  { db, now }: Context,
  event: EventWithType,
  depositedOn: string,
): Promise<void> {
  if (depositedOn > calendarDate(now))
    throw fieldRefusal({ deposited_on: [civilFileMessages.dateInFuture] });
  await db.transaction(async (tx) => {
    await lockFileIn(tx, event, "open");
    const wedding = await findWeddingDay(tx, event);
    fileMachine.transition("open", "deposited");
    await tx
      .update(civilFiles)
      .set({
        depositedOn,
        depositedFor: wedding?.weddingOn ?? null,
        version: sql`${civilFiles.version} + 1`,
      })
      .where(eq(civilFiles.eventId, event.id));
    await tx
      .update(civilFilePapers)
      .set({
        state: paperMachine.transition("in-hand", "deposited"),
        version: sql`${civilFilePapers.version} + 1`,
      })
      .where(and(eq(civilFilePapers.eventId, event.id), eq(civilFilePapers.state, "in-hand")));
  });
}

/** Opens a deposited file again. Its papers stay deposited. @throws not-found; state-changed when it is open */
export async function reopenFile({ db, now }: Context, event: EventWithType): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFileIn(tx, event, "deposited");
    fileMachine.transition("deposited", "open");
    await tx
      .update(civilFiles)
      .set({
        ...{ depositedOn: null, depositedFor: null, nextCheckOn: calendarDate(now) },
        version: sql`${civilFiles.version} + 1`,
      })
      .where(eq(civilFiles.eventId, event.id));
  });
}

/** Notes the regime that the couple thinks of; null for none yet. @throws not-found before the first save */
export async function saveRegime(
  { db }: Context,
  event: EventWithType,
  regime: Regime | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const saved = await tx
      .update(civilFiles)
      .set({ regime })
      .where(eq(civilFiles.eventId, event.id))
      .returning({ eventId: civilFiles.eventId });
    if (saved.length === 0) throw refusal("not-found");
  });
}
