import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { ARTICLES_MAX } from "@jdj/contract/products/seller-limits";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { ArticleForm } from "@jdj/contract/products/seller-products";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockSeller } from "../seller/queries.ts";
import { articleErrors } from "./article-form.ts";
import { lockArticle, type OwnPlace } from "./lock-article.ts";
import { listChoosable } from "./queries.ts";
import { articles } from "./tables.ts";
import { writeVariants } from "./write-variants.ts";

async function refuseUnknownCategory(tx: Database, providerId: number, id: number): Promise<void> {
  const choosable = await listChoosable(tx, providerId);
  if (!choosable.some((category) => category.id === id))
    throw fieldRefusal({ category_id: [sentences.choiceUnknown] });
}

function refuseErrors(form: ArticleForm): void {
  const errors = articleErrors(form);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}

function columnsOf(form: ArticleForm) {
  return {
    name: form.name,
    categoryId: form.category_id,
    description: form.description,
    priceFcfa: form.price,
    oldPriceFcfa: form.old_price,
    ...(form.kind === "service"
      ? { dayCapacity: form.day_capacity, noticeDays: form.notice_days }
      : { dayCapacity: null, noticeDays: 0 }),
  };
}

/**
 * Adds an article, which only its team sees until it is published.
 * @returns its number
 * @throws field errors (422)
 */
export async function addArticle(
  { db, now }: RequestContext,
  providerId: number,
  form: ArticleForm,
): Promise<number> {
  refuseErrors(form);
  return db.transaction(async (tx) => {
    await lockSeller(tx, providerId);
    await refuseUnknownCategory(tx, providerId, form.category_id);
    const [held] = await tx
      .select({ articles: count() })
      .from(articles)
      .where(and(eq(articles.providerId, providerId), isNull(articles.removedAt)));
    if ((held?.articles ?? 0) >= ARTICLES_MAX)
      throw fieldRefusal({ name: [sentences.articlesFull] });
    const [added] = await tx
      .insert(articles)
      .values({ ...columnsOf(form), kind: form.kind, providerId, createdAt: now })
      .returning({ id: articles.id });
    if (!added) throw new Error("The article was not written");
    await writeVariants(tx, added.id, form, now);
    return added.id;
  });
}

/**
 * Saves an article with its variants.
 * @throws not-found for another's; changed-meanwhile when another version was shown; field errors
 */
export async function saveArticle(
  { db, now }: RequestContext,
  place: OwnPlace,
  form: ArticleForm & { version: number },
): Promise<void> {
  refuseErrors(form);
  await db.transaction(async (tx) => {
    const stored = await lockArticle(tx, place);
    if (stored.version !== form.version) throw refusal("changed-meanwhile");
    if (stored.kind !== form.kind) throw fieldRefusal({ kind: [sentences.kindRequired] });
    await refuseUnknownCategory(tx, place.providerId, form.category_id);
    await writeVariants(tx, stored.id, form, now);
    await tx
      .update(articles)
      .set({ ...columnsOf(form), version: sql`${articles.version} + 1` })
      .where(eq(articles.id, stored.id));
  });
}
