import { releaseNotBefore } from "./deposit-release.ts";

const DAY_MS = 86_400_000;

/** Who or what says that an order's part arrived; `claim` is its seller's word, or the calendar's. */
export type DeliveryProof = "customer" | "code" | "staff" | "claim";

/**
 * The one table of how many days after each proof the money of an order's part is its seller's. A
 * seller's word alone leaves the buyer time to say « Je n'ai pas reçu ».
 */
export const daysToRelease: Readonly<Record<DeliveryProof, number>> = {
  customer: 0,
  code: 0,
  staff: 0,
  claim: 5,
};

/** What decides when the money of an order's part is released. */
export interface OrderHold {
  paidAt: Date;
  /** When it was delivered, or claimed to be; null before. */
  deliveredAt: Date | null;
  /** When the buyer, the code or staff said that it arrived; null before. */
  confirmedAt: Date | null;
  /** Days after delivery in which it may be returned. */
  returnDays: number;
  /** Whether it is disputed, held by staff, or a return waits for its answer: no calendar decides. */
  isFrozen: boolean;
  /** When a return was settled: what is left is the seller's; null without. */
  returnedAt: Date | null;
}

/**
 * The instant from which the money of an order's part is its seller's: the proof of its delivery and
 * the days in which it may be returned are both over, and 48 hours have passed since its payment,
 * whatever the seller's own settings. Null while nothing says that it arrived, or it is frozen.
 */
export function orderReleaseAt(hold: OrderHold): Date | null {
  const { paidAt, deliveredAt, confirmedAt, returnDays, isFrozen, returnedAt } = hold;
  if (isFrozen) return null;
  if (returnedAt !== null) return releaseNotBefore(paidAt, returnedAt);
  if (deliveredAt === null) return null;
  const after = (from: Date, days: number) => from.getTime() + days * DAY_MS;
  const proven =
    confirmedAt === null
      ? after(deliveredAt, daysToRelease.claim)
      : after(confirmedAt, daysToRelease.customer);
  const returnable = after(deliveredAt, returnDays);
  return releaseNotBefore(paidAt, new Date(Math.max(proven, returnable)));
}
