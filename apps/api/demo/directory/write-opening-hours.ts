import { and, eq, notExists, sql } from "drizzle-orm";
import { providerHours } from "../../src/areas/providers/hours/tables.ts";
import { providers, providerTowns } from "../../src/areas/providers/tables.ts";
import { providerMembers } from "../../src/areas/providers/team/tables.ts";
import { towns } from "../../src/areas/providers/towns/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { isDemoProvider } from "./demo-provider.ts";
import { CATERER } from "./first-providers.ts";
import { servedTowns } from "./opening-hours.ts";
import { allProviders } from "./write-directory.ts";

/**
 * Writes the opening hours and served towns of the demonstration's providers, once. A shop with a
 * team keeps its own.
 */
export async function writeDemoOpening(db: Database): Promise<void> {
  const without = (table: typeof providerHours | typeof providerMembers) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.providerId, providers.id)));
  const rows = await db
    .select({ id: providers.id, name: providers.name })
    .from(providers)
    .where(and(isDemoProvider, without(providerHours), without(providerMembers)));
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  // The caterer's owner writes its own.
  idOf.delete(CATERER);
  if (idOf.size === 0) return;
  const all = allProviders();
  const places = await db.select({ id: towns.id, name: towns.name }).from(towns);
  const placeOf = new Map(places.map(({ id, name }) => [name, id]));
  const hours = all.flatMap(({ name, opening }) => {
    const providerId = idOf.get(name);
    return providerId === undefined ? [] : opening.map((day) => ({ ...day, providerId }));
  });
  const served = all.flatMap(({ name, towns: own, services }, nth) => {
    const providerId = idOf.get(name);
    if (providerId === undefined) return [];
    return servedTowns(nth, own[0] ?? "", services).flatMap((town) => {
      const townId = placeOf.get(town);
      return townId === undefined ? [] : [{ providerId, townId }];
    });
  });
  await db.transaction(async (tx) => {
    await tx.insert(providerHours).values(hours);
    await tx.insert(providerTowns).values(served).onConflictDoNothing();
  });
}
