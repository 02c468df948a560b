import { foldLabel } from "../../notebook/guests/sheet/fold-label.ts";
import type { GridLine } from "../../notebook/guests/sheet/grid.ts";
import { readAmount, readDay, readState, type StatementState } from "./statement-cells.ts";

const labels = {
  transactionId: [
    ...["reference", "ref", "transaction", "transaction id", "id transaction", "id", "identifiant"],
    ...["id de transaction", "numero de transaction", "reference transaction", "txn id", "txnid"],
    ...["reference de transaction", "transaction reference", "financial transaction id"],
    ...["numero transaction", "id de la transaction", "reference operateur", "operator id"],
  ],
  ourReference: [
    ...[
      "external id",
      "externalid",
      "order id",
      "orderid",
      "merchant reference",
      "notre reference",
    ],
    ...["client reference", "reference marchand", "reference commande", "reference client"],
    ...["order reference", "commande", "numero de commande", "external transaction id", "note"],
  ],
  amount: [
    ...["montant", "amount", "montant brut", "gross amount", "montant transaction", "montant fcfa"],
    ...["montant xof", "amount xof", "montant de la transaction", "montant paye", "credit"],
  ],
  day: [
    ...["date", "jour", "date heure", "date et heure", "timestamp", "date transaction", "day"],
    ...["date de transaction", "date de la transaction", "date operation", "date paiement"],
    ...["created at", "when completed", "completed at", "transaction date", "date de paiement"],
  ],
  state: ["statut", "etat", "status", "state", "resultat", "result", "statut transaction"],
  fee: [
    "frais",
    "fee",
    "fees",
    "commission",
    "commissions",
    "charges",
    "montant frais",
    "frais fcfa",
  ],
} as const;

type Column = keyof typeof labels;

/** A row of a statement as it was read. */
export interface StatementRow {
  line: number;
  transactionId: string | null;
  ourReference: string | null;
  /** Never negative: the state says what was refunded. */
  amountFcfa: number;
  state: StatementState;
  feeFcfa: number | null;
  /** `YYYY-MM-DD`. */
  day: string;
}

export type StatementReading =
  | { ok: true; rows: StatementRow[] }
  | { ok: false; reason: "wrong-columns" | "empty" }
  /** The lines that cannot be read, with the column. */
  | {
      ok: false;
      reason: "wrong-cells";
      cells: { line: number; column: "amount" | "day" | "state" }[];
    };

/** The header is looked for in the first lines only: a title may stand above it. */
const DEEPEST_HEADER = 30;

/** Where each column stands, by its name; null for a line that is no header. */
function readHeader({ texts }: GridLine): ReadonlyMap<Column, number> | null {
  const at = new Map<Column, number>();
  const folded = texts.map(foldLabel);
  for (const column of Object.keys(labels) as Column[])
    for (const label of labels[column]) {
      const index = folded.indexOf(label);
      if (index >= 0 && !at.has(column)) at.set(column, index);
    }
  return at.has("amount") && (at.has("transactionId") || at.has("ourReference")) ? at : null;
}

/**
 * The rows of a company's statement: columns in any order, found by their names.
 * @param fallbackDay the day of a statement without dates, `YYYY-MM-DD`
 */
export function readStatement(
  grids: readonly (readonly GridLine[])[],
  fallbackDay: string,
): StatementReading {
  for (const grid of grids) {
    const top = grid.slice(0, DEEPEST_HEADER).findIndex((line) => readHeader(line) !== null);
    const header = top < 0 ? null : readHeader(grid[top] as GridLine);
    if (header) return rowsUnder(grid.slice(top + 1), header, fallbackDay);
  }
  return { ok: false, reason: "wrong-columns" };
}

function rowsUnder(
  lines: readonly GridLine[],
  at: ReadonlyMap<Column, number>,
  fallbackDay: string,
): StatementReading {
  const rows: StatementRow[] = [];
  const cells: { line: number; column: "amount" | "day" | "state" }[] = [];
  for (const { line, texts } of lines) {
    const cell = (column: Column) => texts[at.get(column) ?? -1]?.trim() ?? "";
    const transactionId = cell("transactionId") || null;
    const ourReference = cell("ourReference") || null;
    // A line of totals has no reference.
    if (transactionId === null && ourReference === null) continue;
    const amount = readAmount(cell("amount"));
    const day = at.has("day") ? readDay(cell("day")) : fallbackDay;
    const state = readState(cell("state"), amount ?? 0);
    if (amount === null) cells.push({ line, column: "amount" });
    if (day === null) cells.push({ line, column: "day" });
    if (state === null) cells.push({ line, column: "state" });
    if (amount === null || day === null || state === null) continue;
    const fee = readAmount(cell("fee"));
    const feeFcfa = fee === null ? null : Math.abs(fee);
    rows.push({
      ...{ line, transactionId, ourReference, state, feeFcfa, day },
      amountFcfa: Math.abs(amount),
    });
  }
  if (cells.length > 0) return { ok: false, reason: "wrong-cells", cells };
  return rows.length === 0 ? { ok: false, reason: "empty" } : { ok: true, rows };
}
