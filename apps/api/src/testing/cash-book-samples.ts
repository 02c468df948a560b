import { cashBookEntries } from "../areas/notebook/cash-book/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** The first line of a wedding's budget. */
const LINE = 1;

/** Two payments that are due: one to change, one to remove. */
export async function furnishCashBook(app: TestApp, { eventId }: CastMember) {
  const due = { eventId, lineId: LINE, amountFcfa: 25_000, dueOn: "2027-02-01" };
  const [entry, spare] = await app.db
    .insert(cashBookEntries)
    .values([due, due])
    .returning({ id: cashBookEntries.id });
  return { cashEntryId: entry?.id ?? 0, spareCashEntryId: spare?.id ?? 0 };
}

const payment = {
  ...{ budget_id: LINE, amount: "25 000", due_on: "2027-02-01" },
  note: "Acompte de la salle",
};

/** A right input for every call of the cash book. */
export const cashBookSamples = {
  "notebook.cashBook.book": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.cashBook.lines": { byId: true, input: ({ eventId }) => ({ eventId }) },
  "notebook.cashBook.addEntry": { byId: true, input: ({ eventId }) => ({ eventId, ...payment }) },
  "notebook.cashBook.saveEntry": {
    byId: true,
    input: ({ eventId, cashEntryId: id }) => ({ eventId, id, ...payment, version: 1 }),
  },
  "notebook.cashBook.removeEntry": {
    byId: true,
    input: ({ eventId, spareCashEntryId: id }) => ({ eventId, id }),
  },
  "notebook.cashBook.planInstalments": {
    byId: true,
    input: ({ eventId }) => ({
      ...{ eventId, budget_id: LINE, amount: 300_000, count: 3 },
      first_due_on: "2027-01-15",
    }),
  },
} satisfies Record<string, Sample>;
