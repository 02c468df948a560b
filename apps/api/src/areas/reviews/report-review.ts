import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { RequestContext } from "../../app-context.ts";
import { consumeRateLimit, limits } from "../../rate-limit/consume-rate-limit.ts";
import { tellStaff } from "../identity/notices/tell-staff.ts";
import { reviewReports, reviews } from "./tables.ts";

/**
 * Notes that a customer asks staff to look at somebody's review.
 * @throws not-found (404) for a hidden, missing or own review; too-many-requests (429)
 */
export async function reportReview(
  context: RequestContext,
  { customerId, id, reason }: { customerId: number; id: number; reason: string },
): Promise<void> {
  const { db, now } = context;
  await consumeRateLimit(limits.reviewReport, String(customerId), context);
  const others = or(isNull(reviews.customerId), ne(reviews.customerId, customerId));
  const [found] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt), others));
  if (!found) throw refusal("not-found");
  await db.transaction(async (tx) => {
    await tx
      .insert(reviewReports)
      .values({ reviewId: id, customerId, reason, createdAt: now })
      .onConflictDoUpdate({
        target: [reviewReports.reviewId, reviewReports.customerId],
        set: { reason, createdAt: now },
      });
    await tellStaff(tx, now, {
      ...{ kind: "review-report", title: "Un avis est signalé" },
      page: `reviews/${id}/show`,
    });
  });
}
