import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import type { PaperForm } from "@jdj/contract/console/paper-lists";
import { and, eq, notInArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { type Author, recordChange } from "../../staff/audit/record-change.ts";
import { currentRow } from "../../staff/lists/current-row.ts";
import { townHalls } from "../tables.ts";
import { type ListedPaper, listPapers, papersOfHall } from "./queries.ts";
import { listedPapers, paperLists } from "./tables.ts";

function columnsOf(form: PaperForm, position: number) {
  return {
    name: form.name,
    providedBy: form.provided_by,
    whereHad: form.where_had,
    validMonths: form.valid_months,
    onlyWhen: form.only_when,
    source: form.source,
    checkedOn: form.checked_on,
    position,
  };
}

const namesOf = (papers: readonly Pick<ListedPaper, "name" | "checkedOn">[]) =>
  papers.map(({ name, checkedOn }) => ({ name, checkedOn }));

/**
 * Gives a town hall its own list, with a copy of the usual papers that nobody has checked there.
 * @returns its number
 * @throws not-found for the hall; a field error (422) where it has one
 */
export async function addPaperList(
  { db, now }: RequestContext,
  author: Author,
  townHallId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [hall] = await tx
      .select({ id: townHalls.id })
      .from(townHalls)
      .where(eq(townHalls.id, townHallId))
      .for("key share");
    if (!hall) throw refusal("not-found");
    const { papers } = await papersOfHall(tx, null);
    const [added] = await tx
      .insert(paperLists)
      .values({ townHallId })
      .onConflictDoNothing()
      .returning({ id: paperLists.id });
    if (!added) throw fieldRefusal({ town_hall_id: [consoleMessages.paperListTaken] });
    const copies = papers.map(({ id: _, ...paper }) => ({
      ...paper,
      listId: added.id,
      checkedOn: null,
    }));
    if (copies.length > 0) await tx.insert(listedPapers).values(copies);
    const after = { townHallId, papers: namesOf(copies) };
    await recordChange(tx, author, now, {
      action: "paper-lists.add",
      ...added,
      before: null,
      after,
    });
    return added.id;
  });
}

/**
 * Replaces the papers of a list: those with a number are changed, others added, missing ones removed.
 * The files of events that have copies of them keep these.
 * @throws not-found for the list, and for a paper of another; changed-meanwhile
 */
export async function changePaperList(
  { db, now }: RequestContext,
  author: Author,
  { id, version, papers }: { id: number; version: number; papers: readonly PaperForm[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(paperLists).where(eq(paperLists.id, id)).for("update");
    currentRow(locked, version);
    const before = await listPapers(tx, id);
    const known = new Set(before.map((paper) => paper.id));
    const kept = papers.flatMap((paper) => (paper.id ? [paper.id] : []));
    if (kept.some((one) => !known.has(one))) throw refusal("not-found");
    await tx
      .delete(listedPapers)
      .where(and(eq(listedPapers.listId, id), notInArray(listedPapers.id, kept)));
    for (const [position, paper] of papers.entries()) {
      const columns = columnsOf(paper, position);
      if (paper.id) await tx.update(listedPapers).set(columns).where(eq(listedPapers.id, paper.id));
      else await tx.insert(listedPapers).values({ ...columns, listId: id });
    }
    await tx
      .update(paperLists)
      .set({ version: version + 1 })
      .where(eq(paperLists.id, id));
    await recordChange(tx, author, now, {
      ...{ action: "paper-lists.update", id, before: { papers: namesOf(before) } },
      after: { papers: namesOf(papers.map(columnsOf)) },
    });
  });
}
