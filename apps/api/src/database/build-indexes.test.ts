import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeEach, describe, expect, inject, it } from "vitest";
import { onDatabase, runOnServer } from "../testing/database.ts";
import { type Migration, readMigrations } from "../testing/migrations.ts";
import { migrateTo } from "./migrate.ts";

/** The first migration that adds indexes to the table of guests, and nothing else. */
const INDEXES = "0041_guests-by-address";

const name = `indexes_${process.pid}`;
const server = inject("server");
const connection = onDatabase(server, name);

const drop = () => runOnServer(server, `drop database if exists ${name} with (force)`);

/** Runs statements, one after the other, on a connection of its own, and ends it. */
async function run(...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const results: pg.QueryResult[] = [];
  for (const statement of statements) results.push(await client.query(statement));
  await client.end();
  return results;
}

/** Begins a transaction that writes guests. @returns its commit */
async function beginWriting(): Promise<() => Promise<void>> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query("begin");
  await client.query("update guests set household = household");
  return async () => {
    await client.query("commit");
    await client.end();
  };
}

const guestIndexes = `select relname as name, indisvalid as valid from pg_index
  join pg_class on oid = indexrelid where indrelid = 'guests'::regclass
  and relname in ('guests_phone_1', 'guests_phone_2', 'guests_email') order by relname`;

const built = ["guests_email", "guests_phone_1", "guests_phone_2"].map((index) => ({
  name: index,
  valid: true,
}));

/** The instants of the migrations before the one with the indexes, and those with it. */
function around(migrations: Migration[]): { before: number[]; through: number[] } {
  const instants = migrations.map(({ when }) => when);
  const at = migrations.findIndex(({ tag }) => tag === INDEXES);
  return { before: instants.slice(0, at), through: instants.slice(0, at + 1) };
}

describe("a migration that only adds indexes", () => {
  beforeEach(async () => {
    await drop();
    await runOnServer(server, `create database ${name}`);
    await migrateTo(connection, around(await readMigrations()).before);
  });
  afterAll(drop);

  it("lets others write while it waits for a transaction that wrote", async () => {
    const { through } = around(await readMigrations());
    const commit = await beginWriting();
    const migrated = migrateTo(connection, through);
    await expect
      .poll(async () => (await run("select 1 from pg_stat_progress_create_index"))[0]?.rowCount)
      .toBe(1);
    await run("set statement_timeout = 2000", "update guests set household = household");
    await commit();
    await migrated;
    expect((await run(guestIndexes))[0]?.rows).toEqual(built);
  });

  it("ends though other processes wait to migrate", async () => {
    const { through } = around(await readMigrations());
    const commit = await beginWriting();
    const migrated = Promise.all([1, 2, 3].map(() => migrateTo(connection, through)));
    await wait(500);
    await commit();
    await migrated;
    expect((await run(guestIndexes))[0]?.rows).toEqual(built);
  });

  it("builds again what a killed process left unfinished", async () => {
    const { through } = around(await readMigrations());
    await run(
      "create index guests_email on guests (email) where email is not null",
      "update pg_index set indisvalid = false where indexrelid = 'guests_email'::regclass",
    );
    await migrateTo(connection, through);
    expect((await run(guestIndexes))[0]?.rows).toEqual(built);
  });
});
