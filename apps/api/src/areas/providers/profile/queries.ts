import { asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerAddresses } from "../addresses/tables.ts";
import { providerMedia } from "../media/tables.ts";
import { providerServices, providers, providerTowns } from "../tables.ts";
import { towns } from "../towns/tables.ts";

const idsOf = (id: unknown, from: unknown, provider: unknown) =>
  sql<
    number[]
  >`array(select ${id} from ${from} where ${provider} = ${providers.id} order by 1)`.mapWith(
    (ids: unknown[]) => ids.map(Number),
  );

const countOf = (from: unknown, condition: unknown) =>
  sql<number>`(select count(*) from ${from} where ${condition})`.mapWith(Number);

/** A provider as its team edits it, with what its publication needs; in one statement. */
const selectShop = preparedQuery("shop", (db, { providerId }: Values<{ providerId: number }>) =>
  db
    .select({
      id: providers.id,
      version: providers.version,
      name: providers.name,
      shortDescription: providers.shortDescription,
      description: providers.description,
      minPriceFcfa: providers.minPriceFcfa,
      maxPriceFcfa: providers.maxPriceFcfa,
      priceUnit: providers.priceUnit,
      townId: providers.townId,
      phone: providers.phone,
      whatsapp: providers.whatsapp,
      email: providers.email,
      website: providers.website,
      taxpayerNumber: providers.taxpayerNumber,
      isTaxed: providers.isTaxed,
      releasedAt: providers.releasedAt,
      publishedAt: providers.publishedAt,
      suspendedAt: providers.suspendedAt,
      servedTownIds: idsOf(providerTowns.townId, providerTowns, providerTowns.providerId),
      serviceTypeIds: idsOf(
        providerServices.serviceTypeId,
        providerServices,
        providerServices.providerId,
      ),
      addresses: countOf(providerAddresses, sql`${providerAddresses.providerId} = ${providers.id}`),
      photos: countOf(
        providerMedia,
        sql`${providerMedia.providerId} = ${providers.id} and ${providerMedia.type} = 'photo' and ${providerMedia.hiddenAt} is null`,
      ),
    })
    .from(providers)
    .where(eq(providers.id, providerId)),
);

/** A provider as its team edits it. */
export async function findShop(db: Database, providerId: number) {
  const [shop] = await selectShop(db, { providerId });
  if (!shop) throw new Error("The provider has vanished");
  return shop;
}

/** The services and towns that a shop may choose from: those on offer, and those that it has. */
export async function listChoices(db: Database, providerId: number | null) {
  const ownService = sql`${serviceTypes.id} in (select ${providerServices.serviceTypeId} from ${providerServices} where ${providerServices.providerId} = ${providerId})`;
  const ownTown = sql`${towns.id} in (select ${providers.townId} from ${providers} where ${providers.id} = ${providerId} union all select ${providerTowns.townId} from ${providerTowns} where ${providerTowns.providerId} = ${providerId})`;
  const [services, places] = await Promise.all([
    db
      .select({ id: serviceTypes.id, name: serviceTypes.name })
      .from(serviceTypes)
      .where(or(isNull(serviceTypes.archivedAt), ownService))
      .orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
    db
      .select({ id: towns.id, name: towns.name })
      .from(towns)
      .where(or(isNull(towns.archivedAt), ownTown))
      .orderBy(asc(towns.name)),
  ]);
  return { service_types: services, towns: places };
}
