import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { civilFileMessages } from "@jdj/contract/civil-file/messages";
import { type PaperHolder, type PaperState, paperMachine } from "@jdj/contract/civil-file/papers";
import { and, eq, sql } from "drizzle-orm";
import { calendarDate } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { papersOfHall } from "../town-halls/papers/queries.ts";
import { type Context, copyPapers, lockFileIn } from "./change-civil-file.ts";
import { offeredPapers } from "./present.ts";
import { listFilePapers, type StoredPaper } from "./queries.ts";
import { civilFilePapers } from "./tables.ts";

/** The most papers of one file, by whatever way they came. */
const PAPERS_MAX = 60;

/** Papers of the hosts' own stand after those of any list. */
const OWN_POSITION = 1000;

function refuseFull(papers: readonly StoredPaper[], more: number, field: string): void {
  if (papers.length + more > PAPERS_MAX)
    throw fieldRefusal({ [field]: [civilFileMessages.papersFull] });
}

/**
 * Takes a paper of the list that is offered to a file.
 * @param of whose it is to be; null for all to whom it is offered
 * @throws not-found for one that is not offered; state-changed once the file is deposited; a field
 * error (422) past the limit
 */
export async function takePaper(
  { db, now }: Context,
  event: EventWithType,
  { id, holder: of }: { id: number; holder: PaperHolder | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const file = await lockFileIn(tx, event, "open");
    const { papers: listed } = await papersOfHall(tx, file.townHallId);
    const papers = await listFilePapers(tx, event.id);
    const offers = offeredPapers(listed, papers)
      .filter(({ paper }) => paper.id === id)
      .map((offer) => ({
        ...offer,
        holders: offer.holders.filter((holder) => of === null || holder === of),
      }));
    const count = offers.reduce((sum, { holders }) => sum + holders.length, 0);
    if (count === 0) throw refusal("not-found");
    refuseFull(papers, count, "holder");
    await copyPapers(tx, event.id, now, offers);
  });
}

/** Adds a paper of the hosts' own. @throws as `takePaper`, the limit at `name` */
export async function addPaper(
  { db, now }: Context,
  event: EventWithType,
  form: { name: string; holder: PaperHolder; valid_months: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFileIn(tx, event, "open");
    refuseFull(await listFilePapers(tx, event.id), 1, "name");
    await tx.insert(civilFilePapers).values({
      ...{ eventId: event.id, name: form.name, holder: form.holder, createdAt: now },
      ...{ validMonths: form.valid_months, isOwn: true, source: "", position: OWN_POSITION },
    });
  });
}

/** A paper that is to be changed, in the version that was shown. */
interface OfPaper {
  id: number;
  version: number | undefined;
}

async function storedPaper(tx: Database, eventId: number, { id, version }: OfPaper) {
  const [paper] = await tx
    .select()
    .from(civilFilePapers)
    .where(and(eq(civilFilePapers.id, id), eq(civilFilePapers.eventId, eventId)));
  if (!paper) throw refusal("not-found");
  if (version !== undefined && version !== paper.version) throw refusal("changed-meanwhile");
  return paper;
}

/**
 * Changes how far a paper has come, and what is noted of it.
 * @throws not-found; changed-meanwhile; state-changed once the file is deposited; a field error for a
 * day of issue that is to come
 */
export async function savePaper(
  { db, now }: Context,
  event: EventWithType,
  of: OfPaper,
  form: {
    state: PaperState;
    getter: string | null;
    note: string | null;
    issued_on: string | null;
  },
): Promise<void> {
  if (form.issued_on !== null && form.issued_on > calendarDate(now))
    throw fieldRefusal({ issued_on: [civilFileMessages.dateInFuture] });
  await db.transaction(async (tx) => {
    await lockFileIn(tx, event, "open");
    const paper = await storedPaper(tx, event.id, of);
    const { getter, note, issued_on: issuedOn } = form;
    await tx
      .update(civilFilePapers)
      .set({
        ...{ getter, note, issuedOn, version: sql`${civilFilePapers.version} + 1` },
        state: paperMachine.transition(paper.state, form.state, "customer"),
      })
      .where(eq(civilFilePapers.id, paper.id));
  });
}

/** Removes a paper; one of the list is offered again. @throws not-found; changed-meanwhile; state-changed */
export async function removePaper(
  { db }: Context,
  event: EventWithType,
  of: OfPaper,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFileIn(tx, event, "open");
    const { id } = await storedPaper(tx, event.id, of);
    await tx.delete(civilFilePapers).where(eq(civilFilePapers.id, id));
  });
}
