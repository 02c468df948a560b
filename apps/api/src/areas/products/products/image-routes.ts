import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { PRODUCT_IMAGES } from "./image-address.ts";
import { productImages } from "./tables.ts";

const photo = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/;

/**
 * Serves the photos of products to everybody: their names are random, and a deleted one is 404. An
 * product that is not on sale keeps its photos, which its team sees.
 */
export function productImageRoutes({ db, storage }: AppContext): Hono {
  return new Hono().get("/files/articles/:name", async (c) => {
    const name = c.req.param("name");
    if (!photo.test(name)) return c.notFound();
    const storageKey = PRODUCT_IMAGES + name;
    const [shown] = await db
      .select({ id: productImages.id })
      .from(productImages)
      .where(eq(productImages.storageKey, storageKey));
    const bytes = shown ? await storage.read(storageKey) : null;
    if (bytes === null) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}
