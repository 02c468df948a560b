import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { signedFileAddress } from "@jdj/api/areas/files/signed-address";
import { files } from "@jdj/api/areas/files/tables";
import { openDatabase } from "@jdj/api/database/connect";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { s3Storage } from "@jdj/api/drivers/storage/s3";
import { startS3, type TestS3 } from "@jdj/api/testing/s3-server";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDataDir } from "../testing/data-dir.ts";
import { callServer, endServer, startServer, type TestServer } from "../testing/server.ts";

/** Two processes of pages and API, and a worker, on one empty database and one bucket. */
const SECRET = "a secret that all processes share, in tests";
const PUBLIC_URL = "https://joie.test";
const held: { servers: TestServer[]; s3?: TestS3; stop?: () => Promise<void>; url: string } = {
  servers: [],
  url: "",
};
let [first, second, worker]: TestServer[] = [];

function started(server: TestServer | undefined): TestServer {
  if (!server) throw new Error("The process did not start");
  return server;
}

beforeAll(async () => {
  const dataDir = emptyDataDir();
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given === undefined ? await startEmbedded({ dataDir }) : null;
  const at = embedded?.connection;
  held.url =
    given ??
    `postgres://${at?.user}@localhost:${at?.port}/${at?.database}?host=${encodeURIComponent(at?.host ?? "")}`;
  held.stop = async () => {
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  held.s3 = await startS3(true);
  const { place } = held.s3;
  const common = {
    SECRET,
    PUBLIC_URL,
    DATABASE_URL: held.url,
    STORAGE_DRIVER: "s3",
    S3_BUCKET: place.bucket,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    S3_ENDPOINT: place.endpoint ?? "",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  [first, second, worker] = await Promise.all(
    ["web", "web", "worker"].map((ROLE) => startServer(emptyDataDir(), { ...common, ROLE })),
  );
  held.servers = [started(first), started(second), started(worker)];
}, 480_000);

afterAll(async () => {
  for (const server of held.servers) {
    await endServer(server, "SIGTERM");
    rmSync(server.dataDir, { recursive: true, force: true });
  }
  await held.s3?.stop();
  await held.stop?.();
}, 60_000);

function ask(server: TestServer | undefined, path: string, init: RequestInit = {}) {
  return fetch(started(server).url + path, { redirect: "manual", ...init });
}

async function onDatabase<T>(query: (db: ReturnType<typeof openDatabase>["db"]) => Promise<T>) {
  const { db, close } = openDatabase({ connectionString: held.url }, { connections: 1 });
  try {
    return await query(db);
  } finally {
    await close();
  }
}

async function until(what: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + 5000; Date.now() < end; await wait(50))
    if (await what()) return true;
  return false;
}

describe("three processes started at the same time on an empty database", () => {
  it("are all ready, and insert the reference data once", async () => {
    const names = await onDatabase((db) =>
      db.execute(
        sql`select count(*)::int as all, count(distinct name)::int as named from event_types`,
      ),
    );
    expect(names.rows[0]?.all).toBe(names.rows[0]?.named);
    expect(names.rows[0]?.all).toBeGreaterThan(0);
  });
});

describe("the public address", () => {
  it("is named by the worker when it is asked for a page, and it has no API", async () => {
    const answer = await ask(worker, "/connexion");
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining(PUBLIC_URL),
    ]);
    expect((await ask(worker, "/api/v1/event-types")).status).toBe(404);
  });
  it("accepts forms from the public address, and refuses others", async () => {
    const post = (origin: string) =>
      ask(first, "/connexion", {
        method: "POST",
        headers: { origin, "content-type": "application/x-www-form-urlencoded" },
        body: "email=awa%40exemple.test&password=faux",
      });
    const own = await post(PUBLIC_URL);
    expect(own.status).not.toBe(403);
    expect(own.status).toBeLessThan(500);
    expect((await post("nonsense")).status).toBe(403);
  });
});

describe("the rate limits", () => {
  it("count each visitor, and a forged header does not change who is counted", async () => {
    const otp = (client: string, count: number) =>
      ask(first, "/api/v1/send-otp", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": client },
        body: JSON.stringify({ phone_number: `07${String(count).padStart(8, "0")}` }),
      });
    const guess = (client: string) =>
      ask(first, "/api/v1/rsvp/aaaaaaaaaaaaaaaa", {
        headers: { "x-forwarded-for": client },
      });
    for (let count = 0; count < 101; count += 1) await guess("203.0.113.7");
    expect((await guess("203.0.113.7")).status).toBe(429);
    expect((await guess("198.51.100.1, 203.0.113.7")).status).toBe(429);
    expect((await guess("203.0.113.8")).status).toBe(404);
    expect((await otp("203.0.113.9", 1)).status).toBeLessThan(500);
    const keys = await onDatabase((db) =>
      db.execute(
        sql`select count(distinct key)::int as keys from limit_counters where key like 'card-guess:%'`,
      ),
    );
    expect(keys.rows[0]?.keys).toBe(2);
  });
  it("count each visitor of a page separately", async () => {
    const limited = async () => {
      const { rows } = await onDatabase((db) =>
        db.execute(sql`select distinct key from limit_counters where key like 'sign-in-address:%'`),
      );
      return rows.length;
    };
    const signIn = (client: string) =>
      ask(first, "/connexion", {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "x-forwarded-for": client,
        },
        body: "email=awa%40exemple.test&password=faux",
      });
    const before = await limited();
    for (const client of ["203.0.113.20", "203.0.113.20", "2001:db8:1:2::1", "2001:db8:1:2::2"])
      await signIn(client);
    expect((await limited()) - before).toBe(2);
  });
});

describe("what one process writes", () => {
  it("is read by another: a photo in the bucket", async () => {
    const form = {
      last_name: "Kouassi",
      given_names: "Awa",
      civility: "Mlle",
      email: "akissi@apart.test",
      password: "demo",
      dob: "1996-05-14",
      event_type_id: 1,
      wedding_date: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
      terms: true,
    };
    const made = await callServer(started(second), "POST", "/api/v1/register", { body: form });
    if (made === null) throw new Error("The second API did not answer");
    const { user } = made.body as { user: { customer_id: number } };
    const id = randomUUID();
    const storageKey = `images/${id.slice(0, 2)}/${id}.webp`;
    const bytes = Buffer.from("a photo, byte for byte");
    if (!held.s3) throw new Error("The bucket is not there");
    await s3Storage(held.s3.place).write(storageKey, bytes);
    await onDatabase((db) =>
      db.insert(files).values({
        id,
        customerId: user.customer_id,
        storageKey,
        mediaType: "image/webp",
        size: bytes.length,
      }),
    );
    for (const server of [first, second]) {
      const answer = await ask(server, signedFileAddress(SECRET, id, new Date()));
      expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, bytes]);
    }
  });
  it("appears on a cached page of another within five seconds", async () => {
    const page = async () => (await ask(first, "/joy-visibility")).text();
    const isCached = async () => (await ask(first, "/joy-visibility")).headers.has("etag");
    expect(await until(isCached)).toBe(true);
    const name = `Offre ${randomUUID().slice(0, 8)}`;
    expect(await page()).not.toContain(name);
    await onDatabase((db) => db.execute(sql`update visibility_offers set name = ${name}`));
    expect(await until(async () => (await page()).includes(name))).toBe(true);
  });
});
