import { asc } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { towns } from "./tables.ts";

/** All towns, those of a district together. */
export function listTowns(db: Database) {
  return db
    .select({ id: towns.id, name: towns.name, district: towns.district })
    .from(towns)
    .orderBy(asc(towns.position), asc(towns.id));
}
