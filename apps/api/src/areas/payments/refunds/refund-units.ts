/**
 * The units that a refund withholds from the credit that a payment gave: its share of what was paid,
 * rounded up; all that are left with the last of the money.
 * @param given the units that the payment gave, and `withheld` those of its earlier refunds
 */
export function unitsToWithhold(
  { given, withheld }: { given: number; withheld: number },
  refund: { amountFcfa: number; leftFcfa: number; paidFcfa: number },
): number {
  const left = Math.max(0, given - withheld);
  if (refund.amountFcfa >= refund.leftFcfa) return left;
  return Math.min(left, Math.ceil((given * refund.amountFcfa) / refund.paidFcfa));
}
