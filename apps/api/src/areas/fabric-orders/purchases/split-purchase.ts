import { payableAmount } from "../../payments/subjects/open-subject-payment.ts";

/**
 * What of a purchase is transferred from what was collected, in FCFA: all that is left to pay, or as
 * much as leaves an amount that a payment by mobile money takes as it is.
 */
export function transferOf(leftFcfa: number, collectedFcfa: number): number {
  const collected = Math.max(0, collectedFcfa);
  if (collected >= leftFcfa) return leftFcfa;
  return Math.max(0, leftFcfa - payableAmount(leftFcfa - collected));
}
