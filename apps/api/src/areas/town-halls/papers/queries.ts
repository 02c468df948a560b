import { refusal } from "@jdj/contract/call/refusals";
import type { ConsolePaperList } from "@jdj/contract/console/paper-lists";
import { asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { townHalls } from "../tables.ts";
import { listedPapers, paperLists } from "./tables.ts";

export type ListedPaper = typeof listedPapers.$inferSelect;

/** The name of the list that halls without their own have. */
const USUAL = "Liste habituelle";

/** The papers of a list, in its order. */
export function listPapers(db: Database, listId: number): Promise<ListedPaper[]> {
  return db
    .select()
    .from(listedPapers)
    .where(eq(listedPapers.listId, listId))
    .orderBy(asc(listedPapers.position), asc(listedPapers.id));
}

/**
 * The papers that a town hall asks, or the usual ones: for a hall without a list of its own, or whose
 * list is empty, and while no hall is chosen.
 */
export async function papersOfHall(
  db: Database,
  townHallId: number | null,
): Promise<{ isUsual: boolean; papers: ListedPaper[] }> {
  if (townHallId !== null) {
    const [own] = await db
      .select({ id: paperLists.id })
      .from(paperLists)
      .where(eq(paperLists.townHallId, townHallId));
    const papers = own ? await listPapers(db, own.id) : [];
    if (papers.length > 0) return { isUsual: false, papers };
  }
  const [usual] = await db
    .select({ id: paperLists.id })
    .from(paperLists)
    .where(isNull(paperLists.townHallId));
  return { isUsual: true, papers: usual ? await listPapers(db, usual.id) : [] };
}

/** The day on which the paper that was checked longest ago was; null while one never was. */
export function oldestCheck(papers: readonly Pick<ListedPaper, "checkedOn">[]): string | null {
  const days = papers.map(({ checkedOn }) => checkedOn ?? "").sort();
  return days[0] || null;
}

const selectLists = (db: Database) =>
  db
    .select({ list: paperLists, hall: townHalls.name })
    .from(paperLists)
    .leftJoin(townHalls, eq(townHalls.id, paperLists.townHallId));

/** A list of papers in the shape of the contract. */
function presentList(
  { list, hall }: Awaited<ReturnType<typeof selectLists>>[number],
  papers: readonly ListedPaper[],
): ConsolePaperList {
  return {
    id: list.id,
    town_hall_id: list.townHallId,
    town_hall: hall ?? USUAL,
    checked_on: oldestCheck(papers),
    papers: papers.map((paper) => ({
      id: paper.id,
      name: paper.name,
      provided_by: paper.providedBy,
      where_had: paper.whereHad,
      valid_months: paper.validMonths,
      only_when: paper.onlyWhen,
      source: paper.source,
      checked_on: paper.checkedOn,
    })),
    version: list.version,
  };
}

/** A page of the lists of papers, the usual one first. */
export async function listPaperLists(
  db: Database,
  { townHallId, offset, limit }: { townHallId?: number | undefined; offset: number; limit: number },
): Promise<ConsolePaperList[]> {
  const rows = await selectLists(db)
    .where(townHallId === undefined ? undefined : eq(paperLists.townHallId, townHallId))
    .orderBy(asc(paperLists.id))
    .offset(offset)
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ list }) => list.id);
  const papers = await db
    .select()
    .from(listedPapers)
    .where(inArray(listedPapers.listId, ids))
    .orderBy(asc(listedPapers.position), asc(listedPapers.id));
  return rows.map((row) =>
    presentList(
      row,
      papers.filter(({ listId }) => listId === row.list.id),
    ),
  );
}

/** One list of papers. @throws not-found */
export async function findPaperList(db: Database, id: number): Promise<ConsolePaperList> {
  const [row] = await selectLists(db).where(eq(paperLists.id, id));
  if (!row) throw refusal("not-found");
  return presentList(row, await listPapers(db, id));
}
