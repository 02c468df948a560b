import { and, asc, eq } from "drizzle-orm";
import { customers, users } from "../../src/areas/identity/users/tables.ts";
import { favourites } from "../../src/areas/providers/favourites/tables.ts";
import { providerServices, providers } from "../../src/areas/providers/tables.ts";
import { serviceTypes } from "../../src/areas/service-types/tables.ts";
import type { Database } from "../../src/database/connect.ts";
import { cast } from "../cast.ts";

/** How many shops the couple compares of some services. */
const compared: Readonly<Record<string, number>> = {
  venue: 3,
  catering: 2,
  photography: 3,
  decoration: 1,
  "traditional-wear": 2,
};

/** Gives the demonstration's couple favourites, unless they have or had chosen some. */
export async function writeDemoFavourites(db: Database, now: Date): Promise<void> {
  const [couple] = await db
    .select({ id: customers.id, known: favourites.providerId })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .leftJoin(favourites, eq(favourites.customerId, customers.id))
    .where(eq(users.email, cast.customer.email))
    .limit(1);
  if (!couple || couple.known !== null) return;
  for (const [code, count] of Object.entries(compared)) {
    const shops = await db
      .select({ providerId: providers.id })
      .from(providers)
      .innerJoin(providerServices, eq(providerServices.providerId, providers.id))
      .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
      .where(and(eq(serviceTypes.code, code), eq(providers.demonstration, true)))
      .orderBy(asc(providers.rank), asc(providers.id))
      .limit(count);
    if (shops.length === 0) continue;
    await db
      .insert(favourites)
      .values(shops.map((shop) => ({ ...shop, customerId: couple.id, createdAt: now })))
      .onConflictDoNothing();
  }
}
