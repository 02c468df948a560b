import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers } from "../tables.ts";

const countOf = (from: unknown, condition: unknown) =>
  sql<number>`(select count(*) from ${from} where ${condition})`.mapWith(Number);

/** The columns of what the publication of a provider needs, for a statement about `providers`. */
export const publicationFacts = {
  name: providers.name,
  shortDescription: providers.shortDescription,
  description: providers.description,
  minPriceFcfa: providers.minPriceFcfa,
  maxPriceFcfa: providers.maxPriceFcfa,
  priceUnit: providers.priceUnit,
  townId: providers.townId,
  services: countOf(providerServices, sql`${providerServices.providerId} = ${providers.id}`),
  addresses: countOf(providerAddresses, sql`${providerAddresses.providerId} = ${providers.id}`),
  photos: countOf(
    providerMedia,
    sql`${providerMedia.providerId} = ${providers.id} and ${providerMedia.type} = 'photo' and ${providerMedia.hiddenAt} is null`,
  ),
};

/** What the publication of a provider needs; null for a missing one. */
export async function readPublicationFacts(db: Database, providerId: number) {
  const [facts] = await db
    .select(publicationFacts)
    .from(providers)
    .where(eq(providers.id, providerId));
  return facts ?? null;
}
