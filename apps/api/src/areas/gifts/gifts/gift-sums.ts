import type { gifts } from "./tables.ts";

type Gift = typeof gifts.$inferSelect;

/**
 * What was given to a list: FCFA paid and not given back, to the cagnotte among it, and awaited; and how
 * many to thank for.
 */
export function giftSums(
  all: readonly Pick<Gift, "state" | "amountFcfa" | "refundedFcfa" | "itemId" | "thankedAt">[],
) {
  const paid = all.filter(({ state }) => state === "paid");
  const total = (some: readonly Pick<Gift, "amountFcfa" | "refundedFcfa">[]) =>
    some.reduce((sum, { amountFcfa, refundedFcfa }) => sum + amountFcfa - refundedFcfa, 0);
  return {
    paid_fcfa: total(paid),
    pot_paid_fcfa: total(paid.filter(({ itemId }) => itemId === null)),
    pledged_fcfa: total(all.filter(({ state }) => state === "pending")),
    paid_gifts: paid.length,
    to_thank: paid.filter(({ thankedAt }) => thankedAt === null).length,
  };
}
