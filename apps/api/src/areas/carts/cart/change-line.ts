import { refusal } from "@jdj/contract/call/refusals";
import { MOST_QUANTITY } from "@jdj/contract/orders/order-states";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { preparedStatement } from "../../../database/prepared-query.ts";
import { isOffered, products, productVariants } from "../../products/products/tables.ts";
import { isOpen, sellers } from "../../providers/tables.ts";
import { checkQuantity } from "./add-line.ts";
import type { CartOwner } from "./find-cart.ts";
import { cartLines, carts } from "./tables.ts";

/**
 * Changes a line of an owner's cart where it may be ordered so, by one statement: a tap on « + » is
 * what a cart is asked most often. What is taken off a line never fails for what other lines ask.
 * @returns the line with what is free of it, whether it was changed or not; none for another's
 */
const change = preparedStatement<
  {
    lineId: number;
    customerId: number | null;
    tokenHash: Buffer | null;
    quantity: number;
    note: string | null;
    now: Date;
  },
  {
    kind: "product" | "service";
    isOffered: boolean;
    free: number | null;
    dayCapacity: number | null;
    taken: number;
    beside: number;
  }
>(
  "change-cart-line",
  ({ lineId, customerId, tokenHash, quantity, note, now }) => sql`
    with own as (
      select cart_lines.id, articles.kind, ${isOffered(products)} and ${isOpen(sellers)}
          and ${productVariants.removedAt} is null as "isOffered",
        article_variants.stock - article_variants.reserved as free, articles.day_capacity as "dayCapacity",
        coalesce(service_days.taken, 0) as taken,
        case when cart_lines.day is null or ${quantity}::int < cart_lines.quantity then 0 else (
          select coalesce(sum(other.quantity), 0)::int from cart_lines as other
          join article_variants as variant on variant.id = other.variant_id
          where other.cart_id = cart_lines.cart_id and other.id <> cart_lines.id
            and other.day = cart_lines.day and variant.article_id = articles.id
        ) end as beside
      from cart_lines join carts on carts.id = cart_lines.cart_id
      join article_variants on article_variants.id = cart_lines.variant_id
      join articles on articles.id = article_variants.article_id
      join sellers on sellers.provider_id = articles.provider_id
      left join service_days on service_days.article_id = articles.id and service_days.day = cart_lines.day
      where cart_lines.id = ${lineId}
        and (carts.customer_id = ${customerId} or carts.token_hash = ${tokenHash})
    ),
    changed as (
      update cart_lines set quantity = ${quantity}::int, note = coalesce(${note}, note) from own
      where cart_lines.id = own.id and own."isOffered" and ${quantity}::int
        <= least(${sql.raw(String(MOST_QUANTITY))}, coalesce(own.free, own."dayCapacity" - own.taken - own.beside))
      returning cart_lines.cart_id
    ),
    touched as (update carts set changed_at = ${now} from changed where carts.id = changed.cart_id)
    select kind, "isOffered", free, "dayCapacity", taken, beside from own`,
);

/**
 * Changes how many of a line are ordered, and its note.
 * @throws not-found for another's; article-gone (409); 422 at `quantity`
 */
export async function changeLine(
  { db, now }: RequestContext,
  owner: CartOwner,
  lineId: number,
  { quantity, note }: { quantity: number; note: string | undefined },
): Promise<void> {
  const whose = { customerId: null, tokenHash: null, ...owner };
  const [row] = await change(db, { ...whose, lineId, quantity, note: note ?? null, now });
  if (!row) throw refusal("not-found");
  if (!row.isOffered) throw refusal("article-gone");
  checkQuantity({ ...row, line: { quantity, day: null }, noticeDays: 0 });
}

/** Removes a line. @throws not-found for another's */
export async function removeLine(
  { db }: RequestContext,
  owner: CartOwner,
  lineId: number,
): Promise<void> {
  const own = db
    .select({ id: carts.id })
    .from(carts)
    .where(
      "customerId" in owner
        ? eq(carts.customerId, owner.customerId)
        : eq(carts.tokenHash, owner.tokenHash),
    );
  const removed = await db
    .delete(cartLines)
    .where(and(eq(cartLines.id, lineId), inArray(cartLines.cartId, own)))
    .returning({ id: cartLines.id });
  if (removed.length === 0) throw refusal("not-found");
}
