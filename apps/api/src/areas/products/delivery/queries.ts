import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { towns } from "../../providers/towns/tables.ts";
import { deliveryZones, deliveryZoneTowns } from "./tables.ts";

/** The delivery zones of a seller in their order, each with its towns by name. */
export async function listZones(db: Database, providerId: number) {
  const zones = await db
    .select()
    .from(deliveryZones)
    .where(and(eq(deliveryZones.providerId, providerId), isNull(deliveryZones.removedAt)))
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.id));
  const ids = zones.map(({ id }) => id);
  const places =
    ids.length === 0
      ? []
      : await db
          .select({ zoneId: deliveryZoneTowns.zoneId, id: towns.id, name: towns.name })
          .from(deliveryZoneTowns)
          .innerJoin(towns, eq(towns.id, deliveryZoneTowns.townId))
          .where(sql`${deliveryZoneTowns.zoneId} = any(${sql.param(ids)}::bigint[])`)
          .orderBy(asc(towns.name));
  return zones.map((zone) => ({
    ...zone,
    towns: places.filter(({ zoneId }) => zoneId === zone.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** Every town that a zone may have, by name. */
export function listTowns(db: Database) {
  return db.select({ id: towns.id, name: towns.name }).from(towns).orderBy(asc(towns.name));
}
