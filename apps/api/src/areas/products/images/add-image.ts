import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { IMAGES_MAX } from "@jdj/contract/products/seller-limits";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { PRODUCT_IMAGES } from "../products/image-address.ts";
import { lockProduct, type OwnPlace } from "../products/lock-product.ts";
import { listImages } from "../products/queries.ts";
import { productImages } from "../products/tables.ts";

/**
 * Adds a photo to a product, at the end. The bytes are written before the row, and removed again
 * when the row cannot be written.
 * @returns its number
 * @throws field errors at `file`; not-found; too-many-requests above 240 in an hour
 */
export async function addImage(
  context: RequestContext,
  place: OwnPlace,
  { file, caption }: { file: File; caption: string },
): Promise<number> {
  const { db, now, storage } = context;
  await consumeRateLimit(limits.productUpload, String(place.providerId), context);
  await db.transaction((tx) => lockProduct(tx, place));
  if (!isChosen(file)) throw fieldRefusal({ file: [sentences.imageRequired] });
  const reading = await readImage(file, PHOTO_BYTES);
  if (!reading.ok) throw fieldRefusal({ file: [reading.message] });
  const storageKey = `${PRODUCT_IMAGES}${randomUUID()}.webp`;
  await storage.write(storageKey, reading.webp);
  try {
    return await db.transaction(async (tx) => {
      await lockProduct(tx, place);
      const images = await listImages(tx, place.productId);
      if (images.length >= IMAGES_MAX) throw fieldRefusal({ file: [sentences.imagesFull] });
      const [added] = await tx
        .insert(productImages)
        .values({
          ...{ productId: place.productId, storageKey, caption },
          position: (images.at(-1)?.position ?? 0) + 1,
          createdAt: now,
        })
        .returning({ id: productImages.id });
      if (!added) throw new Error("The image was not written");
      return added.id;
    });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }
}
