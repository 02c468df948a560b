import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { giftMessages } from "@jdj/contract/gifts/messages";
import { and, asc, count, eq, max, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { isOffered, products, productVariants } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { giftItems } from "./tables.ts";

/** The most wishes of one list. */
const MOST_ITEMS = 100;

/** A wish as a form has it. */
export interface ItemForm {
  name: string;
  priceFcfa: number;
  quantity: number;
  /** A photo of the hosts' own; null for the one that is stored. */
  imageFileId: string | null;
}

/** Adds a wish at the end of a list. @throws 422 at `name` when the list is full */
export async function addItem(
  { db, now }: Pick<RequestContext, "db" | "now">,
  listId: number,
  form: Omit<ItemForm, "imageFileId"> & { imageFileId?: string | null; productId?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ items: count(), last: max(giftItems.position) })
      .from(giftItems)
      .where(eq(giftItems.listId, listId));
    if ((found?.items ?? 0) >= MOST_ITEMS) throw fieldRefusal({ name: [giftMessages.listFull] });
    const position = (found?.last ?? 0) + 1;
    await tx.insert(giftItems).values({ ...form, listId, position, createdAt: now });
  });
}

/** What an article of the marketplace is wished as: its name and its lowest price. @throws 422 at `article_id` */
export async function findProduct(db: Database, productId: number) {
  const price = sql<number>`coalesce((
    select min(coalesce(${productVariants.priceFcfa}, ${products.priceFcfa}))
    from ${productVariants}
    where ${productVariants.productId} = ${products.id} and ${productVariants.removedAt} is null
  ), ${products.priceFcfa})`;
  const [product] = await db
    .select({ name: products.name, priceFcfa: price.mapWith(Number) })
    .from(products)
    .innerJoin(sellers, eq(sellers.providerId, products.providerId))
    .where(and(eq(products.id, productId), isOffered(products), isOpen(sellers)));
  if (!product) throw fieldRefusal({ article_id: [giftMessages.articleGone] });
  return product;
}

/**
 * Changes a wish; never below what was given.
 * @returns the file of the photo that it replaced; null for none
 * @throws not-found; changed-meanwhile (409); 422 at `quantity`
 */
export async function saveItem(
  { db }: Pick<RequestContext, "db">,
  { listId, id, version }: { listId: number; id: number; version: number },
  form: ItemForm,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, listId, id);
    if (item.version !== version) throw refusal("changed-meanwhile");
    if (form.priceFcfa * form.quantity < item.takenFcfa)
      throw fieldRefusal({ quantity: [giftMessages.quantityTooSmall] });
    const imageFileId = form.imageFileId ?? item.imageFileId;
    await tx
      .update(giftItems)
      .set({ ...form, imageFileId, version: version + 1 })
      .where(eq(giftItems.id, id));
    return imageFileId === item.imageFileId ? null : item.imageFileId;
  });
}

/** Moves a wish one place up or down; at the end of the list nothing happens. @throws not-found */
export async function moveItem(
  { db }: Pick<RequestContext, "db">,
  { listId, id, to }: { listId: number; id: number; to: "up" | "down" },
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await tx
      .select({ id: giftItems.id, position: giftItems.position })
      .from(giftItems)
      .where(eq(giftItems.listId, listId))
      .orderBy(asc(giftItems.position), asc(giftItems.id))
      .for("update");
    const place = all.findIndex((one) => one.id === id);
    const [own, other] = [all[place], all[to === "up" ? place - 1 : place + 1]];
    if (!own) throw refusal("not-found");
    if (!other) return;
    const set = (item: number, position: number) =>
      tx.update(giftItems).set({ position }).where(eq(giftItems.id, item));
    await set(own.id, other.position);
    await set(other.id, own.position);
  });
}

/** Removes a wish; its gifts go to the cagnotte. @returns the file of its photo; null for none @throws not-found */
export async function removeItem(
  { db }: Pick<RequestContext, "db">,
  { listId, id }: { listId: number; id: number },
): Promise<string | null> {
  const [removed] = await db
    .delete(giftItems)
    .where(and(eq(giftItems.id, id), eq(giftItems.listId, listId)))
    .returning({ photo: giftItems.imageFileId });
  if (!removed) throw refusal("not-found");
  return removed.photo;
}

async function lockItem(tx: Database, listId: number, id: number) {
  const [item] = await tx
    .select()
    .from(giftItems)
    .where(and(eq(giftItems.id, id), eq(giftItems.listId, listId)))
    .for("update");
  if (!item) throw refusal("not-found");
  return item;
}
