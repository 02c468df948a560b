import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { placesAfter } from "../../providers/media/media-order.ts";
import { lockProduct, type OwnPlace } from "../products/lock-product.ts";
import { listImages } from "../products/queries.ts";
import { productImages, products } from "../products/tables.ts";

/** Whose photo is changed, and which. */
interface ImagePlace extends OwnPlace {
  imageId: number;
}

/** The pictures of a product under its lock, and the one that is changed; throws not-found. */
async function lockImages(tx: Database, place: ImagePlace) {
  await lockProduct(tx, place);
  const images = await listImages(tx, place.productId);
  const image = images.find(({ id }) => id === place.imageId);
  if (!image) throw refusal("not-found");
  return { images, image };
}

/** Saves what a photo shows. Throws not-found. */
export async function describeImage(
  { db }: RequestContext,
  place: ImagePlace,
  caption: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { image } = await lockImages(tx, place);
    await tx.update(productImages).set({ caption }).where(eq(productImages.id, image.id));
  });
}

/** Moves a photo by one place, or to the beginning. Throws not-found. */
export async function moveImage(
  { db }: RequestContext,
  place: ImagePlace,
  to: "earlier" | "later" | "first",
): Promise<void> {
  await db.transaction(async (tx) => {
    const { images } = await lockImages(tx, place);
    const before = new Map(images.map(({ id, position }) => [id, position]));
    const ids = images.map(({ id }) => id);
    for (const [index, id] of placesAfter(ids, place.imageId, to).entries())
      if (before.get(id) !== index + 1)
        await tx
          .update(productImages)
          .set({ position: index + 1 })
          .where(eq(productImages.id, id));
  });
}

/** Deletes a photo, then its file; a product without a photo is no longer on sale. Throws not-found. */
export async function removeImage(
  { db, storage }: RequestContext,
  place: ImagePlace,
): Promise<void> {
  const key = await db.transaction(async (tx) => {
    const { images, image } = await lockImages(tx, place);
    await tx.delete(productImages).where(eq(productImages.id, image.id));
    if (images.length === 1)
      await tx.update(products).set({ publishedAt: null }).where(eq(products.id, place.productId));
    return image.storageKey;
  });
  if (key !== null) await storage.remove(key);
}
