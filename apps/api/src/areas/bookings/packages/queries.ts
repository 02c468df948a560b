import { USUAL_HOURS } from "@jdj/contract/prices/price-unit";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  sql,
} from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { eventTypes } from "../../notebook/event-types/tables.ts";
import { packageEventTypes, packageFeatures, packages } from "../../providers/packages/tables.ts";
import { providers } from "../../providers/tables.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import type { SearchWord } from "./near-words.ts";

const { document: _, ...columns } = getTableColumns(packages);

/** A package as stored. */
export type StoredPackage = Omit<typeof packages.$inferSelect, "document">;

/** A package with all that is shown of it. */
export type FullPackage = StoredPackage & {
  providerName: string;
  providerPhone: string | null;
  /** Days before its date on which it must be booked at the latest. */
  noticeDays: number;
  /** Whether the public sees it, and may book it. */
  isShown: boolean;
  serviceType: { id: number; name: string };
  eventTypes: { id: number; name: string }[];
  features: string[];
};

/** Whether the public sees a package of a provider. */
const isShown = sql<boolean>`(${packages.publishedAt} is not null and ${packages.removedAt} is null and ${providers.publishedAt} is not null and ${providers.suspendedAt} is null)`;

/** Packages by their numbers, in that order, with all that is shown of them. */
export async function findPackages(db: Database, ids: readonly number[]): Promise<FullPackage[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  // One after the other: within a transaction there is one connection.
  const rows = await db
    .select({
      stored: columns,
      providerName: providers.name,
      providerPhone: providers.phone,
      noticeDays: providers.noticeDays,
      isShown,
      serviceType: { id: serviceTypes.id, name: serviceTypes.name },
    })
    .from(packages)
    .innerJoin(providers, eq(providers.id, packages.providerId))
    .innerJoin(serviceTypes, eq(serviceTypes.id, packages.serviceTypeId))
    .where(inArray(packages.id, wanted));
  const types = await db
    .select({
      packageId: packageEventTypes.packageId,
      id: eventTypes.id,
      name: eventTypes.name,
    })
    .from(packageEventTypes)
    .innerJoin(eventTypes, eq(eventTypes.id, packageEventTypes.eventTypeId))
    .where(inArray(packageEventTypes.packageId, wanted))
    .orderBy(asc(eventTypes.position));
  const features = await db
    .select()
    .from(packageFeatures)
    .where(inArray(packageFeatures.packageId, wanted))
    .orderBy(asc(packageFeatures.packageId), asc(packageFeatures.position));
  const found = new Map(
    rows.map(({ stored, ...shown }) => [
      stored.id,
      {
        ...stored,
        ...shown,
        eventTypes: types
          .filter(({ packageId }) => packageId === stored.id)
          .map(({ id, name }) => ({ id, name })),
        features: features
          .filter(({ packageId }) => packageId === stored.id)
          .map(({ value }) => value),
      },
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A package by its number; null for a missing one. */
export async function findPackage(db: Database, id: number): Promise<FullPackage | null> {
  return (await findPackages(db, [id]))[0] ?? null;
}

/** The filters of the list of packages; a missing or empty one does not filter. */
interface WantedPackages {
  eventTypeIds: readonly number[];
  serviceTypeIds: readonly number[];
  search: readonly SearchWord[];
}

/** The lexeme of a package that the public sees. */
const SHOWN = "!";

const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;

const anyOf = (sign: string, ids: readonly number[]) =>
  ids.length === 0 ? [] : [`(${ids.map((id) => lexeme(`${sign}${id}`)).join(" | ")})`];

/**
 * The tsquery that selects the shown packages of one of the event types and one of the service types
 * whose documents have every word of the search, or one that begins so or is near to it.
 */
function packageQuery({ eventTypeIds, serviceTypeIds, search }: WantedPackages): string {
  return [
    lexeme(SHOWN),
    ...anyOf("&", eventTypeIds),
    ...anyOf("#", serviceTypeIds),
    ...search.map(
      ({ word, near }) => `(${[word, ...near].map((one) => `${lexeme(one)}:*`).join(" | ")})`,
    ),
  ].join(" & ");
}

/** The price range of the list of packages, in FCFA. */
export interface PriceRange {
  minFcfa: number | undefined;
  maxFcfa: number | undefined;
  /** The guests of the event for which prices are compared. */
  guests: number;
}

/** A page of the shown packages that are wanted, the newest first. A page after the last is the last. */
export async function listPackages(
  db: Database,
  wanted: WantedPackages,
  { minFcfa, maxFcfa, guests }: PriceRange,
  asked: { page: number; perPage: number },
): Promise<{ packages: FullPackage[]; total: number; page: number; lastPage: number }> {
  const eventPrice = sql`${packages.priceFcfa}::bigint * case ${packages.priceUnit} when 'person' then ${guests} when 'hour' then ${USUAL_HOURS} else 1 end`;
  const matching = and(
    sql`${packages.document} @@ ${packageQuery(wanted)}::tsquery`,
    minFcfa === undefined ? undefined : gte(eventPrice, minFcfa),
    maxFcfa === undefined ? undefined : lte(eventPrice, maxFcfa),
  );
  const [counted] = await db.select({ total: count() }).from(packages).where(matching);
  const total = counted?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / asked.perPage));
  const page = Math.min(asked.page, lastPage);
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(matching)
    .orderBy(desc(packages.publishedAt), desc(packages.id))
    .limit(asked.perPage)
    .offset((page - 1) * asked.perPage);
  const ids = rows.map(({ id }) => id);
  return { packages: await findPackages(db, ids), total, page, lastPage };
}

/** The packages of a provider that were not withdrawn, the newest first, 200 at most. */
export async function listOwnPackages(db: Database, providerId: number): Promise<FullPackage[]> {
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.providerId, providerId), isNull(packages.removedAt)))
    .orderBy(desc(packages.id))
    .limit(200);
  return findPackages(
    db,
    rows.map(({ id }) => id),
  );
}
