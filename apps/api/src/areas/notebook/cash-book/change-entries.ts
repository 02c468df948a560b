import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { cashBookMessages } from "@jdj/contract/notebook/cash-book-messages";
import { equalParts, type PaymentMeans } from "@jdj/contract/notebook/cash-book-sums";
import { notebookMessages } from "@jdj/contract/notebook/messages";
import { dateAfter } from "@jdj/french/dates";
import { and, count, eq, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { listBudget } from "../budget/queries.ts";
import { lockEvent } from "../events/lock-event.ts";
import type { EventWithType } from "../events/queries.ts";
import { changeBook } from "./change-book.ts";
import type { StoredEntry } from "./queries.ts";
import { cashBookEntries } from "./tables.ts";

/** The most payments of one event. */
const ENTRIES_MAX = 1000;

/** A payment as its form sends it. */
interface EntryForm {
  budget_id: number | null;
  amount: number;
  paid_on: string | null;
  due_on: string | null;
  means: PaymentMeans | null;
  paid_by: string | null;
  note: string | null;
}

type Context = Pick<RequestContext, "db" | "now">;

/** A payment that is to be changed, in the version that was shown. */
interface OfEntry {
  id: number;
  version: number | undefined;
}

/** The numbers of the lines that a member may see. */
async function visibleLines(tx: Database, event: EventWithType): Promise<Set<number>> {
  return new Set((await listBudget(tx, event)).map(({ line }) => line.id));
}

async function refuseFull(tx: Database, eventId: number, more: number): Promise<void> {
  const [row] = await tx
    .select({ entries: count() })
    .from(cashBookEntries)
    .where(eq(cashBookEntries.eventId, eventId));
  if ((row?.entries ?? 0) + more > ENTRIES_MAX)
    throw fieldRefusal({ amount: [cashBookMessages.cashBookFull] });
}

function refuseFuture({ paid_on }: EntryForm, now: Date): void {
  if (paid_on !== null && paid_on > calendarDate(now))
    throw fieldRefusal({ paid_on: [cashBookMessages.paymentInFuture] });
}

function columnsOf(form: EntryForm) {
  return {
    lineId: form.budget_id,
    amountFcfa: form.amount,
    paidOn: form.paid_on,
    dueOn: form.due_on,
    // A means without a date is what is planned; it is stored with the payment alone.
    means: form.paid_on === null ? null : form.means,
    paidBy: form.paid_by,
    note: form.note,
  };
}

/**
 * Enters a payment of a line.
 * @returns its number
 * @throws field errors (422) for a date to come and past the limit; not-found for a line that is not
 * of this event's budget, or that they may not see
 */
export async function addEntry(
  { db, now }: Context,
  event: EventWithType,
  form: EntryForm & { receiptFileId: string | null },
): Promise<number> {
  refuseFuture(form, now);
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if (form.budget_id === null || !(await visibleLines(tx, event)).has(form.budget_id))
      throw refusal("not-found");
    await refuseFull(tx, event.id, 1);
    const { receiptFileId } = form;
    const at = { eventId: event.id, now, lineIds: [form.budget_id] };
    return await changeBook(tx, at, async () => {
      const [added] = await tx
        .insert(cashBookEntries)
        .values({ ...columnsOf(form), eventId: event.id, receiptFileId, createdAt: now })
        .returning({ id: cashBookEntries.id });
      if (!added) throw new Error("The entry was not written");
      return added.id;
    });
  });
}

async function storedEntry(
  tx: Database,
  event: EventWithType,
  { id, version }: OfEntry,
  lines: ReadonlySet<number>,
): Promise<StoredEntry> {
  const isOfEvent = and(eq(cashBookEntries.id, id), eq(cashBookEntries.eventId, event.id));
  const [entry] = await tx.select().from(cashBookEntries).where(isOfEvent);
  if (!entry || (entry.lineId !== null && !lines.has(entry.lineId))) throw refusal("not-found");
  if (version !== undefined && version !== entry.version) throw refusal("changed-meanwhile");
  return entry;
}

/**
 * Changes a payment. A receipt that is not sent stays unless it is to be removed.
 * @returns the file of the receipt that is not shown any more; null for none
 * @throws as `addEntry`; changed-meanwhile; deposit-stays where the money of a deposit would change
 */
export async function saveEntry(
  { db, now }: Context,
  event: EventWithType,
  of: OfEntry,
  form: EntryForm & { receiptFileId: string | null; remove_receipt: boolean },
): Promise<string | null> {
  refuseFuture(form, now);
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const lines = await visibleLines(tx, event);
    const before = await storedEntry(tx, event, of, lines);
    const isDeposit = before.depositId !== null;
    if (form.budget_id === null ? !isDeposit : !lines.has(form.budget_id))
      throw refusal("not-found");
    const columns = columnsOf(form);
    if (isDeposit && !hasSameMoney(columns, before)) throw refusal("deposit-stays");
    const kept = form.remove_receipt ? null : before.receiptFileId;
    const receiptFileId = form.receiptFileId ?? kept;
    const lineIds = [before.lineId, form.budget_id];
    await changeBook(tx, { eventId: event.id, now, lineIds }, () =>
      tx
        .update(cashBookEntries)
        .set({
          ...columns,
          receiptFileId,
          // Another date is reminded of anew.
          remindedDays: columns.dueOn === before.dueOn ? before.remindedDays : null,
          version: sql`${cashBookEntries.version} + 1`,
        })
        .where(eq(cashBookEntries.id, before.id)),
    );
    return receiptFileId === before.receiptFileId ? null : before.receiptFileId;
  });
}

function hasSameMoney(
  form: Pick<StoredEntry, "amountFcfa" | "paidOn" | "means">,
  before: StoredEntry,
): boolean {
  return (
    form.amountFcfa === before.amountFcfa &&
    form.paidOn === before.paidOn &&
    form.means === before.means
  );
}

/**
 * Removes a payment.
 * @returns the file of its receipt, which nothing shows any more
 * @throws not-found; changed-meanwhile; deposit-stays
 */
export async function removeEntry(
  { db, now }: Context,
  event: EventWithType,
  of: OfEntry,
): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    const entry = await storedEntry(tx, event, of, await visibleLines(tx, event));
    if (entry.depositId !== null) throw refusal("deposit-stays");
    await changeBook(tx, { eventId: event.id, now, lineIds: [entry.lineId] }, () =>
      tx.delete(cashBookEntries).where(eq(cashBookEntries.id, entry.id)),
    );
    return entry.receiptFileId;
  });
}

/**
 * Enters an amount in equal parts, one a month from the first date on.
 * @throws as `addEntry`
 */
export async function planInstalments(
  { db, now }: Context,
  event: EventWithType,
  plan: {
    budget_id: number;
    amount: number;
    count: number;
    first_due_on: string;
    note: string | null;
  },
): Promise<void> {
  const parts = equalParts(plan.amount, plan.count);
  if (parts.some((part) => part === 0))
    throw fieldRefusal({ amount: [notebookMessages.amountInvalid] });
  await db.transaction(async (tx) => {
    await lockEvent(tx, event);
    if (!(await visibleLines(tx, event)).has(plan.budget_id)) throw refusal("not-found");
    await refuseFull(tx, event.id, parts.length);
    await changeBook(tx, { eventId: event.id, now, lineIds: [plan.budget_id] }, () =>
      tx.insert(cashBookEntries).values(
        parts.map((amountFcfa, index) => ({
          ...{ eventId: event.id, lineId: plan.budget_id, amountFcfa, createdAt: now },
          dueOn: dateAfter(plan.first_due_on, index, "months"),
          note: plan.note,
        })),
      ),
    );
  });
}
