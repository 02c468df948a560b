import { refusal } from "@jdj/contract/glue/refusals";
import { may } from "@jdj/contract/notebook/sharing-policy";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Moment } from "../../../world.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { listBudget } from "./queries.ts";
import { eventBudgetLines } from "./tables.ts";

/** A line of the budget as its page sends it; amounts in whole FCFA. */
interface BudgetForm {
  budget_id: number;
  min_amount: number | null;
  max_amount: number | null;
  real_amount: number | null;
  is_private?: boolean | undefined;
  version?: number | undefined;
}

type Stored = typeof eventBudgetLines.$inferSelect;
type Written = Pick<
  Stored,
  "lineId" | "minAmountFcfa" | "maxAmountFcfa" | "realAmountFcfa" | "priceFrom" | "isPrivate"
>;

/**
 * Saves lines of an event's budget: all of them or none. A line stops being a provider's price
 * once its minimum or maximum is typed anew.
 * @returns the budget as it now is
 * @throws field errors (422) for a line sent twice; changed-meanwhile; not-allowed for a mark that is
 * not theirs to set; not-found for a line that they may not see, and for one of another type of event
 */
export async function saveBudget(
  { db, now }: Moment,
  event: EventWithType,
  forms: readonly BudgetForm[],
): ReturnType<typeof listBudget> {
  refuseTwice(
    forms.map(({ budget_id: key }) => ({ key })),
    (index) => `${index}.budget_id`,
  );
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const lines = await listBudget(tx, event);
    const known = new Set(lines.map(({ line }) => line.id));
    if (forms.some(({ budget_id }) => !known.has(budget_id))) throw refusal("not-found");
    const stored = new Map(
      lines.flatMap(({ amounts }) => (amounts ? [[amounts.lineId, amounts] as const] : [])),
    );
    const mayMark = may(event.role, "private:write");
    if (!mayMark && forms.some((form) => form.is_private !== undefined))
      throw refusal("not-allowed");
    const rows = forms.map((form) => ({
      key: form.budget_id,
      version: form.version,
      minAmountFcfa: form.min_amount,
      maxAmountFcfa: form.max_amount,
      realAmountFcfa: form.real_amount,
      isPrivate: form.is_private ?? stored.get(form.budget_id)?.isPrivate ?? false,
    }));
    const changed = changedRows(
      rows,
      stored,
      (row, before) =>
        hasSamePrice(row, before) &&
        row.realAmountFcfa === before.realAmountFcfa &&
        row.isPrivate === before.isPrivate,
    );
    await writeLines(
      tx,
      event.id,
      now,
      changed.map(({ key, version: _, ...amounts }) => {
        const before = stored.get(key);
        const priceFrom = before && hasSamePrice(amounts, before) ? before.priceFrom : null;
        return { ...amounts, lineId: key, priceFrom };
      }),
    );
    return await listBudget(tx, event);
  });
}

/**
 * Puts a provider's price onto a line: minimum and maximum are replaced, and where they came from
 * is remembered.
 * @returns the number of the line's pivot
 * @throws not-found for a line of another type of event
 */
export async function addProviderPrice(
  { db, now }: Moment,
  event: EventWithType,
  price: { lineId: number; min: number | null; max: number | null; from: string | null },
): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const line = (await listBudget(tx, event)).find((one) => one.line.id === price.lineId);
    if (!line) throw refusal("not-found");
    await writeLines(tx, event.id, now, [
      {
        lineId: price.lineId,
        minAmountFcfa: price.min,
        maxAmountFcfa: price.max,
        realAmountFcfa: line.amounts?.realAmountFcfa ?? null,
        priceFrom: price.from,
        isPrivate: line.amounts?.isPrivate ?? false,
      },
    ]);
    const [saved] = await tx
      .select({ id: eventBudgetLines.id })
      .from(eventBudgetLines)
      .where(
        and(eq(eventBudgetLines.eventId, event.id), eq(eventBudgetLines.lineId, price.lineId)),
      );
    if (!saved) throw new Error("The line was not written");
    return saved.id;
  });
}

function hasSamePrice(
  row: Pick<Stored, "minAmountFcfa" | "maxAmountFcfa">,
  before: Pick<Stored, "minAmountFcfa" | "maxAmountFcfa">,
): boolean {
  return row.minAmountFcfa === before.minAmountFcfa && row.maxAmountFcfa === before.maxAmountFcfa;
}

/** Writes lines in one statement, whether or not they were there. */
async function writeLines(
  tx: Database,
  eventId: number,
  now: Date,
  lines: readonly Written[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(eventBudgetLines)
    .values(lines.map((line) => ({ ...line, eventId, createdAt: now })))
    .onConflictDoUpdate({
      target: [eventBudgetLines.eventId, eventBudgetLines.lineId],
      set: {
        minAmountFcfa: sql`excluded.min_amount_fcfa`,
        maxAmountFcfa: sql`excluded.max_amount_fcfa`,
        realAmountFcfa: sql`excluded.real_amount_fcfa`,
        priceFrom: sql`excluded.price_from`,
        isPrivate: sql`excluded.is_private`,
        version: sql`${eventBudgetLines.version} + 1`,
      },
    });
}
