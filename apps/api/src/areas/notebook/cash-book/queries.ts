import { may } from "@jdj/contract/call/sharing-policy";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { eventBudgetLines } from "../budget/tables.ts";
import type { EventWithType } from "../events/queries.ts";
import { cashBookEntries } from "./tables.ts";

export type StoredEntry = typeof cashBookEntries.$inferSelect;

const selectEntries = preparedQuery("cash-book", (db, { eventId }: Values<{ eventId: number }>) =>
  db
    .select()
    .from(cashBookEntries)
    .where(sql`${cashBookEntries.eventId} = ${eventId}`)
    .orderBy(
      sql`coalesce(${cashBookEntries.paidOn}, ${cashBookEntries.dueOn})`,
      cashBookEntries.id,
    ),
);

/** All payments of an event by date: when they were paid, otherwise when they are due. */
export function listEntries(db: Database, eventId: number): Promise<StoredEntry[]> {
  return selectEntries(db, { eventId });
}

type VisibleValues = Values<{ eventId: number; seesPrivate: boolean }>;

/** Every payment has the pivot of its line, which its first one wrote. */
const selectVisible = preparedQuery(
  "cash-book-lines",
  (db, { eventId, seesPrivate }: VisibleValues) =>
    db
      .select({
        lineId: eventBudgetLines.lineId,
        amount: cashBookEntries.amountFcfa,
        returned: cashBookEntries.returnedFcfa,
        paid_on: cashBookEntries.paidOn,
        due_on: cashBookEntries.dueOn,
      })
      .from(cashBookEntries)
      .innerJoin(
        eventBudgetLines,
        and(
          eq(eventBudgetLines.eventId, cashBookEntries.eventId),
          eq(eventBudgetLines.lineId, cashBookEntries.lineId),
        ),
      )
      .where(
        sql`${cashBookEntries.eventId} = ${eventId} and (${seesPrivate} or not ${eventBudgetLines.isPrivate})`,
      ),
);

/** The amounts of the payments of an event, of the lines that a member may see. */
export function listVisibleAmounts(db: Database, { id, role }: Pick<EventWithType, "id" | "role">) {
  return selectVisible(db, { eventId: id, seesPrivate: may(role, "private:read") });
}
