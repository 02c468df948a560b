import { refusal } from "@jdj/contract/call/refusals";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import {
  sellerProducts as contract,
  type OwnProduct,
} from "@jdj/contract/products/seller-products";
import { alsoRefuseFields } from "../../../http/also-refuse-fields.ts";
import { answer, answerAllErrors, asProvider } from "../../../http/answer.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { withSeller } from "../seller/with-seller.ts";
import { productImageAddress } from "./image-address.ts";
import { productErrors } from "./product-form.ts";
import { publishProduct, removeProduct, unpublishProduct } from "./publish-product.ts";
import {
  countProducts,
  findOwnProduct,
  firstImages,
  listChoosable,
  listProducts,
} from "./queries.ts";
import { addProduct, saveProduct } from "./save-product.ts";

const stateOf = ({
  publishedAt,
  suspendedAt,
}: {
  publishedAt: Date | null;
  suspendedAt: Date | null;
}): OwnProduct["state"] => {
  if (suspendedAt !== null) return "suspended";
  return publishedAt === null ? "draft" : "online";
};

/** The errors of a product as it was sent, whatever that is, by field. */
const errorsOf = (input: unknown) => productErrors(Object(input));

export const sellerProductCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context: { db, membership }, input }) => {
      const found = await listProducts(db, membership.providerId, input);
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
            image: image ? productImageAddress(image) : null,
            ...{ variants: row.variants, available: row.available, low: row.low },
            day_capacity: row.dayCapacity,
          };
        }),
        ...{ total: found.total, current_page: found.page, last_page: found.lastPage },
        counts: found.counts,
      };
    }),

  counts: answer(contract.counts)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(({ context: { db, membership } }) => countProducts(db, membership.providerId)),

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
      const place = { providerId: membership.providerId, productId: input.id };
      const found = await findOwnProduct(db, place);
      if (!found) throw refusal("not-found");
      const { product, variants, images } = found;
      return {
        ...{ id: product.id, version: product.version, kind: product.kind },
        ...{ state: stateOf(product), name: product.name, category_id: product.categoryId },
        ...{ description: product.description, price: product.priceFcfa },
        suspension_reason: product.suspensionReason,
        old_price: product.oldPriceFcfa,
        day_capacity: product.dayCapacity,
        notice_days: product.noticeDays,
        variants: variants.map(({ id, size, colour, priceFcfa, stock, reserved }) => ({
          ...{ id, size, colour, stock, reserved },
          price: priceFcfa,
        })),
        images: images.map((image) => ({
          id: image.id,
          path: productImageAddress(image),
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
      const id = await addProduct(context, context.membership.providerId, input);
      return { success: true, message: sentences.articleSaved, id };
    }),

  update: answerAllErrors(contract.update)
    .use(asProvider)
    .use(alsoRefuseFields(errorsOf))
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const place = { providerId: context.membership.providerId, productId: input.id };
      await saveProduct(context, place, input);
      return { success: true, message: sentences.articleSaved };
    }),

  publish: answer(contract.publish)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await publishProduct(context, { providerId, productId: input.id });
      return { success: true, message: sentences.articlePublished };
    }),

  unpublish: answer(contract.unpublish)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await unpublishProduct(context, { providerId, productId: input.id });
      return { success: true, message: sentences.articleUnpublished };
    }),

  remove: answer(contract.remove)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { providerId } = context.membership;
      await removeProduct(context, { providerId, productId: input.id });
      return { success: true, message: sentences.articleRemoved };
    }),
};
