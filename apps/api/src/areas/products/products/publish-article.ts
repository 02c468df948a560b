import { refusal } from "@jdj/contract/call/refusals";
import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { deliveryZones } from "../delivery/tables.ts";
import { lockSeller } from "../seller/queries.ts";
import { lockArticle, type OwnPlace } from "./lock-article.ts";
import { articleImages, articles } from "./tables.ts";

/**
 * Puts an article on sale; one that is stays so since when it was. A product needs a place where it
 * is delivered or fetched, and every article a picture.
 * @throws not-found; selling-suspended; article-suspended; article-without-photo; nowhere-delivered
 */
export async function publishArticle({ db, now }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const seller = await lockSeller(tx, place.providerId);
    const article = await lockArticle(tx, place);
    if (seller.suspendedAt !== null) throw refusal("selling-suspended");
    if (article.suspendedAt !== null) throw refusal("article-suspended");
    if (article.publishedAt !== null) return;
    const [image] = await tx
      .select({ id: articleImages.id })
      .from(articleImages)
      .where(eq(articleImages.articleId, article.id))
      .limit(1);
    if (!image) throw refusal("article-without-photo");
    const [zone] = await tx
      .select({ id: deliveryZones.id })
      .from(deliveryZones)
      .where(and(eq(deliveryZones.providerId, place.providerId), isNull(deliveryZones.removedAt)))
      .limit(1);
    if (!zone && article.kind === "product") throw refusal("nowhere-delivered");
    await tx.update(articles).set({ publishedAt: now }).where(eq(articles.id, article.id));
  });
}

/** Takes an article off sale; its orders stand. Throws not-found. */
export async function unpublishArticle({ db }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockArticle(tx, place);
    await tx.update(articles).set({ publishedAt: null }).where(eq(articles.id, id));
  });
}

/** Removes an article for good; its orders stand. Throws not-found. */
export async function removeArticle({ db, now }: RequestContext, place: OwnPlace): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await lockArticle(tx, place);
    await tx.update(articles).set({ publishedAt: null, removedAt: now }).where(eq(articles.id, id));
  });
}
