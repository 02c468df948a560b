import { eq } from "drizzle-orm";
import { budgetGroups, budgetLines } from "../../src/areas/notebook/budget/tables.ts";
import { cashBookEntries } from "../../src/areas/notebook/cash-book/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { addDays, instantOn } from "./base-day.ts";
import { type DemoEntry, weddingEntries } from "./cash-book.ts";
import type { ReceiptFiles } from "./receipt-files.ts";
import type { DemoEvent } from "./write-notebook.ts";

/** The reminder of an instalment that was late before: it left on its day. */
const ON_ITS_DAY = 0;

/**
 * Writes the cash book of the wedding, on the lines of its budget, which are written. The deposits of
 * its bookings enter themselves.
 * @param base the day from which its dates are counted
 */
export async function writeCashBook(
  tx: Database,
  event: DemoEvent,
  { base, receipts }: { base: string; receipts: ReceiptFiles },
): Promise<void> {
  const lines = await tx
    .select({ id: budgetLines.id, group: budgetGroups.code, code: budgetLines.code })
    .from(budgetLines)
    .innerJoin(budgetGroups, eq(budgetGroups.id, budgetLines.groupId))
    .where(eq(budgetGroups.eventTypeId, event.eventTypeId));
  const lineIds = new Map(lines.map(({ id, group, code }) => [`${group}/${code}`, id]));
  await tx.insert(cashBookEntries).values(
    weddingEntries.map((entry) => {
      const { line, amount, due, paid, note = null } = entry;
      const lineId = lineIds.get(line);
      if (lineId === undefined) throw new Error(`The budget has no line ${line}`);
      const [paidDay, means, paidBy] = paid ?? [null, null, null];
      return {
        eventId: event.id,
        lineId,
        amountFcfa: amount * 1000,
        paidOn: paidDay === null ? null : addDays(base, paidDay),
        dueOn: due === undefined ? null : addDays(base, due),
        ...{ means, paidBy, note },
        receiptFileId: receipts.get(entry) ?? null,
        remindedDays: isLate(entry) ? ON_ITS_DAY : null,
        createdAt: instantOn(addDays(base, Math.min(paidDay ?? 0, due ?? 0, -1)), "20:05"),
      };
    }),
  );
}

function isLate({ due = 0, paid }: DemoEntry): boolean {
  return paid === undefined && due < 0;
}
