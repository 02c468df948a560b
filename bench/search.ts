import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listCards } from "../apps/api/src/areas/providers/directory/cards.ts";
import { searchDatabase } from "../apps/api/src/areas/providers/directory/search-database.ts";
import type { Wanted } from "../apps/api/src/areas/providers/directory/wanted.ts";
import { type Database, openDatabase } from "../apps/api/src/database/connect.ts";
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

async function readDirectory(db: Database, wanted: Wanted, page: number) {
  const found = await searchDatabase(db, { wanted, order: "recommended", page });
  await listCards(db, found.ids);
  return found.total;
}

/** Prints what a page of the directory takes with 100,000 providers, searched by SQL. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-bench-"));
  const server = await startEmbedded({ dataDir });
  const { db, close } = openDatabase(server.connection);
  try {
    await migrate(server.connection);
    console.log(`filled in ${Math.round(await timed(() => fillDirectory(db, PROVIDERS)))} ms`);
    const asked: [string, Wanted, number?][] = [
      ["nothing", {}],
      ["nothing, last page", {}, PROVIDERS],
      ["a service", { serviceTypeId: 3 }],
      ["a town", { townId: 6 }],
      ["a service in a town", { serviceTypeId: 3, townId: 6 }],
      ["« akissi »", { search: "akissi" }],
      ["« traiteur akissi »", { search: "traiteur akissi" }],
      ["« traiteur » in a town", { search: "traiteur", townId: 6 }],
      ["« traitteur coccody »", { search: "traitteur coccody" }],
      ["« dj »", { search: "dj" }],
      ["« mariage »", { search: "mariage" }],
      ["« xylophone »", { search: "xylophone" }],
    ];
    console.log("| asked | matches | median |\n|---|---|---|");
    for (const [name, wanted, page = 1] of asked) {
      const times: number[] = [];
      const total = await readDirectory(db, wanted, page);
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(await timed(() => readDirectory(db, wanted, page)));
      }
      console.log(`| ${name} | ${total} | ${median(times).toFixed(1)} ms |`);
    }
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
