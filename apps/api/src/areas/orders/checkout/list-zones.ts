import { and, asc, eq, exists, isNull, or, sql } from "drizzle-orm";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { deliveryZones, deliveryZoneTowns } from "../../products/delivery/tables.ts";

/** How some sellers deliver to a town: their zones with it, and where they are fetched from. */
export const listZones = preparedQuery(
  "zones-of-town",
  (db, { providerIds, townId }: Values<{ providerIds: number[]; townId: number }>) =>
    db
      .select()
      .from(deliveryZones)
      .where(
        and(
          sql`${deliveryZones.providerId} = any(${providerIds})`,
          isNull(deliveryZones.removedAt),
          or(
            deliveryZones.pickup,
            exists(
              db
                .select({ one: sql`1` })
                .from(deliveryZoneTowns)
                .where(
                  and(
                    eq(deliveryZoneTowns.zoneId, deliveryZones.id),
                    eq(deliveryZoneTowns.townId, townId),
                  ),
                ),
            ),
          ),
        ),
      )
      .orderBy(asc(deliveryZones.providerId), asc(deliveryZones.position), asc(deliveryZones.id)),
);

export type Zone = Awaited<ReturnType<typeof listZones>>[number];

/** What a delivery costs: every payment method takes multiples of 5 FCFA. */
export function deliveryPrice({ pickup, priceFcfa }: Zone): number {
  return pickup ? 0 : Math.ceil(priceFcfa / 5) * 5;
}
