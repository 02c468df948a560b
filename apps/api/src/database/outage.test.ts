import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { openJobs } from "../jobs/jobs.ts";
import { runOnServer } from "../testing/database.ts";
import { type DatabaseRelay, startDatabaseRelay } from "../testing/database-relay.ts";
import { openDatabase } from "./connect.ts";
import { isDatabaseAway } from "./errors.ts";
import { openListener } from "./listen.ts";

// Not the template itself: nobody may copy it while it is in use.
const database = `outage_${randomUUID().replaceAll("-", "")}`;
beforeAll(() =>
  runOnServer(
    inject("server"),
    `create database ${database} template ${inject("template")} strategy file_copy`,
  ),
);
afterAll(() => runOnServer(inject("server"), `drop database ${database} with (force)`));

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startRelay(): Promise<DatabaseRelay> {
  const relay = await startDatabaseRelay(inject("server"), database);
  closing.push(relay.close);
  return relay;
}

function openPool(relay: DatabaseRelay, connections = 2) {
  const { db, pool, close } = openDatabase(relay.connection, { connections, onError() {} });
  closing.push(close);
  const ask = () => db.execute(sql`select 1`);
  const inTransaction = (pause = 0) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await wait(pause);
      await tx.execute(sql`select 2`);
    });
  return { db, pool, ask, inTransaction };
}

/** How an attempt ended, and after how long. */
async function endOf(attempt: Promise<unknown>): Promise<{ end: string; ms: number }> {
  const began = performance.now();
  const end = await attempt.then(
    () => "done",
    (error) => (isDatabaseAway(error) ? "away" : String(error)),
  );
  return { end, ms: performance.now() - began };
}

/** Waits until all connections are idle: one that was opened for a caller may still be opening after its end. */
async function allIdle(pool: ReturnType<typeof openDatabase>["pool"]): Promise<void> {
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
}

/** What opens connections of its own and reconnects: a listener with its channels, a pool and the queue. */
async function openAll(relay: DatabaseRelay) {
  const heard: string[] = [];
  const listener = openListener(relay.connection, () => {});
  for (const name of ["one", "two", "three"]) listener.listen(name, () => heard.push(name));
  closing.push(() => listener.stop());
  const { ask } = openPool(relay, 1);
  await ask();
  const jobs = await openJobs(relay.connection, () => {}, {
    install: false,
    supervise: false,
    secrets: ["a secret of tests, long enough to be one"],
  });
  closing.push(() => jobs.stop());
  await expect.poll(() => heard).toEqual(["one", "two", "three"]);
  return { heard, ask, jobs };
}

describe("a database that stops and comes back", () => {
  it.each([200, 1500])(
    "is listened to on one connection for all channels, as before, after %i ms",
    async (ms) => {
      const relay = await startRelay();
      const { heard, ask, jobs } = await openAll(relay);
      await jobs.ready();
      const before = relay.open();
      expect(before).toBe(3);
      await relay.stop();
      await wait(ms);
      await relay.start();
      await expect.poll(() => heard, { timeout: 3000 }).toHaveLength(6);
      await expect.poll(() => endOf(ask()), { timeout: 3000 }).toMatchObject({ end: "done" });
      await jobs.ready();
      await wait(1500);
      expect(relay.open()).toBe(before);
    },
  );

  it("ends a transaction in the middle of which it went away, not the process", async () => {
    const relay = await startRelay();
    const { inTransaction, ask, pool } = openPool(relay);
    const attempt = endOf(inTransaction(200));
    await wait(100);
    await relay.stop();
    expect(await attempt).toMatchObject({ end: "away" });
    await relay.start();
    await ask();
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it("gets its connection back from a transaction that could not begin", async () => {
    const relay = await startRelay();
    const { inTransaction, ask, pool } = openPool(relay);
    await ask();
    const attempt = endOf(inTransaction());
    // The connection is taken, and `begin` is on its way.
    await new Promise(process.nextTick);
    await relay.stop();
    expect(await attempt).toMatchObject({ end: "away" });
    await relay.start();
    await Promise.all([ask(), ask(), inTransaction()]);
    await allIdle(pool);
  });
});

describe("a database that is frozen", () => {
  it("refuses within three seconds who waits, at once who comes, and answers again after it", async () => {
    const relay = await startRelay();
    const { inTransaction, ask, pool } = openPool(relay);
    await Promise.all([ask(), ask()]);
    relay.freeze();
    const ends = await Promise.all([1, 2, 3, 4].map(() => endOf(inTransaction())));
    for (const { end, ms } of ends) {
      expect(end).toBe("away");
      // Three seconds, and what a busy machine adds; without the check it would be two minutes.
      expect(ms).toBeLessThan(6000);
    }
    const late = await endOf(ask());
    expect(late.end).toBe("away");
    expect(late.ms).toBeLessThan(1000);
    relay.thaw();
    await expect.poll(() => endOf(ask()), { timeout: 3000 }).toMatchObject({ end: "done" });
    await Promise.all([inTransaction(), inTransaction()]);
    await allIdle(pool);
    await expect.poll(() => relay.open()).toBe(pool.totalCount);
  });

  it("lets the process stop", async () => {
    const relay = await startRelay();
    const { ask } = openPool(relay);
    await ask();
    relay.freeze();
    const lost = endOf(ask());
    const began = performance.now();
    for (const close of closing.splice(1)) await close();
    expect(performance.now() - began).toBeLessThan(8000);
    expect((await lost).end).toBe("away");
  });
});

describe("a database that is busy", () => {
  it("is waited for: a slow statement and a caller without a connection are not refused", async () => {
    const relay = await startRelay();
    const { db } = openPool(relay, 1);
    const slow = () => endOf(db.execute(sql`select pg_sleep(1.7)`));
    const ends = await Promise.all([slow(), slow()]);
    expect(ends.map(({ end }) => end)).toEqual(["done", "done"]);
  });

  it("refuses at once who comes when a thousand wait already", async () => {
    const relay = await startRelay();
    const { pool } = openPool(relay, 1);
    const slow = pool.query("select pg_sleep(0.5)");
    const waiting = Array.from({ length: 1000 }, () => pool.query("select 1"));
    const late = await endOf(pool.query("select 1"));
    expect(late.end).toBe("away");
    expect(late.ms).toBeLessThan(1000);
    await slow;
    await Promise.all(waiting);
  });
});
