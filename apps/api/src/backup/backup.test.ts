import { randomUUID } from "node:crypto";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { contactMessages } from "../areas/content/contact/tables.ts";
import { picture } from "../areas/files/image-samples.ts";
import { storeImage } from "../areas/files/store-image.ts";
import type { Connection } from "../database/connect.ts";
import { embeddedStorage } from "../drivers/storage/embedded.ts";
import { openJobs } from "../jobs/jobs.ts";
import { TEST_NOW, TEST_SECRET, testApp } from "../testing/app.ts";
import { inviteOne } from "../testing/cards.ts";
import { registerCouple } from "../testing/cast.ts";
import { onDatabase, runOnServer } from "../testing/database.ts";
import { makeBackup } from "./make-backup.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";

const app = testApp();
const options = { install: true, supervise: false, secrets: [TEST_SECRET] } as const;
const made: string[] = [];
let folder = "";
let source: Connection;
let manifest: Manifest;

/** An empty database with its own storage. */
async function emptyPlace() {
  const database = `restored_${randomUUID().replaceAll("-", "")}`;
  made.push(database);
  await runOnServer(inject("server"), `create database ${database}`);
  const files = await mkdtemp(join(folder, "files-"));
  const connection = onDatabase(inject("server"), database);
  const installQueue = async () => (await openJobs(connection, () => {}, options)).stop();
  return { connection, storage: embeddedStorage(files), installQueue };
}

async function connected<T>(connection: Connection, run: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const query = <T extends pg.QueryResultRow>(connection: Connection, text: string) =>
  connected(connection, async (client) => (await client.query<T>(text)).rows);

/** The number of rows of each table, and a checksum of its contents. */
const sums = (connection: Connection, { tables }: Manifest) =>
  connected(connection, async (client) => {
    const found: string[] = [];
    for (const { schema, name, columns } of tables) {
      const row = `row(${columns.map((column) => `"${column}"`).join(", ")})::text`;
      const where = schema === "jobs" ? "where state < 'completed'" : "";
      const {
        rows: [sum],
      } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '|' order by ${row} collate "C")), '') as sum from "${schema}"."${name}" ${where}`,
      );
      found.push(`${schema}.${name} ${sum?.sum}`);
    }
    return found;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "jdj-backup-"));
  const couple = await registerCouple(app);
  await inviteOne(app, couple);
  await storeImage(app, couple.customerId, await picture("webp"));
  const odd = 'tab\there, \\N, \\., quote " and\nline breaks\r\n, 🎉, é';
  await app.db
    .insert(contactMessages)
    .values({ source: "contact", name: odd, email: "y@exemple.test", body: `\\\n${odd}` });
  // A waiting job is part of the backup.
  await app.call("POST", "/api/v1/password-reset-email", { body: { email: couple.email } });
  const { rows } = (await app.db.execute("select current_database() as name")) as unknown as {
    rows: { name: string }[];
  };
  source = onDatabase(inject("server"), rows[0]?.name ?? "");
  manifest = await makeBackup(
    { connection: source, storage: app.storage },
    join(folder, "b"),
    TEST_NOW,
  );
});

afterAll(async () => {
  for (const name of made)
    await runOnServer(inject("server"), `drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

describe("a backup", () => {
  it("restores every row, job and file, and rows can be added", async () => {
    const place = await emptyPlace();
    await restoreBackup(place, join(folder, "b"), place.installQueue);
    expect(await sums(place.connection, manifest)).toEqual(await sums(source, manifest));
    expect(manifest.tables.find(({ name }) => name === "job")?.rows).toBeGreaterThan(0);
    expect(manifest.tables.find(({ name }) => name === "users")?.rows).toBeGreaterThan(0);
    expect(manifest.files).toHaveLength(1);
    for (const { key } of manifest.files)
      expect(await place.storage.read(key)).toEqual(await app.storage.read(key));
    const [next] = await query<{ id: string }>(
      place.connection,
      "insert into contact_messages (source, name, email, body) values ('contact', 'a', 'b@c.ci', 'd') returning id",
    );
    expect(Number(next?.id)).toBeGreaterThan(1);
  });

  it("contains every table of the product and counts its rows", async () => {
    const [tables] = await query<{ count: string }>(
      source,
      "select count(*) from pg_tables where schemaname = 'public'",
    );
    expect(manifest.tables.length).toBe(Number(tables?.count) + 1);
    expect(await readManifest(join(folder, "b"))).toEqual(manifest);
  });

  it("does not overwrite an existing one", async () => {
    const place = { connection: source, storage: app.storage };
    await expect(makeBackup(place, join(folder, "b"), TEST_NOW)).rejects.toThrow(
      "is there already",
    );
  });
});

describe("a backup is refused", () => {
  it("when the database is not empty", async () => {
    const place = { connection: source, storage: app.storage };
    await expect(restoreBackup(place, join(folder, "b"), () => Promise.resolve())).rejects.toThrow(
      "not empty",
    );
  });

  it("when one of its bytes has changed, before anything is written", async () => {
    const damaged = join(folder, "damaged");
    await makeBackup({ connection: source, storage: app.storage }, damaged, TEST_NOW);
    await appendFile(join(damaged, "tables/public.users.copy"), "x");
    const place = await emptyPlace();
    await expect(restoreBackup(place, damaged, place.installQueue)).rejects.toThrow(
      "The backup is damaged",
    );
    const there = await query(
      place.connection,
      "select 1 from pg_tables where schemaname = 'public'",
    );
    expect(there).toEqual([]);
  });

  it("when it was made by a newer version", async () => {
    const newer = join(folder, "newer");
    await makeBackup({ connection: source, storage: app.storage }, newer, TEST_NOW);
    const changed = { ...manifest, migrations: [...manifest.migrations, 9_999_999_999_999] };
    await writeFile(join(newer, "manifest.json"), JSON.stringify(changed));
    const place = await emptyPlace();
    await expect(restoreBackup(place, newer, place.installQueue)).rejects.toThrow("newer version");
  });

  it("when it was made before the baseline of the migrations", async () => {
    const older = join(folder, "older");
    await makeBackup({ connection: source, storage: app.storage }, older, TEST_NOW);
    await writeFile(join(older, "manifest.json"), JSON.stringify({ ...manifest, migrations: [1] }));
    const place = await emptyPlace();
    await expect(restoreBackup(place, older, place.installQueue)).rejects.toThrow("baseline");
  });

  it("when the folder holds no backup", async () => {
    await expect(readManifest(folder)).rejects.toThrow("holds no backup");
  });
});
