import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { PRODUCTS_MAX } from "@jdj/contract/products/seller-limits";
import { sellingMessages as sentences } from "@jdj/contract/products/seller-messages";
import type { ProductForm } from "@jdj/contract/products/seller-products";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockSeller } from "../seller/queries.ts";
import { lockProduct, type OwnPlace } from "./lock-product.ts";
import { productErrors } from "./product-form.ts";
import { listChoosable } from "./queries.ts";
import { products } from "./tables.ts";
import { writeVariants } from "./write-variants.ts";

async function refuseUnknownCategory(tx: Database, providerId: number, id: number): Promise<void> {
  const choosable = await listChoosable(tx, providerId);
  if (!choosable.some((category) => category.id === id))
    throw fieldRefusal({ category_id: [sentences.choiceUnknown] });
}

function refuseErrors(form: ProductForm): void {
  const errors = productErrors(form);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
}

function columnsOf(form: ProductForm) {
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
 * Adds a product, which only its team sees until it is published.
 * @returns its number
 * @throws field errors (422)
 */
export async function addProduct(
  { db, now }: RequestContext,
  providerId: number,
  form: ProductForm,
): Promise<number> {
  refuseErrors(form);
  return db.transaction(async (tx) => {
    await lockSeller(tx, providerId);
    await refuseUnknownCategory(tx, providerId, form.category_id);
    const [held] = await tx
      .select({ products: count() })
      .from(products)
      .where(and(eq(products.providerId, providerId), isNull(products.removedAt)));
    if ((held?.products ?? 0) >= PRODUCTS_MAX)
      throw fieldRefusal({ name: [sentences.articlesFull] });
    const [added] = await tx
      .insert(products)
      .values({ ...columnsOf(form), kind: form.kind, providerId, createdAt: now })
      .returning({ id: products.id });
    if (!added) throw new Error("The article was not written");
    await writeVariants(tx, added.id, form, now);
    return added.id;
  });
}

/**
 * Saves a product with its variants.
 * @throws not-found for another's; changed-meanwhile when another version was shown; field errors
 */
export async function saveProduct(
  { db, now }: RequestContext,
  place: OwnPlace,
  form: ProductForm & { version: number },
): Promise<void> {
  refuseErrors(form);
  await db.transaction(async (tx) => {
    const stored = await lockProduct(tx, place);
    if (stored.version !== form.version) throw refusal("changed-meanwhile");
    if (stored.kind !== form.kind) throw fieldRefusal({ kind: [sentences.kindRequired] });
    await refuseUnknownCategory(tx, place.providerId, form.category_id);
    await writeVariants(tx, stored.id, form, now);
    await tx
      .update(products)
      .set({ ...columnsOf(form), version: sql`${products.version} + 1` })
      .where(eq(products.id, stored.id));
  });
}
