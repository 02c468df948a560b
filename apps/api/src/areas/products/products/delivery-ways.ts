import { expectedDelivery, type WorkingTime } from "@jdj/contract/orders/expected-delivery";
import type { DeliveryWay } from "@jdj/contract/products/products";
import { dateIn } from "@jdj/french/dates";
import { type SQLWrapper, sql } from "drizzle-orm";
import { towns } from "../../providers/towns/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "../delivery/tables.ts";

type Way = Omit<DeliveryWay, "expected">;

/** The ways of a seller with when they bring what is ordered today. */
export function withExpected(ways: readonly Way[], working: WorkingTime, now: Date): DeliveryWay[] {
  const today = dateIn(now);
  return ways.map((way) => ({ ...way, expected: expectedDelivery(today, working, way) }));
}

/** How a seller delivers, as a column of a statement: their zones in their order. @param providerId its column */
export const deliveryOf = (providerId: SQLWrapper) => sql<Way[]>`(
  select coalesce(json_agg(json_build_object(
    'id', zone.id, 'name', zone.name, 'price', zone.price_fcfa, 'days', zone.days, 'pickup', zone.pickup,
    'towns', (
      select coalesce(json_agg(json_build_object('id', town.id, 'name', town.name) order by town.position, town.id), '[]')
      from ${deliveryZoneTowns} as served join ${towns} as town on town.id = served.town_id
      where served.zone_id = zone.id)
  ) order by zone.position, zone.id), '[]')
  from ${deliveryZones} as zone
  where zone.provider_id = ${providerId} and zone.removed_at is null)`;
