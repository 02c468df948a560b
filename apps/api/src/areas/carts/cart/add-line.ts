import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { MOST_LINES } from "@jdj/contract/carts/cart";
import {
  onlyLeft,
  onlyPlaces,
  onlyPlacesBeside,
  orderMessages,
} from "@jdj/contract/orders/messages";
import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";
import { dateIn } from "@jdj/french/dates";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { hashToken, makeToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { isOffered, products, productVariants } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { type CartOwner, findCart, type StoredCart } from "./find-cart.ts";
import { availableOf, besideOthers, dayProblem, type LineFacts, placesOf } from "./line-rules.ts";
import { listLines } from "./list-lines.ts";
import { carts } from "./tables.ts";

/** What somebody puts into a cart. */
export interface NewLine {
  variantId: number;
  /** `YYYY-MM-DD`, of a service. */
  day: string | null;
  quantity: number;
  note: string;
}

/**
 * Puts a variant into a cart, which a new visitor is given; the same variant for the same day grows.
 * @throws not-found; article-gone (409); 422 at `quantity` and `day`
 */
export async function addLine(
  { db, now }: RequestContext,
  owner: CartOwner | null,
  asked: NewLine,
): Promise<{ token: string | null; count: number }> {
  const token = owner === null ? makeToken() : null;
  const whose = owner ?? { tokenHash: hashToken(token ?? "") };
  return db.transaction(async (tx) => {
    const variant = await findVariant(tx, asked.variantId);
    if (variant === null) throw refusal("not-found");
    if (!variant.isOffered) throw refusal("article-gone");
    checkDay(variant, asked.day, dateIn(now));
    const cart = await openCart(tx, whose, now);
    // The index is on an expression, which the query builder does not take as a target.
    await tx.execute(sql`
      insert into cart_lines (cart_id, variant_id, day, quantity, note, seen_fcfa, created_at)
      values (${cart.id}, ${asked.variantId}, ${asked.day}, ${asked.quantity}, ${asked.note}, ${variant.unitFcfa}, ${now})
      on conflict (cart_id, variant_id, coalesce(day, 'epoch'::date)) do update set
        quantity = least(${MOST_QUANTITY}::int, cart_lines.quantity + excluded.quantity),
        seen_fcfa = excluded.seen_fcfa,
        note = case when excluded.note = '' then cart_lines.note else excluded.note end`);
    const rows = await listLines(tx, { cartId: cart.id });
    if (rows.length > MOST_LINES) throw fieldRefusal({ variant_id: [orderMessages.tooManyLines] });
    const added = besideOthers(rows).find(
      ({ line }) => line.variantId === asked.variantId && line.day === asked.day,
    );
    if (added) checkQuantity(added);
    return { token, count: rows.reduce((sum, { line }) => sum + line.quantity, 0) };
  });
}

function dayRefusal(places: number, held: number): string {
  if (places === 0) return orderMessages.dayFull;
  return held === 0 ? onlyPlaces(places) : onlyPlacesBeside(places, held);
}

/** Refuses more units than may be ordered. @throws 422 at `quantity` or `day` */
export function checkQuantity(row: LineFacts): void {
  const available = availableOf(row);
  if (row.line.quantity <= available) return;
  const places = placesOf(row);
  if (places !== null) throw fieldRefusal({ day: [dayRefusal(places, row.beside)] });
  throw fieldRefusal({
    quantity: [available === 0 ? orderMessages.soldOut : onlyLeft(available)],
  });
}

function checkDay(
  { kind, noticeDays }: { kind: "product" | "service"; noticeDays: number },
  day: string | null,
  today: string,
): void {
  if (kind === "product") {
    if (day !== null) throw fieldRefusal({ day: [orderMessages.dayInvalid] });
    return;
  }
  if (day === null) throw fieldRefusal({ day: [orderMessages.dayRequired] });
  const problem = dayProblem(day, noticeDays, today);
  if (problem === "early") throw fieldRefusal({ day: [orderMessages.dayPast] });
  if (problem === "far") throw fieldRefusal({ day: [orderMessages.dayTooFar] });
}

async function findVariant(tx: Database, variantId: number) {
  const [found] = await tx
    .select({
      kind: products.kind,
      noticeDays: products.noticeDays,
      unitFcfa: sql<number>`coalesce(${productVariants.priceFcfa}, ${products.priceFcfa})`,
      isOffered: sql<boolean>`${isOffered(products)} and ${isOpen(sellers)}`,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(sellers, eq(sellers.providerId, products.providerId))
    .where(and(eq(productVariants.id, variantId), isNull(productVariants.removedAt)));
  return found ?? null;
}

/** The cart of an owner, written when there is none, its row locked by its change. */
export async function openCart(tx: Database, owner: CartOwner, now: Date): Promise<StoredCart> {
  const target = "customerId" in owner ? carts.customerId : carts.tokenHash;
  const [cart] = await tx
    .insert(carts)
    .values({ ...owner, changedAt: now, createdAt: now })
    .onConflictDoUpdate({ target, set: { changedAt: now } })
    .returning();
  const found = cart ?? (await findCart(tx, owner));
  if (!found) throw new Error("The cart was not written");
  return found;
}
