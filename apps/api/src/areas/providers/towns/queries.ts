import { asc, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { towns } from "./tables.ts";

/** The towns that are offered, those of a district together, with where they lie. */
export function listTowns(db: Database) {
  return db
    .select({
      id: towns.id,
      name: towns.name,
      district: towns.district,
      latitude: towns.latitude,
      longitude: towns.longitude,
    })
    .from(towns)
    .where(isNull(towns.archivedAt))
    .orderBy(asc(towns.position), asc(towns.id));
}
