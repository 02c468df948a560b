import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { deliveryZones } from "../delivery/tables.ts";
import { lockSeller } from "../seller/queries.ts";
import { lockProduct, type OwnPlace } from "./lock-product.ts";
import { productImages, products } from "./tables.ts";

/**
 * Puts a product on sale; one that is stays so since when it was. Goods need a place where it
 * is delivered or fetched, and every product a picture.
 * @throws not-found; selling-suspended; article-suspended; article-without-photo; nowhere-delivered
 */
export async function publishProduct({ db, now }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const seller = await lockSeller(tx, place.providerId);
    const product = await lockProduct(tx, place);
    if (seller.suspendedAt !== null) throw refusal("selling-suspended");
    if (product.suspendedAt !== null) throw refusal("article-suspended");
    if (product.publishedAt !== null) return;
    const [image] = await tx
      .select({ id: productImages.id })
      .from(productImages)
      .where(eq(productImages.productId, product.id))
      .limit(1);
    if (!image) throw refusal("article-without-photo");
    const [zone] = await tx
      .select({ id: deliveryZones.id })
      .from(deliveryZones)
      .where(and(eq(deliveryZones.providerId, place.providerId), isNull(deliveryZones.removedAt)))
      .limit(1);
    if (!zone && product.kind === "product") throw refusal("nowhere-delivered");
    await tx.update(products).set({ publishedAt: now }).where(eq(products.id, product.id));
  });
}

/** Takes a product off sale; its orders stand. Throws not-found. */
export async function unpublishProduct({ db }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockProduct(tx, place);
    await tx.update(products).set({ publishedAt: null }).where(eq(products.id, id));
  });
}

/** Removes a product for good; its orders stand. Throws not-found. */
export async function removeProduct({ db, now }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockProduct(tx, place);
    await tx.update(products).set({ publishedAt: null, removedAt: now }).where(eq(products.id, id));
  });
}
