import { PROVIDERS_A_PAGE } from "@jdj/contract/directory/providers";
import { and, asc, count, eq, exists, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerServices, providers } from "./tables.ts";

/** The filters of the directory; a missing one does not filter. */
export interface Wanted {
  serviceTypeId?: number | undefined;
  town?: string | undefined;
  search?: string | undefined;
}

/** The services in the directory's order, and how many providers offer each. */
export function listServiceTypes(db: Database) {
  return db
    .select({
      id: serviceTypes.id,
      name: serviceTypes.name,
      providers: count(providerServices.providerId),
    })
    .from(serviceTypes)
    .leftJoin(providerServices, eq(providerServices.serviceTypeId, serviceTypes.id))
    .groupBy(serviceTypes.id)
    .orderBy(asc(serviceTypes.position), asc(serviceTypes.id));
}

function narrowed(db: Database, { serviceTypeId, town, search }: Wanted): SQL | undefined {
  const text = search?.trim().replace(/[\\%_]/g, "\\$&");
  return and(
    serviceTypeId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(providerServices)
            .where(
              and(
                eq(providerServices.providerId, providers.id),
                eq(providerServices.serviceTypeId, serviceTypeId),
              ),
            ),
        ),
    town ? eq(providers.town, town) : undefined,
    text
      ? or(ilike(providers.name, `%${text}%`), ilike(providers.shortDescription, `%${text}%`))
      : undefined,
  );
}

/** How many providers match the filters. */
export async function countProviders(db: Database, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ all: count() }).from(providers).where(narrowed(db, wanted));
  return row?.all ?? 0;
}

/** The towns of the providers, by name. */
export async function listTowns(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ town: providers.town })
    .from(providers)
    .orderBy(asc(providers.town));
  return rows.map(({ town }) => town);
}

/**
 * A page of the providers that match the filters, each with its services.
 * @param page from 1
 */
export async function listProviders(db: Database, wanted: Wanted, page: number) {
  const rows = await db
    .select()
    .from(providers)
    .where(narrowed(db, wanted))
    .orderBy(asc(providers.rank), asc(providers.name), asc(providers.id))
    .limit(PROVIDERS_A_PAGE)
    .offset((page - 1) * PROVIDERS_A_PAGE);
  const services = await db
    .select({
      providerId: providerServices.providerId,
      id: serviceTypes.id,
      name: serviceTypes.name,
    })
    .from(providerServices)
    .innerJoin(serviceTypes, eq(serviceTypes.id, providerServices.serviceTypeId))
    .where(
      inArray(
        providerServices.providerId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(serviceTypes.position));
  return rows.map((row) => ({
    ...row,
    services: services.filter(({ providerId }) => providerId === row.id),
  }));
}
