import type { gifts } from "./tables.ts";

type Gift = typeof gifts.$inferSelect;

/** What was given to a list: FCFA paid, to the cagnotte among it, and awaited; and how many to thank for. */
export function giftSums(
  all: readonly Pick<Gift, "state" | "amountFcfa" | "itemId" | "thankedAt">[],
) {
  const paid = all.filter(({ state }) => state === "paid");
  const total = (some: readonly Pick<Gift, "amountFcfa">[]) =>
    some.reduce((sum, { amountFcfa }) => sum + amountFcfa, 0);
  return {
    paid_fcfa: total(paid),
    pot_paid_fcfa: total(paid.filter(({ itemId }) => itemId === null)),
    pledged_fcfa: total(all.filter(({ state }) => state === "pending")),
    paid_gifts: paid.length,
    to_thank: paid.filter(({ thankedAt }) => thankedAt === null).length,
  };
}
