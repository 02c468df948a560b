import { refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { findReviewedProduct, hasReceived } from "./product-queries.ts";
import { reviews } from "./tables.ts";

/**
 * Gives a customer's review of a product that they received, or changes it.
 * @param mark one to five stars
 * @returns whether it is new
 * @throws not-found (404) for a missing product; not-bought (409) for one that they did not receive;
 * too-many-requests (429)
 */
export async function saveProductReview(
  context: RequestContext,
  author: { customerId: number; productId: number },
  { mark, description }: { mark: number; description: string },
): Promise<boolean> {
  await consumeRateLimit(limits.review, String(author.customerId), context);
  const { db, now } = context;
  const ratings = { professionalism: mark, qualityPriceRatio: mark, recommendation: mark };
  return db.transaction(async (tx) => {
    const product = await findReviewedProduct(tx, author.productId);
    if (product === null) throw refusal("not-found");
    const changed = await tx
      .update(reviews)
      .set({ ...ratings, description, updatedAt: now })
      .where(
        and(eq(reviews.customerId, author.customerId), eq(reviews.productId, author.productId)),
      )
      .returning({ id: reviews.id });
    if (changed.length > 0) return false;
    if (!(await hasReceived(tx, author))) throw refusal("not-bought");
    await tx
      .insert(reviews)
      .values({
        ...author,
        ...ratings,
        ...{ providerId: product.providerId, description, createdAt: now },
        ...{ discoveryChannel: "by_jdj" as const, verified: true, contacted: true },
      })
      .onConflictDoNothing();
    return true;
  });
}
