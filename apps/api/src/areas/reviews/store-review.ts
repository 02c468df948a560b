import { refusal } from "@jdj/contract/call/refusals";
import type { DiscoveryChannel } from "@jdj/contract/reviews/discovery-channels";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { selectShown } from "../providers/detail/queries.ts";
import { findProof, type Proof } from "./customer-proof.ts";
import { reviews } from "./tables.ts";

/** What an author gives: ratings of one to five, and at most 242 characters. */
export interface GivenReview {
  professionalism: number;
  qualityPriceRatio: number;
  recommendation: number;
  discoveryChannel: DiscoveryChannel;
  description: string;
}

/** What a review says of its author's proof. */
const proven = (proof: Proof) => ({ verified: proof === "served", contacted: proof !== "none" });

/**
 * Stores a customer's review of a provider. Any customer may give one; it counts by its proof.
 * @throws not-found (404) for a provider who is not shown; review-exists (409) for a second review;
 * too-many-requests (429)
 */
export async function storeReview(
  context: RequestContext,
  author: { customerId: number; providerId: number },
  given: GivenReview,
): Promise<void> {
  await consumeRateLimit(limits.review, String(author.customerId), context);
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const [shown] = await selectShown(tx, { id: author.providerId });
    if (!shown) throw refusal("not-found");
    const proof = await findProof(tx, author);
    const stored = await tx
      .insert(reviews)
      .values({ ...author, ...given, ...proven(proof), createdAt: now })
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
    const own = and(
      eq(reviews.id, id),
      eq(reviews.customerId, customerId),
      isNull(reviews.productId),
    );
    const [found] = await tx
      .select({
        providerId: reviews.providerId,
        verified: reviews.verified,
        contacted: reviews.contacted,
      })
      .from(reviews)
      .where(own)
      .for("update");
    if (!found) throw refusal("not-found");
    const { providerId } = found;
    const proof = await findProof(tx, { customerId, providerId });
    const verified = found.verified || proof === "served";
    const contacted = verified || found.contacted || proof === "contacted";
    await tx
      .update(reviews)
      .set({ ...given, verified, contacted, updatedAt: now })
      .where(own);
  });
}
