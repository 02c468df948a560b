import { providerOrders } from "@jdj/contract/providers/filters";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Listener, openListener } from "../../../database/listen.ts";
import { addProvider } from "../../../testing/add-provider.ts";
import { testApp } from "../../../testing/app.ts";
import { fillDirectory } from "../../../testing/large/fill-directory.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerBusyDays } from "../availability/tables.ts";
import type { Asked, Wanted } from "../directory/wanted-providers.ts";
import { providerMedia } from "../media/tables.ts";
import { providers } from "../tables.ts";
import { createDirectoryIndex, DIRECTORY_CHANNEL, type DirectoryIndex } from "./directory-index.ts";

const app = testApp();
const PROVIDERS = 600;
const patience = { timeout: 10_000, interval: 20 };

/** The index of one process, and its listener. */
interface Process {
  index: DirectoryIndex;
  listener: Listener;
}

const processes: Process[] = [];

function startProcess(): Process {
  const index = createDirectoryIndex(app.db, () => {});
  const listener = openListener(app.connection, () => {});
  listener.listen(
    DIRECTORY_CHANNEL,
    (payload) => index.announced(payload ?? null),
    () => index.lost(),
  );
  const started = { index, listener };
  processes.push(started);
  return started;
}

const asked = (wanted: Wanted, page = 1) => ({ wanted, order: "recommended" as const, page });

/** How many providers the index finds. */
const total = async ({ index }: Process, wanted: Wanted) =>
  (await index.search(app.db, asked(wanted))).total;

/** The page that one plain statement finds, without facets. Each word is one that begins a word of the document. */
async function findPlainly({ wanted, order, page = 1 }: Asked, words: readonly string[]) {
  const orders: Record<Asked["order"], string> = {
    recommended: "rank, name, id",
    price: "min_price_fcfa nulls last, rank, name, id",
    "price-desc": "min_price_fcfa desc nulls last, rank, name, id",
    mark: "mark_tenths desc nulls last, rank, name, id",
    name: "name, id",
  };
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select id::int from providers where published_at is not null and suspended_at is null
      and (${wanted.townId ?? null}::int is null or town_id = ${wanted.townId ?? null})
      and (${wanted.serviceTypeId ?? null}::int is null or id in (
        select provider_id from provider_services where service_type_id = ${wanted.serviceTypeId ?? null}))
      and (${wanted.providerId ?? null}::int is null or id = ${wanted.providerId ?? null})
      and (${wanted.minPriceFcfa ?? null}::int is null or max_price_fcfa >= ${wanted.minPriceFcfa ?? null})
      and (${wanted.maxPriceFcfa ?? null}::int is null or min_price_fcfa <= ${wanted.maxPriceFcfa ?? null})
      and (${wanted.mark ?? null}::int is null or mark_tenths >= 10 * ${wanted.mark ?? null}::int)
      and (${wanted.freeOn ?? null}::date is null or id not in (
        select provider_id from provider_busy_days where day = ${wanted.freeOn ?? null}::date))
      and (select bool_and(exists (
        select from unnest(tsvector_to_array(document)) as known where known like word || '%'
      )) from unnest(${sql.param([...words])}::text[]) as word) is not false
    order by ${sql.raw(orders[order])}`);
  const lastPage = Math.max(1, Math.ceil(rows.length / 12));
  const shown = Math.min(page, lastPage);
  const ids = rows.slice((shown - 1) * 12, shown * 12).map(({ id }) => id);
  return { ids, total: rows.length, page: shown, lastPage };
}

beforeAll(async () => {
  await fillDirectory(app.db, PROVIDERS);
}, 60_000);

afterAll(async () => {
  for (const { index, listener } of processes) {
    await listener.stop();
    await index.stop();
  }
});

describe("the directory in memory", () => {
  it("says once in which towns somebody offers each service, as the database has it", async () => {
    const one = startProcess();
    await expect.poll(() => total(one, {}), patience).toBe(PROVIDERS);
    const { rows } = await app.db.execute<{ service: number; town: number }>(sql`
      select distinct service_type_id::int as service, town_id::int as town
      from providers join provider_services on provider_id = providers.id
      where published_at is not null and suspended_at is null and town_id is not null`);
    const expected = new Map<number, number[]>();
    for (const { service, town } of rows)
      expected.set(service, [...(expected.get(service) ?? []), town]);
    const offered = await one.index.offered();
    expect(offered).toHaveLength(expected.size);
    for (const { service_type_id: service, town_ids: towns } of offered)
      expect(towns.toSorted()).toEqual(expected.get(service)?.toSorted());
  });

  it("answers every search as one plain statement does, in every order", async () => {
    const one = startProcess();
    await expect.poll(() => total(one, {}), patience).toBe(PROVIDERS);
    const [busy] = await app.db.select({ id: providers.id }).from(providers).limit(1);
    await app.db
      .insert(providerBusyDays)
      .values({ providerId: busy?.id ?? 0, day: "2027-03-06", reason: "booked" });
    await expect.poll(() => total(one, { freeOn: "2027-03-06" }), patience).toBe(PROVIDERS - 1);
    const [{ id: town } = { id: 0 }, { id: type } = { id: 0 }] = [
      ...(
        await app.db.execute<{ id: number }>(sql`select id::int from towns where name = 'Cocody'`)
      ).rows,
      ...(
        await app.db.execute<{ id: number }>(
          sql`select id::int from service_types where code = 'cake'`,
        )
      ).rows,
    ];
    const filters: [wanted: Wanted, words?: string[]][] = [
      [{}],
      [{ serviceTypeId: type }],
      [{ townId: town }],
      [{ serviceTypeId: type, townId: town }],
      [{ search: "akissi" }, ["akissi"]],
      [{ search: "traiteur akissi" }, ["traiteur", "akissi"]],
      [{ search: "traitteur coccody" }, ["traiteur", "cocody"]],
      [{ search: "xylophonique" }, ["xylophonique"]],
      [{ search: "%_" }, ["impossible"]],
      [{ search: "mariage", townId: town, mark: 3 }, ["mariage"]],
      [{ minPriceFcfa: 20_000, maxPriceFcfa: 30_000 }],
      [{ maxPriceFcfa: 12_000, search: "villa" }, ["villa"]],
      [{ mark: 4 }],
      [{ freeOn: "2027-03-06", serviceTypeId: type }],
      [{ providerId: busy?.id ?? 0 }],
      [{ providerId: 999_999_999 }],
      [{ serviceTypeId: 999_999, townId: 999_999 }],
    ];
    for (const [nth, [wanted, words = []]] of filters.entries())
      for (const order of providerOrders.filter((_, at) => (nth + at) % 3 === 0))
        for (const page of [1, 3, 9999]) {
          const question = { wanted, order, page };
          const { ids, total, lastPage, ...found } = await one.index.search(app.db, question);
          const shown = { ids, total, page: found.page, lastPage };
          expect({ question, shown }).toEqual({
            question,
            shown: await findPlainly(question, words),
          });
        }
    // Each figure beside a filter is what choosing it finds.
    const { towns, serviceTypes, registered } = await one.index.search(
      app.db,
      asked({ serviceTypeId: type, search: "akissi" }),
    );
    expect(registered).toBe(PROVIDERS);
    for (const { id, providers_count } of towns.slice(0, 12))
      expect(await total(one, { serviceTypeId: type, search: "akissi", townId: id })).toBe(
        providers_count,
      );
    for (const { id, providers_count } of serviceTypes)
      expect(await total(one, { serviceTypeId: id, search: "akissi" })).toBe(providers_count);
  }, 120_000);

  it("follows every change, in every process", async () => {
    const two = [startProcess(), startProcess()];
    const both = (wanted: Wanted) => Promise.all(two.map((one) => total(one, wanted)));
    await expect.poll(() => both({}), patience).toEqual([PROVIDERS, PROVIDERS]);
    const id = await addProvider(app, "cake", { name: "Zouglouville", minPriceFcfa: 7 });
    await expect.poll(() => both({ search: "zouglouville gateau" }), patience).toEqual([1, 1]);
    const change = (row: Partial<typeof providers.$inferInsert>) =>
      app.db.update(providers).set(row).where(eq(providers.id, id));
    await change({ name: "Aaabakaba", rank: 1 });
    await expect.poll(() => both({ search: "zouglouville" }), patience).toEqual([0, 0]);
    await expect
      .poll(async () => (await two[0]?.index.search(app.db, asked({})))?.ids[0], patience)
      .toBe(id);
    await change({ suspendedAt: app.clock() });
    await expect.poll(() => both({ providerId: id }), patience).toEqual([0, 0]);
    await change({ suspendedAt: null });
    await expect.poll(() => both({ maxPriceFcfa: 7 }), patience).toEqual([1, 1]);
    await app.db
      .update(serviceTypes)
      .set({ name: "Douceurs" })
      .where(eq(serviceTypes.code, "cake"));
    await expect.poll(() => both({ search: "aaabakaba douceurs" }), patience).toEqual([1, 1]);
    await app.db.delete(providers).where(eq(providers.id, id));
    await expect.poll(() => both({ providerId: id }), patience).toEqual([0, 0]);
  }, 60_000);

  it("shows a card as it is now, after a picture was added too", async () => {
    const one = startProcess();
    await expect.poll(() => total(one, {}), patience).toBe(PROVIDERS);
    const id = await addProvider(app, "flowers", { name: "Carte nouvelle" });
    const cover = async () => (await one.index.cards(app.db, [id]))[0]?.cover;
    await expect.poll(() => total(one, { providerId: id }), patience).toBe(1);
    expect(await cover()).toBeNull();
    await app.db
      .insert(providerMedia)
      .values({ providerId: id, type: "photo", path: "/files/a.webp", position: 1 });
    await expect.poll(cover, patience).toBe("/files/a.webp");
    await app.db.delete(providers).where(eq(providers.id, id));
    await expect.poll(cover, patience).toBeUndefined();
  }, 60_000);

  it("is built for each search where no announcement is heard", async () => {
    const silent = createDirectoryIndex(app.db, () => {});
    expect(silent.isBuilt()).toBe(false);
    const { total: before } = await silent.search(app.db, asked({}));
    const id = await addProvider(app, "cake", { name: "Tout de suite" });
    expect((await silent.search(app.db, asked({}))).total).toBe(before + 1);
    await app.db.delete(providers).where(eq(providers.id, id));
  });

  it("answers from what it knew while it hears nothing, and anew once it hears again", async () => {
    const one = startProcess();
    await expect.poll(() => total(one, {}), patience).toBe(PROVIDERS);
    one.index.lost();
    const id = await addProvider(app, "cake", { name: "Sans nouvelles" });
    one.index.announced(null);
    // Waits until what was missed is read.
    expect(await total(one, { providerId: id })).toBe(1);
    await app.db.delete(providers).where(eq(providers.id, id));
    await expect.poll(() => total(one, {}), patience).toBe(PROVIDERS);
    await app.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen directory'`,
    );
    expect(await total(one, {})).toBe(PROVIDERS);
  }, 60_000);
});
