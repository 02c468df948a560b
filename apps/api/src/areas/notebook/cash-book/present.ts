import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import {
  addBookSums,
  type BookedAmount,
  bookSums,
  entryState,
} from "@jdj/contract/notebook/cash-book-sums";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import type { listBudget } from "../budget/queries.ts";
import type { StoredEntry } from "./queries.ts";

type At = Pick<RequestContext, "settings" | "now"> & { customerId: number };

function presentEntry({ settings, now, customerId }: At, entry: StoredEntry): CashBookEntry {
  const { receiptFileId: receipt, depositKind: kind, depositPageId } = entry;
  const isOwn = entry.depositCustomerId === customerId;
  const money = {
    amount: entry.amountFcfa,
    returned: entry.returnedFcfa,
    paid_on: entry.paidOn,
    due_on: entry.dueOn,
  };
  return {
    id: entry.id,
    budget_id: entry.lineId,
    ...money,
    means: entry.means,
    paid_by: entry.paidBy,
    note: entry.note,
    state: entryState(money, calendarDate(now)),
    receipt: receipt && signedFileAddress(settings.secret, receipt, now),
    deposit: kind && { kind, page: isOwn ? depositPageId : null },
    version: entry.version,
  };
}

/** The book of an event as a customer sees it, with the sums of its lines and of all together. Entries of lines that the budget does not show are left out. */
export function presentBook(
  at: At,
  budget: Awaited<ReturnType<typeof listBudget>>,
  stored: readonly StoredEntry[],
) {
  const today = calendarDate(at.now);
  const known = new Set(budget.map(({ line }) => line.id));
  const entries = stored
    .filter(({ lineId }) => lineId === null || known.has(lineId))
    .map((entry) => presentEntry(at, entry));
  const lines = budget.flatMap(({ line, amounts }) => {
    const own = entries.filter(({ budget_id }) => budget_id === line.id);
    const real = amounts?.realAmountFcfa ?? null;
    if (own.length === 0 && real === null) return [];
    return [{ budget_id: line.id, ...bookSums(own, real, today) }];
  });
  const withoutLine = entries.filter(({ budget_id }) => budget_id === null);
  return { entries, lines, totals: addBookSums([...lines, bookSums(withoutLine, null, today)]) };
}

/** What of each line with payments was paid, and is still due by its payments. */
export function sumLines(
  amounts: readonly (BookedAmount & { lineId: number })[],
  today: string,
): { budget_id: number; paid: number; due: number }[] {
  const byLine = Map.groupBy(amounts, ({ lineId }) => lineId);
  return [...byLine].map(([budget_id, own]) => {
    const { paid, due } = bookSums(own, null, today);
    return { budget_id, paid, due };
  });
}
