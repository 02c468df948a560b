import type { WorkingTime } from "@jdj/contract/orders/expected-delivery";
import type { OrderedLine } from "../../carts/cart/list-lines.ts";
import { commissionOf } from "../orders/order-money.ts";
import { deliveryPrice, type Zone } from "./list-zones.ts";

/** What the customer read of a line and of a delivery when they pressed « Payer ». */
export interface ReadLine {
  id: number;
  quantity: number;
  price: number;
}
export interface ReadDelivery {
  seller_id: number;
  zone_id: number;
  price: number;
}

/** One seller's suborder of a cart. */
export interface SplitSuborder {
  providerId: number;
  /** Null for services alone. */
  zone: Zone | null;
  ships: boolean;
  goodsFcfa: number;
  deliveryFcfa: number;
  commissionPercent: number;
  commissionFcfa: number;
  returnDays: number;
  /** When its seller works. */
  working: WorkingTime;
  rows: OrderedLine[];
}

/** Whether the lines of a cart are those that the customer read, at those prices. */
export function isAsRead(rows: readonly OrderedLine[], read: readonly ReadLine[]): boolean {
  if (rows.length !== read.length) return false;
  const byId = new Map(read.map((one) => [one.id, one]));
  return rows.every(({ line, unitFcfa }) => {
    const one = byId.get(line.id);
    return one?.quantity === line.quantity && one.price === unitFcfa;
  });
}

/**
 * The cart by its sellers, each with the delivery that the customer chose.
 * @param commissionPercent for sellers without a percentage of their own
 * @returns `delivery` when a seller of products has no chosen delivery to the town, `changed` when one
 * costs something else than the customer read
 */
export function splitCart(
  rows: readonly OrderedLine[],
  zones: readonly Zone[],
  deliveries: readonly ReadDelivery[],
  commissionPercent: number,
): SplitSuborder[] | "delivery" | "changed" {
  const suborders = new Map<number, SplitSuborder>();
  for (const row of rows) {
    const { providerId } = row;
    let suborder = suborders.get(providerId);
    if (suborder === undefined) {
      suborder = {
        providerId,
        zone: null,
        ships: false,
        goodsFcfa: 0,
        deliveryFcfa: 0,
        commissionPercent: row.commissionPercent ?? commissionPercent,
        commissionFcfa: 0,
        returnDays: row.returnDays,
        working: { preparationDays: row.preparationDays, weekdays: row.weekdays },
        rows: [],
      };
      suborders.set(providerId, suborder);
    }
    suborder.rows.push(row);
    suborder.goodsFcfa += row.unitFcfa * row.line.quantity;
  }
  for (const suborder of suborders.values()) {
    suborder.commissionFcfa = commissionOf(suborder.goodsFcfa, suborder.commissionPercent);
    if (suborder.rows.every(({ kind }) => kind === "service")) continue;
    const chosen = deliveries.find(({ seller_id }) => seller_id === suborder.providerId);
    const zone = zones.find(
      ({ id, providerId }) => id === chosen?.zone_id && providerId === suborder.providerId,
    );
    if (!chosen || !zone) return "delivery";
    if (deliveryPrice(zone) !== chosen.price) return "changed";
    suborder.zone = zone;
    suborder.ships = !zone.pickup;
    suborder.deliveryFcfa = deliveryPrice(zone);
  }
  return [...suborders.values()];
}
