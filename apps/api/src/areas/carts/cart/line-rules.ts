import type { CartLine } from "@jdj/contract/carts/cart";
import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";

/** How many days ahead a service may be ordered. */
const MOST_DAYS = 730;

/** What of a listed line decides whether it can be ordered. */
export interface LineFacts {
  line: { quantity: number; day: string | null };
  kind: "product" | "service";
  isOffered: boolean;
  free: number | null;
  dayCapacity: number | null;
  taken: number;
  /** Places of the same day that other lines of the cart ask for, of the same service. */
  beside: number;
  noticeDays: number;
}

/** What of a line says whose places of which day it asks for. */
interface DayLine {
  line: { quantity: number; day: string | null };
  productId: number;
}

/**
 * Each line with the places that the other lines of its cart ask for on its day: the variants of a
 * service share its day.
 */
export function besideOthers<Row extends DayLine>(
  rows: readonly Row[],
): (Row & { beside: number })[] {
  const asked = new Map<string, number>();
  const keyOf = ({ productId, line }: DayLine) => `${productId} ${line.day}`;
  for (const row of rows) asked.set(keyOf(row), (asked.get(keyOf(row)) ?? 0) + row.line.quantity);
  return rows.map((row) => {
    const all = row.line.day === null ? 0 : (asked.get(keyOf(row)) ?? 0);
    return { ...row, beside: Math.max(0, all - row.line.quantity) };
  });
}

/** The calendar date some days after another, both `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a day of a service can be ordered today: after its notice, within two years. */
export function dayProblem(day: string, noticeDays: number, today: string): "early" | "far" | null {
  if (day < daysAfter(today, noticeDays)) return "early";
  return day > daysAfter(today, MOST_DAYS) ? "far" : null;
}

const orderable = (units: number) => Math.min(MOST_QUANTITY, Math.max(0, units));

/** Places of a service that nobody ordered on the day of a line; null for a product. */
export function placesOf({ kind, dayCapacity, taken }: LineFacts): number | null {
  return kind === "product" ? null : orderable((dayCapacity ?? 0) - taken);
}

/** Units of a line that may be ordered now with the others of its cart, 999 at most. */
export function availableOf(facts: LineFacts): number {
  if (!facts.isOffered) return 0;
  const places = placesOf(facts);
  return orderable(places === null ? (facts.free ?? 0) : places - facts.beside);
}

/** Why a line cannot be ordered as it is; null when it can. */
export function problemOf(facts: LineFacts, today: string): CartLine["problem"] {
  const { line, isOffered, noticeDays } = facts;
  if (!isOffered) return "gone";
  if (line.day !== null && dayProblem(line.day, noticeDays, today) !== null) return "day";
  const available = availableOf(facts);
  if (line.quantity <= available) return null;
  if (facts.beside > 0 && placesOf(facts) !== 0) return "shared";
  return available === 0 ? "out" : "short";
}
