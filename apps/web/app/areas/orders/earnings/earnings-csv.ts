import type { Earning } from "@jdj/contract/orders/earnings";
import { csvText } from "@jdj/french/csv";
import { dateIn } from "@jdj/french/dates";
import { earningLabels } from "./earning-labels.ts";

/**
 * The moves of a shop's money as CSV that a French spreadsheet opens without settings: byte order
 * mark, semicolons, whole FCFA without spaces, the balance after each move.
 */
export function earningsCsv(earnings: readonly Earning[]): string {
  let balance = 0;
  const lines = earnings.map(({ at, kind, reference, amount }) => {
    balance += amount;
    return [dateIn(new Date(at)), earningLabels[kind], reference ?? "", amount, balance];
  });
  const head = ["Date", "Mouvement", "Commande", "Montant (FCFA)", "Solde (FCFA)"];
  return csvText([head, ...lines]);
}
