import { refusal } from "@jdj/contract/call/refusals";
import { reviewMessages } from "@jdj/contract/reviews/messages";
import { reviews as contract, REVIEWS_A_PAGE, type Review } from "@jdj/contract/reviews/reviews";
import type { Database } from "../../database/connect.ts";
import { answer, asCustomer, asProvider } from "../../http/answer.ts";
import { ratingOf } from "../providers/detail/present.ts";
import { selectShown } from "../providers/detail/queries.ts";
import { withProvider } from "../providers/team/with-provider.ts";
import { deleteReview } from "./delete-review.ts";
import { pageOf, presentReview } from "./present.ts";
import {
  countReviews,
  findOwnReview,
  findOwnReviewById,
  listHidden,
  listReceived,
  listReviews,
  readRating,
} from "./queries.ts";
import { replyToReview } from "./reply-to-review.ts";
import { reportReview } from "./report-review.ts";
import { changeReview, type GivenReview, storeReview } from "./store-review.ts";

/** The fields of the historical API as ours. */
function givenOf(input: {
  professionalism_mark: number;
  quality_price_ratio_mark: number;
  recommendation_mark: number;
  discovery_channel: GivenReview["discoveryChannel"];
  description?: string | undefined;
}): GivenReview {
  return {
    professionalism: input.professionalism_mark,
    qualityPriceRatio: input.quality_price_ratio_mark,
    recommendation: input.recommendation_mark,
    discoveryChannel: input.discovery_channel,
    description: input.description ?? "",
  };
}

/**
 * How many reviews a provider has.
 * @throws not-found (404) for a provider who is not shown
 */
async function countOf(db: Database, id: number): Promise<number> {
  const [shown] = await selectShown(db, { id });
  if (!shown) throw refusal("not-found");
  return shown.reviewCount;
}

const stored = (message: string, data: Review) => ({ success: true as const, message, data });

/** The calls of reviews: of customers, and of the provider whom they are about. */
export const reviewCalls = {
  comments: answer(contract.comments)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor } }) => {
      const wanted = {
        providerId: input.wedding_provider_id,
        serviceTypeId: input.service_type_id,
        townId: input.town_id,
      };
      const { providerId, serviceTypeId, townId } = wanted;
      const ofProvider = providerId === undefined ? undefined : await countOf(db, providerId);
      const isFiltered = serviceTypeId !== undefined || townId !== undefined;
      const total =
        ofProvider === undefined || isFiltered ? await countReviews(db, wanted) : ofProvider;
      const { offset, shown } = pageOf(total, input.page ?? 1, REVIEWS_A_PAGE);
      const rows =
        total === 0 ? [] : await listReviews(db, wanted, { offset, limit: REVIEWS_A_PAGE });
      return { data: rows.map((row) => presentReview(row, actor.customer.id)), ...shown };
    }),

  own: answer(contract.own)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor } }) => {
      await countOf(db, input.id);
      const own = { customerId: actor.customer.id, providerId: input.id };
      const row = await findOwnReview(db, own);
      if (row !== null)
        return { review: presentReview(row, own.customerId), can: { review: false } };
      return { review: null, can: { review: true } };
    }),

  storeComment: answer(contract.storeComment)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      const author = { customerId, providerId: input.wedding_provider_id };
      await storeReview(context, author, givenOf(input));
      const row = await findOwnReview(context.db, author);
      if (row === null) throw refusal("not-found");
      return stored(reviewMessages.stored, presentReview(row, customerId));
    }),

  updateComment: answer(contract.updateComment)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const own = { customerId: context.actor.customer.id, id: input.id };
      await changeReview(context, own, givenOf(input));
      const row = await findOwnReviewById(context.db, own);
      if (row === null) throw refusal("not-found");
      return stored(reviewMessages.saved, presentReview(row, own.customerId));
    }),

  deleteComment: answer(contract.deleteComment)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await deleteReview(context, { customerId: context.actor.customer.id, id: input.id });
      return { success: true, message: reviewMessages.deleted };
    }),

  reportComment: answer(contract.reportComment)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      await reportReview(context, { customerId, id: input.id, reason: input.reason });
      return { success: true, message: reviewMessages.reported };
    }),

  received: answer(contract.received)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context: { db, membership } }) => {
      const { ratingTenths, reviewCount } = await readRating(db, membership.providerId);
      const { offset, shown } = pageOf(reviewCount, input.page ?? 1, REVIEWS_A_PAGE);
      const page = { offset, limit: REVIEWS_A_PAGE };
      const rows = await listReceived(db, membership.providerId, page);
      return {
        data: rows.map((row) => presentReview(row, null)),
        ...shown,
        mark: ratingOf(ratingTenths),
        hidden: await listHidden(db, membership.providerId),
      };
    }),

  reply: answer(contract.reply)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { providerId } = context.membership;
      await replyToReview(context, { providerId, id: input.id, reply: input.reply });
      const message = input.reply === "" ? reviewMessages.replyDeleted : reviewMessages.replied;
      return { success: true, message };
    }),
};
