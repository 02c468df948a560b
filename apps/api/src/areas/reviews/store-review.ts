import { refusal } from "@jdj/contract/call/refusals";
import type { DiscoveryChannel } from "@jdj/contract/reviews/discovery-channels";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { selectShown } from "../providers/detail/queries.ts";
import { findProof } from "./proof.ts";
import { reviews } from "./tables.ts";

/** What an author gives: ratings of one to five, and at most 242 characters. */
export interface GivenReview {
  professionalism: number;
  qualityPriceRatio: number;
  recommendation: number;
  discoveryChannel: DiscoveryChannel;
  description: string;
}

/**
 * Stores a customer's review of a provider.
 * @throws not-found (404) for a provider who is not shown; review-not-proven (409) without a request
 * that came to its end; review-exists (409) for a second review
 */
export async function storeReview(
  { db, now }: RequestContext,
  author: { customerId: number; providerId: number },
  given: GivenReview,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [shown] = await selectShown(tx, { id: author.providerId });
    if (!shown) throw refusal("not-found");
    const proof = await findProof(tx, author);
    if (proof === "none") throw refusal("review-not-proven");
    const stored = await tx
      .insert(reviews)
      .values({ ...author, ...given, verified: proof === "served", createdAt: now })
      .onConflictDoNothing()
      .returning({ id: reviews.id });
    if (stored.length === 0) throw refusal("review-exists");
  });
}

/**
 * Changes a customer's own review; what proves it is looked at again.
 * @throws not-found (404) for a review of somebody else or a missing one
 */
export async function changeReview(
  { db, now }: RequestContext,
  { customerId, id }: { customerId: number; id: number },
  given: GivenReview,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(reviews.id, id), eq(reviews.customerId, customerId));
    const [found] = await tx
      .select({ providerId: reviews.providerId, verified: reviews.verified })
      .from(reviews)
      .where(own)
      .for("update");
    if (!found) throw refusal("not-found");
    const { providerId } = found;
    const proof = await findProof(tx, { customerId, providerId });
    const verified = found.verified || proof === "served";
    await tx
      .update(reviews)
      .set({ ...given, verified, updatedAt: now })
      .where(own);
  });
}
