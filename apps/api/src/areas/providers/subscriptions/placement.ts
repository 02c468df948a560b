import type { SubscriptionKind } from "@jdj/contract/providers/subscriptions";

/** The rank of those who paid to stand before the others, whose cards say so. */
export const BOOSTED_RANK = 2;

/**
 * The place of a provider in the directory by what it has been granted: highly recommended ones
 * first, then boosted ones, then each subscription, then the others. The badge is that of the higher subscription.
 */
export function placementOf(running: readonly SubscriptionKind[]): {
  rank: number;
  subscription: 1 | 2 | null;
} {
  const subscription = running.includes("subscription-1")
    ? 1
    : running.includes("subscription-2")
      ? 2
      : null;
  if (running.includes("highlight")) return { rank: 1, subscription };
  if (running.includes("boost")) return { rank: BOOSTED_RANK, subscription };
  return { rank: subscription === null ? 5 : subscription + 2, subscription };
}
