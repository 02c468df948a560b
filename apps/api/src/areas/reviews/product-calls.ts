import { refusal } from "@jdj/contract/call/refusals";
import { reviewMessages } from "@jdj/contract/reviews/messages";
import {
  productReviews as contract,
  PRODUCT_REVIEWS_A_PAGE,
  type ProductReview,
} from "@jdj/contract/reviews/product-reviews";
import { nameInitial } from "@jdj/french/names";
import { answer, asCustomer, asProvider } from "../../http/answer.ts";
import { ratingOf } from "../providers/detail/present.ts";
import { withProvider } from "../providers/team/with-provider.ts";
import { pageOf, replyOf } from "./present.ts";
import {
  findOwnProductReview,
  findReviewedProduct,
  hasReceived,
  listProductReviews,
  listReceivedOfProducts,
  type ProductReviewRow,
  readProductRating,
  readShopRating,
} from "./product-queries.ts";
import { saveProductReview } from "./save-product-review.ts";

function present({ review, givenNames, lastName }: ProductReviewRow): ProductReview {
  return {
    id: review.id,
    author: { given_names: givenNames, last_name: nameInitial(lastName) },
    created_at: review.createdAt.toISOString(),
    updated_at: review.updatedAt?.toISOString() ?? null,
    mark: review.recommendation,
    description: review.description,
    reply: replyOf(review),
  };
}

/** The calls of the reviews of products. They are reported, deleted and replied to like all others. */
export const productReviewCalls = {
  list: answer(contract.list).handler(async ({ input, context: { db } }) => {
    const rating = await readProductRating(db, input.id);
    if (rating === null) throw refusal("not-found");
    const { offset, shown } = pageOf(rating.reviewCount, input.page ?? 1, PRODUCT_REVIEWS_A_PAGE);
    const page = { offset, limit: PRODUCT_REVIEWS_A_PAGE };
    const rows = rating.reviewCount === 0 ? [] : await listProductReviews(db, input.id, page);
    return { data: rows.map(present), ...shown, mark: ratingOf(rating.ratingTenths) };
  }),

  own: answer(contract.own)
    .use(asCustomer)
    .handler(async ({ input, context: { db, actor } }) => {
      const own = { customerId: actor.customer.id, productId: input.id };
      const product = await findReviewedProduct(db, input.id);
      const row = await findOwnProductReview(db, own);
      const received = row !== null || (await hasReceived(db, own));
      if (product === null || (product.listedAt === null && !received)) throw refusal("not-found");
      return {
        article: {
          id: product.id,
          name: product.name,
          item_type: product.kind === "service" ? "service" : "product_model",
          seller: product.seller,
          is_listed: product.listedAt !== null,
        },
        review: row && present(row),
        is_hidden: row !== null && row.review.hiddenAt !== null,
        can: { review: received },
      };
    }),

  save: answer(contract.save)
    .use(asCustomer)
    .handler(async ({ input: { id, mark, description = "" }, context }) => {
      const author = { customerId: context.actor.customer.id, productId: id };
      const isNew = await saveProductReview(context, author, { mark, description });
      const row = await findOwnProductReview(context.db, author);
      if (row === null) throw refusal("not-found");
      const message = isNew ? reviewMessages.stored : reviewMessages.saved;
      return { success: true as const, message, data: present(row) };
    }),

  received: answer(contract.received)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context: { db, membership } }) => {
      const { total, tenths } = await readShopRating(db, membership.providerId);
      const { offset, shown } = pageOf(total, input.page ?? 1, PRODUCT_REVIEWS_A_PAGE);
      const page = { offset, limit: PRODUCT_REVIEWS_A_PAGE };
      const rows = await listReceivedOfProducts(db, membership.providerId, page);
      return {
        data: rows.map(({ name, ...row }) => ({
          ...present(row),
          article: { id: row.review.productId ?? 0, name },
        })),
        ...shown,
        mark: ratingOf(tenths),
      };
    }),
};
