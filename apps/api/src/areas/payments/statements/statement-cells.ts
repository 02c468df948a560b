import { foldLabel } from "../../notebook/guests/sheet/fold-label.ts";

/** What a row of a statement says of its payment. */
export type StatementState = "paid" | "refunded" | "not-paid";

/**
 * An amount as companies write it: `5000`, `5 000 FCFA`, `5,000.00`, `5.000,00`, `-5000`. Null for
 * what is none, and for a fraction of a franc.
 */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[^\d.,+-]/g, "");
  const match = /^([+-]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(compact);
  if (!match) return null;
  const [, sign = "", whole = "", cents = ""] = match;
  if (/[1-9]/.test(cents)) return null;
  const groups = whole.split(/[.,]/);
  if (groups.slice(1).some((group) => group.length !== 3)) return null;
  const amount = Number(groups.join(""));
  return Number.isSafeInteger(amount) && amount <= 1_000_000_000
    ? sign === "-"
      ? -amount
      : amount
    : null;
}

const DAY_MS = 86_400_000;
/** Where the days of a spreadsheet are counted from. */
const SHEET_EPOCH = Date.UTC(1899, 11, 30);

/** The calendar date of a cell: `2026-11-22T10:00`, `22/11/2026 10:00`, or the number of a spreadsheet. Null for none. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const french = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text);
  if (french) return dayOf(french[3], french[2], french[1]);
  const serial = Number(text.replace(",", "."));
  if (text === "" || !(serial > 40_000 && serial < 80_000)) return null;
  return new Date(SHEET_EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}

function dayOf(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return date.toISOString().startsWith(text) ? text : null;
}

const refunded = /rembours|refund|revers|annul/;
const unpaid = /echec|echou|fail|refus|reject|rejet|expir|attente|pending|cours|initi|cancel/;
const paid = /succes|reussi|paye|paid|complet|valide|accept|termine|confirm|approuv|settled/;

/** What the state of a row means; a statement without states lists what was paid. Null for a state that we do not know. */
export function readState(text: string, amount: number): StatementState | null {
  const folded = foldLabel(text);
  if (refunded.test(folded)) return "refunded";
  if (unpaid.test(folded) || /\b(un|non|not) ?(paid|paye)/.test(folded)) return "not-paid";
  if (text.trim() === "" || paid.test(folded)) return amount < 0 ? "refunded" : "paid";
  return null;
}
