import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { reviews } from "./tables.ts";

/**
 * Writes a provider's answer to a review of their shop; an empty text withdraws it.
 * @throws not-found (404) for a review of another shop, a hidden or a missing one
 */
export async function replyToReview(
  { db, now }: RequestContext,
  { providerId, id, reply }: { providerId: number; id: number; reply: string },
): Promise<void> {
  const written = await db
    .update(reviews)
    .set(reply === "" ? { reply: null, repliedAt: null } : { reply, repliedAt: now })
    .where(and(eq(reviews.id, id), eq(reviews.providerId, providerId), isNull(reviews.hiddenAt)))
    .returning({ id: reviews.id });
  if (written.length === 0) throw refusal("not-found");
}
