import { refusal } from "@jdj/contract/call/refusals";
import type { CivilFile } from "@jdj/contract/civil-file/civil-file";
import { civilFileMessages } from "@jdj/contract/civil-file/messages";
import type { CivilFee } from "@jdj/contract/civil-file/papers";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import type { Database } from "../../database/connect.ts";
import { listBudget } from "../notebook/budget/queries.ts";
import { writeLines } from "../notebook/budget/save-budget.ts";
import { budgetGroups, budgetLines } from "../notebook/budget/tables.ts";
import { lockEvent } from "../notebook/events/lock-event.ts";
import type { EventWithType } from "../notebook/events/queries.ts";
import { readCelebrationCosts } from "../town-halls/celebration-costs.ts";
import { townHalls } from "../town-halls/tables.ts";
import { findFile, findWeddingDay } from "./queries.ts";

/** Where each fee stands in the budget: its category, the template's line for it, and what a line of one's own says. */
const places = {
  "town-hall": { group: "civil", line: "civil-fee", content: "Frais de la mairie (à vérifier)" },
  burida: { group: "entertainment", line: null, content: "BURIDA, droits d’auteur (à vérifier)" },
} as const satisfies Record<CivilFee, { group: string; line: string | null; content: string }>;

/** After the lines of the hosts' own. */
const POSITION = 20_000;

type BudgetRow = Awaited<ReturnType<typeof listBudget>>[number];

/** The key of the line that a fee adds: it has the event's number, so that the database holds it once. */
const codeOf = (fee: CivilFee, eventId: number) => `civil-file-${fee}-${eventId}`;

const hasAmount = ({ amounts }: BudgetRow) =>
  (amounts?.minAmountFcfa ?? amounts?.maxAmountFcfa ?? amounts?.realAmountFcfa ?? null) !== null;

/** The lines that stand for a fee: the template's, and the one that was added. */
function linesOf(budget: readonly BudgetRow[], fee: CivilFee, eventId: number) {
  const { line: code } = places[fee];
  return {
    template: budget.find(({ line }) => line.eventId === null && line.code === code),
    added: budget.find(({ line }) => line.code === codeOf(fee, eventId)),
  };
}

/** Whether a fee is in the budget: with its known cost, or as the template's line where none is known. */
const isAdded = (
  { template, added }: ReturnType<typeof linesOf>,
  { min }: { min: number | null },
): boolean =>
  added !== undefined || (template !== undefined && (min === null || hasAmount(template)));

const noCost = { min: null, max: null };

/** The lowest and the highest cost of a celebration there; nulls where none is known. */
async function costsOf(db: Database, townHallId: number | null) {
  if (townHallId === null) return noCost;
  const [hall] = await db
    .select({ costs: townHalls.daysCelebrationCosts })
    .from(townHalls)
    .where(eq(townHalls.id, townHallId));
  const amounts = readCelebrationCosts(hall?.costs ?? "").map(({ amount }) => amount);
  if (amounts.length === 0) return noCost;
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}

/** What the file can add to the budget, and whether it is there. */
export async function listFees(
  db: Database,
  event: EventWithType,
  townHallId: number | null,
): Promise<CivilFile["fees"]> {
  const budget = await listBudget(db, event);
  const costs = await costsOf(db, townHallId);
  const present = (fee: CivilFee, cost: { min: number | null; max: number | null }) => ({
    fee,
    ...cost,
    is_added: isAdded(linesOf(budget, fee, event.id), cost),
  });
  return [present("town-hall", costs), present("burida", noCost)];
}

/** The category of a fee in the budget of a type of event: its own, or the first where staff withdrew it. */
async function findGroup(tx: Database, eventTypeId: number, code: string): Promise<number> {
  const groups = await tx
    .select({ id: budgetGroups.id, code: budgetGroups.code })
    .from(budgetGroups)
    .where(and(eq(budgetGroups.eventTypeId, eventTypeId), isNull(budgetGroups.archivedAt)))
    .orderBy(asc(budgetGroups.position));
  const group = groups.find((one) => one.code === code) ?? groups[0];
  if (!group) throw refusal("not-found");
  return group.id;
}

/**
 * Puts a fee into the budget of an event: the known cost onto the template's line while that has no
 * amount, else a line of its own. What is there stays as it is, so that nothing is added twice.
 * @returns what is said of it
 * @throws not-found for an event without a civil ceremony; as `lockEvent`
 */
export async function addFee(
  { db, now }: RequestContext,
  event: EventWithType,
  fee: CivilFee,
): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if ((await findWeddingDay(tx, event)) === null) throw refusal("not-found");
    const lines = linesOf(await listBudget(tx, event), fee, event.id);
    const townHallId = (await findFile(tx, event.id))?.townHallId ?? null;
    const cost = fee === "town-hall" ? await costsOf(tx, townHallId) : noCost;
    if (isAdded(lines, cost)) return civilFileMessages.feeKnown;
    const { min, max } = cost;
    const lineId = lines.template?.line.id ?? (await addLine(tx, event, fee));
    // Another's line with this key is private to this reader: it is there.
    if (lineId === undefined) return civilFileMessages.feeKnown;
    const priceFrom = min === null ? null : "la mairie (à vérifier)";
    const amounts = { minAmountFcfa: min, maxAmountFcfa: max, realAmountFcfa: null, priceFrom };
    const isPrivate = lines.template?.amounts?.isPrivate ?? false;
    await writeLines(tx, event.id, now, [{ lineId, ...amounts, isPrivate }]);
    return civilFileMessages.feeAdded;
  });
}

/** Adds the line of a fee. @returns its number; undefined where it is there */
async function addLine(tx: Database, event: EventWithType, fee: CivilFee) {
  const { group, content } = places[fee];
  const groupId = await findGroup(tx, event.eventTypeId, group);
  const code = codeOf(fee, event.id);
  const [line] = await tx
    .insert(budgetLines)
    .values({ groupId, code, content, categoryCode: null, position: POSITION, eventId: event.id })
    .onConflictDoNothing()
    .returning({ id: budgetLines.id });
  return line?.id;
}
