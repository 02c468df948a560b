import { LEAST_FCFA } from "../payments/price.ts";

/**
 * Whether an amount may be given of what is still free: what is left must be nothing, or enough for
 * another gift.
 */
export function leavesPayableAmount(freeFcfa: number, amountFcfa: number): boolean {
  const rest = freeFcfa - amountFcfa;
  return rest === 0 || rest >= LEAST_FCFA;
}
