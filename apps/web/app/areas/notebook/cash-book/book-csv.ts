import type { CashBookEntry } from "@jdj/contract/notebook/cash-book";
import { type EntryState, paymentMeansLabels } from "@jdj/contract/notebook/cash-book-sums";
import { csvText } from "@jdj/french/csv";
import { lineName } from "./line-choices.ts";

const states: Readonly<Record<EntryState, string>> = {
  paid: "Payé",
  returned: "Rendu",
  due: "À payer",
  late: "En retard",
};

/** The payments of a book as CSV that a French spreadsheet opens without settings; dates as `YYYY-MM-DD`. */
export function bookCsv(
  entries: readonly CashBookEntry[],
  names: ReadonlyMap<number, string>,
): string {
  return csvText([
    [
      ...["Poste", "Montant (FCFA)", "Rendu (FCFA)", "État", "Payé le", "À payer le"],
      ...["Moyen", "Payé par", "Note", "Reçu"],
    ],
    ...entries.map((entry) => [
      lineName(entry.budget_id, names),
      entry.amount,
      entry.returned,
      states[entry.state],
      entry.paid_on,
      entry.due_on,
      entry.means && paymentMeansLabels[entry.means],
      entry.paid_by,
      entry.note,
      entry.receipt ? "Oui" : "Non",
    ]),
  ]);
}
