import { desc, eq, max, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { providers } from "../directory/providers/tables.ts";
import { reviewReports, reviews } from "../reviews/tables.ts";

/** How many of the newest reports are shown. */
const MOST = 300;

/** The reviews reported last with their reasons: those with a report that nobody looked at come first. */
export async function readReported(db: Database) {
  const latest = db
    .select()
    .from(reviewReports)
    .orderBy(desc(reviewReports.createdAt))
    .limit(MOST)
    .as("latest");
  const newest = max(latest.createdAt);
  const isWaiting = sql<boolean>`${reviews.hiddenAt} is null and (${reviews.checkedAt} is null or ${reviews.checkedAt} < ${newest})`;
  return db
    .select({
      id: reviews.id,
      provider: providers.name,
      description: reviews.description,
      reply: reviews.reply,
      markTenths: reviews.markTenths,
      createdAt: reviews.createdAt,
      hiddenAt: reviews.hiddenAt,
      isWaiting,
      reasons: sql<string[]>`array_agg(${latest.reason} order by ${latest.createdAt})`,
    })
    .from(latest)
    .innerJoin(reviews, eq(reviews.id, latest.reviewId))
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .groupBy(reviews.id, providers.id)
    .orderBy(desc(isWaiting), desc(newest));
}

/**
 * Hides a review, or lets it stay: its reports are then answered until another arrives.
 * @returns whether it exists
 */
export async function moderateReview(
  db: Database,
  { id, isHidden, now }: { id: number; isHidden: boolean; now: Date },
): Promise<boolean> {
  const written = await db
    .update(reviews)
    .set({ hiddenAt: isHidden ? now : null, checkedAt: now })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id });
  return written.length > 0;
}
