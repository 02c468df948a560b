import { picture, upload } from "../areas/files/image-samples.ts";
import { productImages } from "../areas/products/products/tables.ts";
import type { TestApp } from "./app.ts";
import {
  askSellerReturn,
  disputeSellerOrder,
  paySellerOrder,
  sendSellerOrder,
} from "./seller-orders.ts";
import { addProduct, addZone, anyCategory, makeSeller } from "./selling.ts";
import type { Sample, SellerProductSubject } from "./subject.ts";

const SAMPLE_CODE = "4821";
const missing = 999_999_999;

/** The same things, none of which exists. */
export const missingSellerProducts: SellerProductSubject = {
  categoryId: 1,
  productId: missing,
  imageId: missing,
  zoneId: missing,
  spareProductId: missing,
  spareImageId: missing,
  spareZoneId: missing,
  sellerOrderId: missing,
  sentOrderId: missing,
  disputeId: missing,
  returnedOrderId: missing,
  acceptedReturnId: missing,
};

/** Lets a provider sell two products, one with two pictures, in two zones. */
export async function furnishSellerProducts(
  app: TestApp,
  providerId: number,
): Promise<SellerProductSubject> {
  await makeSeller(app, providerId);
  const own = await addProduct(app, providerId);
  const spare = await addProduct(app, providerId, { name: "À supprimer" });
  const [image] = await app.db
    .insert(productImages)
    .values({ productId: own.productId, position: 2 })
    .returning({ id: productImages.id });
  return {
    categoryId: await anyCategory(app),
    productId: own.productId,
    imageId: own.imageId,
    zoneId: await addZone(app, providerId),
    spareProductId: spare.productId,
    spareImageId: image?.id ?? 0,
    spareZoneId: await addZone(app, providerId, { name: "Boutique", pickup: true, priceFcfa: 0 }),
    sellerOrderId: (await paySellerOrder(app, providerId)).suborderId,
    sentOrderId: (await sendSellerOrder(app, providerId, SAMPLE_CODE)).suborderId,
    disputeId: (await disputeSellerOrder(app, providerId)).disputeId,
    returnedOrderId: (await askSellerReturn(app, providerId)).suborderId,
    acceptedReturnId: (await askSellerReturn(app, providerId, { state: "accepted" })).suborderId,
  };
}

const photo = upload(await picture("png"));

const necklace = (categoryId: number) => ({
  kind: "product",
  name: "Collier de fête",
  category_id: categoryId,
  description: "Perles de Bassam.",
  price: "12 500",
  old_price: "15000",
  variants: [
    { size: "Court", colour: "Or", price: "", stock: "4" },
    { size: "Long", colour: "Or", price: 14_000, stock: 2 },
  ],
  day_capacity: "",
});

/** A right input for each call of selling. */
export const sellerProductSamples = {
  "products.seller.get": { byId: false, input: () => undefined },
  "products.seller.open": { byId: false, input: () => undefined },
  "products.seller.save": {
    byId: false,
    input: () => ({ version: 1, presentation: "", preparation_days: "3", return_days: "7" }),
  },
  "products.seller.joinDirectory": { byId: false, input: () => undefined },
  "products.sellerProducts.counts": { byId: false, input: () => undefined },
  "products.sellerProducts.list": {
    byId: false,
    input: () => ({ search: "collier", show: "all" }),
  },
  "products.sellerProducts.categories": { byId: false, input: () => undefined },
  "products.sellerProducts.get": {
    byId: true,
    input: ({ selling }) => ({ id: selling.productId }),
  },
  "products.sellerProducts.create": {
    byId: false,
    input: ({ selling }) => necklace(selling.categoryId),
  },
  "products.sellerProducts.update": {
    byId: true,
    input: ({ selling }) => ({
      ...necklace(selling.categoryId),
      ...{ id: selling.productId, version: 1 },
    }),
  },
  "products.sellerProducts.publish": {
    byId: true,
    input: ({ selling }) => ({ id: selling.productId }),
  },
  "products.sellerProducts.unpublish": {
    byId: true,
    input: ({ selling }) => ({ id: selling.spareProductId }),
  },
  "products.sellerProducts.remove": {
    byId: true,
    input: ({ selling }) => ({ id: selling.spareProductId }),
  },
  "products.images.upload": {
    byId: true,
    input: ({ selling }) => ({ id: selling.productId, file: photo, caption: "De face" }),
  },
  "products.images.update": {
    byId: true,
    input: ({ selling: { productId, imageId } }) => ({ id: productId, imageId, caption: "Or" }),
  },
  "products.images.move": {
    byId: true,
    input: ({ selling: { productId, imageId } }) => ({ id: productId, imageId, to: "later" }),
  },
  "products.images.remove": {
    byId: true,
    input: ({ selling: { productId, spareImageId } }) => ({
      id: productId,
      imageId: spareImageId,
    }),
  },
  "orders.sellerOrders.counts": { byId: false, input: () => undefined },
  "orders.sellerOrders.list": { byId: false, input: () => ({ show: "all" }) },
  "orders.sellerOrders.get": {
    byId: true,
    input: ({ selling }) => ({ id: selling.sellerOrderId }),
  },
  "orders.sellerOrders.move": {
    byId: true,
    input: ({ selling }) => ({ id: selling.sellerOrderId, to: "prepared" }),
  },
  "orders.sellerOrders.enterCode": {
    byId: true,
    input: ({ selling }) => ({ id: selling.sentOrderId, code: SAMPLE_CODE }),
  },
  "disputes.answer": {
    byId: true,
    input: ({ selling }) => ({
      ...{ id: selling.disputeId, answer: "Livrée samedi.", photos: [photo] },
    }),
  },
  "orders.sellerOrders.answerReturn": {
    byId: true,
    input: ({ selling }) => ({ id: selling.returnedOrderId, accepted: false, answer: "Porté" }),
  },
  "orders.sellerOrders.restock": {
    byId: true,
    input: ({ selling }) => ({ id: selling.acceptedReturnId }),
  },
  "orders.earnings.balance": { byId: false, input: () => undefined },
  "orders.earnings.get": { byId: false, input: () => ({ page: 1 }) },
  "orders.earnings.statement": { byId: false, input: () => undefined },
  "orders.earnings.requestPayout": {
    byId: false,
    // More than was earned: 422.
    input: ({ shopNumbers }) => ({
      amount: 90_000_000,
      number_id: shopNumbers.numberId,
      current_password: "demo",
    }),
  },
  "products.deliveryZones.list": { byId: false, input: () => undefined },
  "products.deliveryZones.add": {
    byId: false,
    input: () => ({ name: "Retrait à Treichville", pickup: true, price: 0, days: 0, town_ids: [] }),
  },
  "products.deliveryZones.update": {
    byId: true,
    input: ({ selling }) => ({
      id: selling.zoneId,
      name: "Abidjan et banlieue",
      pickup: false,
      price: "2 000",
      days: "2",
      town_ids: [1],
    }),
  },
  "products.deliveryZones.remove": {
    byId: true,
    input: ({ selling }) => ({ id: selling.spareZoneId }),
  },
} satisfies Record<string, Sample>;
