import type { StatementResult } from "@jdj/contract/console/statements";
import type { Attempt } from "../payments/queries.ts";
import type { StatementState } from "./statement-cells.ts";

/** The states of an attempt whose money the company has, or had. */
export const paidStates = [
  "paid",
  "surplus",
  "mismatch",
  "refunded",
] as const satisfies Attempt["state"][];

/** Whether the company has, or had, the money of an attempt, as far as we know. */
export function isPaidHere(state: Attempt["state"]): boolean {
  return paidStates.some((one) => one === state);
}

/**
 * What a row of a company's statement means beside our payment under the same reference.
 * `lost`: paid there, and not here; `unknown`: there is no such payment of ours; `not-paid-there`:
 * paid here, and the company says that it was not.
 */
export function compareRow(
  row: { state: StatementState; amountFcfa: number },
  attempt: { state: Attempt["state"]; amountFcfa: number } | null,
): StatementResult {
  const isPaid = attempt !== null && isPaidHere(attempt.state);
  if (row.state === "not-paid") return isPaid ? "not-paid-there" : "matched";
  if (attempt === null) return "unknown";
  if (row.state === "refunded") return attempt.state === "refunded" ? "matched" : "refunded-there";
  if (!isPaid) return "lost";
  return row.amountFcfa === attempt.amountFcfa && attempt.state !== "mismatch"
    ? "matched"
    : "amount-differs";
}
