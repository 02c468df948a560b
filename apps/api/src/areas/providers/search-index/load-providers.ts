import { setImmediate } from "node:timers/promises";
import { daysUntil } from "@jdj/french/dates";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { providerBusyDays } from "../availability/tables.ts";
import { listServiceTypes } from "../directory/facet-counts.ts";
import { isPublic, providers } from "../tables.ts";
import { listTowns } from "../towns/queries.ts";
import {
  type IndexedProvider,
  type NamedOrders,
  PublishedDirectory,
} from "./published-directory.ts";

/** How many providers are read at once: between two batches, requests are answered. */
const BATCH = 4000;

/** Slots for providers that will be added or changed before the index is built anew. */
const spare = (count: number) => 2 * count + 2048;

const columns = {
  id: providers.id,
  minPriceFcfa: providers.minPriceFcfa,
  maxPriceFcfa: providers.maxPriceFcfa,
  priceUnit: providers.priceUnit,
  ratingTenths: providers.ratingTenths,
  document: sql<string>`array_to_string(tsvector_to_array(${providers.document}), ' ')`,
};

/** The ids of all public providers, by rank and by name, as the database sorts. */
export async function readOrders(db: Database): Promise<NamedOrders> {
  const ids = async (order: string) => {
    const { rows } = await db.execute<{ ids: string | null }>(sql`
      select string_agg(id::text, ',') as ids from (
        select id from ${providers} where ${isPublic(providers)} order by ${sql.raw(order)}
      ) as sorted`);
    return rows[0]?.ids?.split(",").map(Number) ?? [];
  };
  return { recommended: await ids("rank, name, id"), name: await ids("name, id") };
}

/** These providers as they are now; those who are not public are missing. */
export async function readProviders(
  db: Database,
  ids: readonly number[],
): Promise<IndexedProvider[]> {
  const rows = await db
    .select(columns)
    .from(providers)
    .where(and(inArray(providers.id, [...ids]), isPublic(providers)));
  return rows.map(indexed);
}

const indexed = ({
  document,
  ...row
}: Omit<IndexedProvider, "document"> & { document: string }) => ({
  ...row,
  document: document.split(" "),
});

/** Reads the whole published directory. */
export async function loadIndex(db: Database): Promise<PublishedDirectory> {
  const [types, towns, orders] = await Promise.all([
    listServiceTypes(db),
    listTowns(db),
    readOrders(db),
  ]);
  const { recommended } = orders;
  const places = towns.map(({ district: _, ...place }) => place);
  const index = new PublishedDirectory({ types, towns: places }, spare(recommended.length));
  let after = 0;
  while (true) {
    const rows = await db
      .select(columns)
      .from(providers)
      .where(and(sql`${providers.id} > ${after}`, isPublic(providers)))
      .orderBy(asc(providers.id))
      .limit(BATCH);
    for (const row of rows) index.add(indexed(row));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
    await setImmediate();
  }
  index.arrange(orders);
  return index;
}

/** Who takes no work on a day: busy ones, and those who ask for more notice than is left. */
export async function readBusy(db: Database, day: string, today: string): Promise<number[]> {
  const daysLeft = daysUntil(day, today);
  const [busy, late] = await Promise.all([
    db
      .select({ id: providerBusyDays.providerId })
      .from(providerBusyDays)
      .where(eq(providerBusyDays.day, day)),
    db
      .select({ id: providers.id })
      .from(providers)
      .where(and(gt(providers.noticeDays, daysLeft), gt(providers.noticeDays, 0))),
  ]);
  return [...new Set([...busy, ...late].map(({ id }) => id))];
}
