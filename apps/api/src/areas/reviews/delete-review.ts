import { refusal } from "@jdj/contract/call/refusals";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { reviews } from "./tables.ts";

/**
 * Deletes a customer's own review.
 * @throws not-found (404) for a review of somebody else or a missing one
 */
export async function deleteReview(
  { db }: RequestContext,
  { customerId, id }: { customerId: number; id: number },
): Promise<void> {
  const deleted = await db
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.customerId, customerId)))
    .returning({ id: reviews.id });
  if (deleted.length === 0) throw refusal("not-found");
}
