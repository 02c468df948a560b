import type { PaymentMeans } from "@jdj/contract/notebook/cash-book-sums";
import { lineOfProvider } from "@jdj/contract/notebook/line-of-provider";
import { and, eq, sql } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { listBudget } from "../budget/queries.ts";
import { events } from "../events/tables.ts";
import { changeBook } from "./change-book.ts";
import { cashBookEntries, type depositKinds } from "./tables.ts";

/** What a deposit is paid for. */
interface DepositOf {
  kind: (typeof depositKinds)[number];
  id: number;
}

/** Lets one change of an event's book after the other through, whatever became of the event. */
async function lockBook(tx: Database, eventId: number) {
  const [event] = await tx
    .select({ id: events.id, eventTypeId: events.eventTypeId })
    .from(events)
    .where(eq(events.id, eventId))
    .for("no key update");
  return event;
}

/**
 * Enters a deposit that was paid through us into the book of its event, on the line that shows the
 * provider as booked; in the caller's transaction. A second call changes nothing.
 */
export async function enterDeposit(
  { db: tx, now }: Pick<RequestContext, "db" | "now">,
  { kind, id }: DepositOf,
  paid: {
    eventId: number;
    amountFcfa: number;
    means: PaymentMeans;
    provider: string;
    service: number | null;
    /** Its page, by its number, and the customer for whom alone it opens. */
    page: { id: number; customerId: number };
  },
): Promise<void> {
  const event = await lockBook(tx, paid.eventId);
  if (!event) return;
  const budget = await listBudget(tx, { ...event, role: "owner" });
  const lines = budget.map(({ line, serviceTypeId, amounts }) => ({
    id: line.id,
    serviceTypeId,
    priceFrom: amounts?.priceFrom ?? null,
    max: amounts?.maxAmountFcfa ?? null,
  }));
  const lineId = lineOfProvider(lines, paid)?.id ?? null;
  await changeBook(tx, { eventId: event.id, now, lineIds: [lineId] }, () =>
    tx
      .insert(cashBookEntries)
      .values({
        ...{ eventId: event.id, lineId, amountFcfa: paid.amountFcfa, means: paid.means },
        ...{ paidOn: calendarDate(now), createdAt: now, depositKind: kind, depositId: id },
        ...{ depositPageId: paid.page.id, depositCustomerId: paid.page.customerId },
        note: paid.provider,
      })
      .onConflictDoNothing(),
  );
}

/**
 * Notes that a deposit, or a part of it, was given back; in the caller's transaction. Nothing happens
 * for one that the book does not have.
 */
export async function returnInBook(
  { db: tx, now }: Pick<RequestContext, "db" | "now">,
  { kind, id }: DepositOf,
  amountFcfa: number,
): Promise<void> {
  const isDeposit = and(eq(cashBookEntries.depositId, id), eq(cashBookEntries.depositKind, kind));
  const [entry] = await tx.select().from(cashBookEntries).where(isDeposit);
  if (!entry || !(await lockBook(tx, entry.eventId))) return;
  // A host may have moved it to another line before the lock.
  const [locked] = await tx.select().from(cashBookEntries).where(isDeposit);
  const lineIds = [locked?.lineId ?? null];
  await changeBook(tx, { eventId: entry.eventId, now, lineIds }, () =>
    tx
      .update(cashBookEntries)
      .set({
        returnedFcfa: sql`least(${cashBookEntries.amountFcfa}, ${cashBookEntries.returnedFcfa} + ${amountFcfa})`,
        version: sql`${cashBookEntries.version} + 1`,
      })
      .where(isDeposit),
  );
}
