import { refusal } from "@jdj/contract/call/refusals";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import {
  sellerProducts as contract,
  type OwnArticle,
} from "@jdj/contract/products/seller-products";
import { alsoRefuseFields } from "../../../http/also-refuse.ts";
import { answer, answerAllErrors, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { withSeller } from "../seller/with-seller.ts";
import { articleErrors } from "./article-form.ts";
import { articleImageAddress } from "./image-address.ts";
import { publishArticle, removeArticle, unpublishArticle } from "./publish-article.ts";
import { findOwnArticle, firstImages, listArticles, listChoosable } from "./queries.ts";
import { addArticle, saveArticle } from "./save-article.ts";

const stateOf = ({
  publishedAt,
  suspendedAt,
}: {
  publishedAt: Date | null;
  suspendedAt: Date | null;
}): OwnArticle["state"] => {
  if (suspendedAt !== null) return "suspended";
  return publishedAt === null ? "draft" : "online";
};

/** The errors of an article as it was sent, whatever that is, by field. */
const errorsOf = (input: unknown) => articleErrors(Object(input));

export const sellerProductCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context: { db, membership }, input }) => {
      const found = await listArticles(db, membership.providerId, input);
      const images = await firstImages(
        db,
        found.rows.map(({ id }) => id),
      );
      return {
        data: found.rows.map((row) => {
          const image = images.get(row.id);
          return {
            ...{ id: row.id, kind: row.kind, name: row.name, category: row.category },
            state: stateOf(row),
            suspension_reason: row.suspensionReason,
            price: row.priceFcfa,
            old_price: row.oldPriceFcfa,
            image: image ? articleImageAddress(image) : null,
            ...{ variants: row.variants, available: row.available, low: row.low },
            day_capacity: row.dayCapacity,
          };
        }),
        ...{ total: found.total, current_page: found.page, last_page: found.lastPage },
        counts: found.counts,
      };
    }),

  categories: answer(contract.categories)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context: { db, membership } }) => ({
      data: await listChoosable(db, membership.providerId),
    })),

  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context: { db, membership }, input }) => {
      const place = { providerId: membership.providerId, articleId: input.id };
      const found = await findOwnArticle(db, place);
      if (!found) throw refusal("not-found");
      const { article, variants, images } = found;
      return {
        ...{ id: article.id, version: article.version, kind: article.kind },
        ...{ state: stateOf(article), name: article.name, category_id: article.categoryId },
        ...{ description: article.description, price: article.priceFcfa },
        suspension_reason: article.suspensionReason,
        old_price: article.oldPriceFcfa,
        day_capacity: article.dayCapacity,
        notice_days: article.noticeDays,
        variants: variants.map(({ id, size, colour, priceFcfa, stock, reserved }) => ({
          ...{ id, size, colour, stock, reserved },
          price: priceFcfa,
        })),
        images: images.map((image) => ({
          id: image.id,
          path: articleImageAddress(image),
          caption: image.caption,
        })),
      };
    }),

  create: answerAllErrors(contract.create)
    .use(asProvider)
    .use(alsoRefuseFields(errorsOf))
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const id = await addArticle(context, context.membership.providerId, input);
      return { success: true, message: sentences.articleSaved, id };
    }),

  update: answerAllErrors(contract.update)
    .use(asProvider)
    .use(alsoRefuseFields(errorsOf))
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const place = { providerId: context.membership.providerId, articleId: input.id };
      await saveArticle(context, place, input);
      return { success: true, message: sentences.articleSaved };
    }),

  publish: answer(contract.publish)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await publishArticle(context, { providerId, articleId: input.id });
      return { success: true, message: sentences.articlePublished };
    }),

  unpublish: answer(contract.unpublish)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await unpublishArticle(context, { providerId, articleId: input.id });
      return { success: true, message: sentences.articleUnpublished };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await removeArticle(context, { providerId, articleId: input.id });
      return { success: true, message: sentences.articleRemoved };
    }),
};
