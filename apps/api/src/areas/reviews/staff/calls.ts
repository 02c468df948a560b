import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { consoleMessages } from "@jdj/contract/console/messages";
import { moderatedReviews as contract, type ModeratedReview } from "@jdj/contract/console/reviews";
import { desc, eq, exists, not, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { answer, asStaff } from "../../../http/answer.ts";
import { markPageSeenTo } from "../../identity/notices/tell-staff.ts";
import { products } from "../../products/products/tables.ts";
import { providers } from "../../providers/tables.ts";
import { recordChange } from "../../staff/audit/record-change.ts";
import { pageAnswer, pageOf } from "../../staff/lists/paging.ts";
import { reviewReports, reviews } from "../tables.ts";
import { notifyAuthor } from "./notify-author.ts";

const selectReviews = (db: Database) =>
  db
    .select({
      review: reviews,
      provider: providers.name,
      article: products.name,
      reasons: sql<
        string[]
      >`array(select ${reviewReports.reason} from ${reviewReports} where ${reviewReports.reviewId} = ${reviews.id} order by ${reviewReports.createdAt})`,
    })
    .from(reviews)
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .leftJoin(products, eq(products.id, reviews.productId));

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

function present({ review, provider, article, reasons }: Row): ModeratedReview {
  return {
    id: review.id,
    provider,
    article,
    description: review.description,
    reply: review.reply,
    mark_tenths: review.ratingTenths,
    created_at: review.createdAt.toISOString(),
    hidden_at: review.hiddenAt?.toISOString() ?? null,
    checked_at: review.checkedAt?.toISOString() ?? null,
    reasons,
  };
}

async function find(db: Database, id: number): Promise<ModeratedReview> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  if (!row) throw refusal("not-found");
  return present(row);
}

export const moderatedReviewCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ input, context: { db } }) => {
      const { offset, limit, size } = pageOf(input);
      const report = exists(
        db
          .select({ id: reviewReports.reviewId })
          .from(reviewReports)
          .where(eq(reviewReports.reviewId, reviews.id)),
      );
      const { reported } = input;
      const rows = await selectReviews(db)
        .where(reported === undefined ? undefined : reported ? report : not(report))
        .orderBy(desc(reviews.id))
        .offset(offset)
        .limit(limit);
      return pageAnswer(rows, size, present);
    }),

  find: answer(contract.find)
    .use(asStaff)
    .handler(({ input, context: { db } }) => find(db, input.id)),

  moderate: answer(contract.moderate)
    .use(asStaff)
    .handler(async ({ input: { id, hidden, reason }, context }) => {
      const { db, now, author } = context;
      if (hidden && !reason) throw fieldRefusal({ reason: [consoleMessages.reasonRequired] });
      await db.transaction(async (tx) => {
        const [before] = await tx
          .select({
            hiddenAt: reviews.hiddenAt,
            customerId: reviews.customerId,
            providerId: reviews.providerId,
            productId: reviews.productId,
          })
          .from(reviews)
          .where(eq(reviews.id, id))
          .for("update");
        if (!before) throw refusal("not-found");
        await tx
          .update(reviews)
          .set({
            hiddenAt: hidden ? (before.hiddenAt ?? now) : null,
            hiddenReason: hidden ? (reason ?? null) : null,
            checkedAt: now,
          })
          .where(eq(reviews.id, id));
        await markPageSeenTo(tx, now, `reviews/${id}/show`);
        if (hidden && before.hiddenAt === null && before.customerId !== null)
          await notifyAuthor(
            { ...context, db: tx },
            { ...before, customerId: before.customerId },
            reason ?? "",
          );
        await recordChange(tx, author, now, {
          action: hidden ? "reviews.hide" : "reviews.keep",
          id,
          before: { hidden: before.hiddenAt !== null },
          after: { hidden, reason: reason ?? "" },
        });
      });
      return find(db, id);
    }),
};
