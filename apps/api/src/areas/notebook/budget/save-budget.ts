import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { nameByText, runByText } from "../../../database/prepared-query.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changedRows, refuseTwice } from "../saving/changed-rows.ts";
import { pivotIdOf } from "./pivot-id.ts";
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

type Before = Pick<Stored, "minAmountFcfa" | "maxAmountFcfa" | "priceFrom">;

/**
 * Saves lines of an event's budget: all of them or none. A line stops being a provider's price
 * once its minimum or maximum is typed anew.
 * @returns the budget as it now is
 * @throws field errors (422) for a line sent twice; changed-meanwhile; not-allowed for a mark that is
 * not theirs to set; not-found for a line that they may not see, and for one of another type of event
 */
export async function saveBudget(
  { db, now }: RequestContext,
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
    const written = await writeLines(
      tx,
      event.id,
      now,
      changed.map(({ key, version: _, ...amounts }) => {
        const before = stored.get(key);
        const priceFrom = before && hasSamePrice(amounts, before) ? before.priceFrom : null;
        return { ...amounts, lineId: key, priceFrom };
      }),
    );
    return lines.map((row) => ({ ...row, amounts: written.get(row.line.id) ?? row.amounts }));
  });
}

/**
 * Puts a provider's price onto a line: minimum and maximum are replaced, and where they came from
 * is remembered.
 * @param price the version is the one that is shown; undefined writes over whatever is stored
 * @returns the number of the line's pivot, its version and what was there before
 * @throws not-found for a line of another type of event; changed-meanwhile for another version
 */
export async function addProviderPrice(
  { db, now }: RequestContext,
  event: EventWithType,
  price: {
    lineId: number;
    min: number | null;
    max: number | null;
    from: string | null;
    version: number | undefined;
  },
): Promise<{ id: number; version: number; before: Before }> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const line = (await listBudget(tx, event)).find((one) => one.line.id === price.lineId);
    if (!line) throw refusal("not-found");
    if (price.version !== undefined && price.version !== (line.amounts?.version ?? 0))
      throw refusal("changed-meanwhile");
    const written = await writeLines(tx, event.id, now, [
      {
        lineId: price.lineId,
        minAmountFcfa: price.min,
        maxAmountFcfa: price.max,
        realAmountFcfa: line.amounts?.realAmountFcfa ?? null,
        priceFrom: price.from,
        isPrivate: line.amounts?.isPrivate ?? false,
      },
    ]);
    const saved = written.get(price.lineId);
    if (!saved) throw new Error("The line was not written");
    const { minAmountFcfa = null, maxAmountFcfa = null, priceFrom = null } = line.amounts ?? {};
    const before = { minAmountFcfa, maxAmountFcfa, priceFrom };
    return { id: saved.id, version: saved.version, before };
  });
}

function hasSamePrice(
  row: Pick<Stored, "minAmountFcfa" | "maxAmountFcfa">,
  before: Pick<Stored, "minAmountFcfa" | "maxAmountFcfa">,
): boolean {
  return row.minAmountFcfa === before.minAmountFcfa && row.maxAmountFcfa === before.maxAmountFcfa;
}

const nameOfLines = nameByText("write-budget-lines", 1);

/**
 * Writes lines in one statement, whether or not they were there. Each column is one parameter: two
 * hundred lines of seven values each would take longer to spell than to store.
 * @returns what is stored now, by line
 */
export async function writeLines(
  tx: Database,
  eventId: number,
  now: Date,
  lines: readonly Written[],
): Promise<Map<number, Stored>> {
  if (lines.length === 0) return new Map();
  const column = (name: keyof Written) => sql.param(lines.map((line) => line[name]));
  const statement = sql`
    insert into ${eventBudgetLines} (event_id, created_at, id, line_id, min_amount_fcfa, max_amount_fcfa,
      real_amount_fcfa, price_from, is_private)
    overriding system value
    select ${eventId}::bigint, ${now.toISOString()}::timestamptz, sent.*
    from unnest(${sql.param(lines.map(({ lineId }) => pivotIdOf(eventId, lineId)))}::bigint[],
      ${column("lineId")}::bigint[], ${column("minAmountFcfa")}::bigint[],
      ${column("maxAmountFcfa")}::bigint[], ${column("realAmountFcfa")}::bigint[],
      ${column("priceFrom")}::text[], ${column("isPrivate")}::boolean[]) as sent
    on conflict (event_id, line_id) do update set
      min_amount_fcfa = excluded.min_amount_fcfa,
      max_amount_fcfa = excluded.max_amount_fcfa,
      real_amount_fcfa = excluded.real_amount_fcfa,
      price_from = excluded.price_from,
      is_private = excluded.is_private,
      version = ${eventBudgetLines}.version + 1
    returning id, line_id, version, created_at as at`;
  const rows = await runByText<{ id: string; line_id: string; version: number; at: Date }>(
    tx,
    nameOfLines,
    statement,
  );
  const sent = new Map(lines.map((line) => [line.lineId, line]));
  return new Map(
    rows.flatMap(({ id, line_id, version, at }) => {
      const line = sent.get(Number(line_id));
      const row = { id: Number(id), eventId, version, createdAt: at };
      return line ? [[line.lineId, { ...line, ...row }] as const] : [];
    }),
  );
}
