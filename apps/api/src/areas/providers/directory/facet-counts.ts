import { asc, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerCounts } from "../tables.ts";

/** The facet of a service type, as `provider_counts` has it. */
const serviceFacet = (id: number) => `#${id}`;

/** The facet of a town. */
export const townFacet = (id: number) => `@${id}`;

/** How many providers have each facet. */
export type Counts = ReadonlyMap<string, number>;

/** How many providers have each facet: all of them, a service type, a town. */
export async function readCounts(db: Database): Promise<Counts> {
  const rows = await db.select().from(providerCounts).orderBy(asc(providerCounts.facet));
  return new Map(rows.map((row) => [row.facet, row.providers]));
}

/** The services that are offered, in the directory's order. */
export function listServiceTypes(db: Database) {
  return db
    .select({ id: serviceTypes.id, name: serviceTypes.name })
    .from(serviceTypes)
    .where(isNull(serviceTypes.archivedAt))
    .orderBy(asc(serviceTypes.position), asc(serviceTypes.id));
}

/** The services in the directory's order, and how many providers offer each. */
export async function countServiceTypes(db: Database) {
  const [counts, rows] = await Promise.all([readCounts(db), listServiceTypes(db)]);
  return rows.map((row) => ({ ...row, providers_count: counts.get(serviceFacet(row.id)) ?? 0 }));
}
