import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  findMatches,
  listProviders,
  readCounts,
  type Wanted,
} from "../apps/api/src/areas/directory/providers/queries.ts";
import {
  type Database,
  type OpenDatabase,
  openDatabase,
} from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { fillDirectory } from "../apps/api/src/testing/large/fill-directory.ts";

const PROVIDERS = 100_000;
const ROUNDS = 15;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(action: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await action();
  return performance.now() - from;
}

/** The directory as it was read before: by patterns, with counts and towns read from all providers. */
async function readByPatterns(pool: OpenDatabase["pool"], { serviceTypeId, town, search }: Wanted) {
  const matching = `($1::bigint is null or exists (select from provider_services
      where provider_id = providers.id and service_type_id = $1))
    and ($2::text is null or town = $2)
    and ($3::text is null or name ilike '%' || $3 || '%' or short_description ilike '%' || $3 || '%')`;
  const values = [serviceTypeId ?? null, town ?? null, search ?? null];
  await Promise.all([
    pool.query(`select count(*) from providers where ${matching}`, values),
    pool.query("select count(*) from providers"),
    pool.query("select distinct town from providers order by town"),
  ]);
  await pool.query(
    `select * from providers where ${matching} order by rank, name, id limit 12`,
    values,
  );
}

async function readDirectory(db: Database, wanted: Wanted, page: number) {
  const counts = await readCounts(db);
  const matches = await findMatches(db, counts, wanted);
  await listProviders(
    db,
    matches,
    counts.get("") ?? 0,
    Math.min(page, Math.ceil(matches.total / 12)),
  );
  return matches.total;
}

/** Prints what a page of the directory takes with 100,000 providers, before and after, in turn. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-bench-"));
  const server = await startEmbedded({ dataDir });
  const { db, pool, close } = openDatabase(server.connection);
  try {
    await migrate(server.connection);
    console.log(`filled in ${Math.round(await timed(() => fillDirectory(db, PROVIDERS)))} ms`);
    const asked: [string, Wanted, number?][] = [
      ["nothing", {}],
      ["nothing, last page", {}, PROVIDERS],
      ["a service", { serviceTypeId: 3 }],
      ["a town", { town: "Cocody" }],
      ["a service in a town", { serviceTypeId: 3, town: "Cocody" }],
      ["« akissi »", { search: "akissi" }],
      ["« traiteur akissi »", { search: "traiteur akissi" }],
      ["« traiteur » in a town", { search: "traiteur", town: "Cocody" }],
      ["« traitteur coccody »", { search: "traitteur coccody" }],
      ["« dj »", { search: "dj" }],
      ["« mariage »", { search: "mariage" }],
      ["« xylophone »", { search: "xylophone" }],
    ];
    console.log("| asked | matches | before | after |\n|---|---|---|---|");
    for (const [name, wanted, page = 1] of asked) {
      const before: number[] = [];
      const after: number[] = [];
      const total = await readDirectory(db, wanted, page);
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round < 5) before.push(await timed(() => readByPatterns(pool, wanted)));
        after.push(await timed(() => readDirectory(db, wanted, page)));
      }
      console.log(
        `| ${name} | ${total} | ${median(before).toFixed(0)} ms | ${median(after).toFixed(1)} ms |`,
      );
    }
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
