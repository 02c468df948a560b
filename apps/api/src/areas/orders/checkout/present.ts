import type { Checkout } from "@jdj/contract/orders/checkout";
import { expectedDelivery, type WorkingTime } from "@jdj/contract/orders/expected-delivery";
import { dateIn } from "@jdj/french/dates";
import { displayPhone } from "@jdj/french/phone";
import { asc } from "drizzle-orm";
import type { CustomerContext } from "../../../http/answer.ts";
import { findCart } from "../../carts/cart/find-cart.ts";
import { type ListedLine, listLines } from "../../carts/cart/list-lines.ts";
import { presentCart } from "../../carts/cart/present.ts";
import { towns } from "../../providers/towns/tables.ts";
import { deliveryPrice, listZones } from "./list-zones.ts";

/** When a seller of some lines works. */
function workingOf(rows: readonly ListedLine[], providerId: number): WorkingTime {
  return rows.find((row) => row.providerId === providerId) ?? { preparationDays: 0, weekdays: [] };
}

/** What the page of a new order shows to its customer. @param townId undefined until it is chosen */
export async function presentCheckout(
  { db, now, actor }: CustomerContext,
  townId: number | undefined,
): Promise<Checkout> {
  const cart = await findCart(db, { customerId: actor.customer.id });
  const rows = cart === null ? [] : await listLines(db, { cartId: cart.id });
  const providerIds = [
    ...new Set(rows.filter(({ kind }) => kind === "product").map(({ providerId }) => providerId)),
  ];
  const zones =
    townId === undefined || providerIds.length === 0
      ? []
      : await listZones(db, { providerIds, townId });
  const { givenNames, lastName, phone } = actor.user;
  return {
    cart: presentCart(cart, rows, dateIn(now)),
    recipient: `${givenNames} ${lastName}`.trim(),
    phone_number: phone === null ? "" : displayPhone(phone),
    towns: await db.select({ id: towns.id, name: towns.name }).from(towns).orderBy(asc(towns.name)),
    deliveries: providerIds.map((providerId) => ({
      seller_id: providerId,
      zones: zones
        .filter((zone) => zone.providerId === providerId)
        .map((zone) => ({
          id: zone.id,
          name: zone.name,
          price: deliveryPrice(zone),
          days: zone.days,
          pickup: zone.pickup,
          expected: expectedDelivery(dateIn(now), workingOf(rows, providerId), zone),
        })),
    })),
  };
}
