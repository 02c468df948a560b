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
  noticeDays: number;
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

/** Units of a line that may be ordered now, 999 at most. */
export function availableOf({ kind, isOffered, free, dayCapacity, taken }: LineFacts): number {
  if (!isOffered) return 0;
  const units = kind === "product" ? (free ?? 0) : (dayCapacity ?? 0) - taken;
  return Math.min(MOST_QUANTITY, Math.max(0, units));
}

/** Why a line cannot be ordered as it is; null when it can. */
export function problemOf(facts: LineFacts, today: string): CartLine["problem"] {
  const { line, isOffered, noticeDays } = facts;
  if (!isOffered) return "gone";
  if (line.day !== null && dayProblem(line.day, noticeDays, today) !== null) return "day";
  const available = availableOf(facts);
  if (available === 0) return "out";
  return line.quantity > available ? "short" : null;
}
