import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { onDatabase, runOnServer } from "../testing/database.ts";
import { writeRows } from "../testing/large/write-rows.ts";
import { readMigrations } from "../testing/migrations.ts";
import type { Connection } from "./connect.ts";
import { migrate, migrateTo } from "./migrate.ts";

const GUESTS = 1_000_000;
const EVENTS = 10_000;
const DELIVERIES = 500_000;

/** The last migration of the baseline: all later ones run on the large tables. */
const BASELINE = "0006_ledger-and-log";

/** The longest that a page may wait for a lock, in milliseconds. */
const MOST_WAIT_MS = 2000;

const name = `large_${process.pid}`;
const server = inject("server");

afterAll(() => runOnServer(server, `drop database if exists ${name} with (force)`));

async function fill(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    const event = `1 + n % ${EVENTS}`;
    await writeRows(client, "users", EVENTS, { role: "'CUSTOMER'" });
    await writeRows(client, "customers", EVENTS, { id: "n", user_id: "n" });
    await writeRows(client, "events", EVENTS, { id: "n", customer_id: "n", event_type_id: "1" });
    await writeRows(client, "guests", GUESTS, {
      event_id: event,
      category_id: "1",
      civility: "'M'",
      phone_1: "'+22507' || lpad(n::text, 8, '0')",
    });
    await writeRows(client, "campaigns", EVENTS, {
      event_id: "n",
      status: "'done'",
      channel_id: "1",
      category_id: "1",
      design_id: "1",
    });
    await writeRows(client, "deliveries", DELIVERIES, {
      campaign_id: event,
      guest_id: "n",
      state: "'sent'",
    });
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

interface Probe {
  /** The longest time since it was asked last, in milliseconds. */
  longest: () => number;
  stop: () => Promise<void>;
}

/** Reads and writes a guest again and again. */
async function probe(connection: Connection): Promise<Probe> {
  const client = new pg.Client(connection);
  await client.connect();
  let longest = 0;
  let isStopped = false;
  const running = (async () => {
    for (let id = 1; !isStopped; id += 1) {
      const began = performance.now();
      await client.query("select given_names from guests where id = $1", [id]);
      await client.query("update guests set household = household where id = $1", [id]);
      longest = Math.max(longest, performance.now() - began);
      await wait(10);
    }
  })();
  return {
    longest: () => {
      const most = longest;
      longest = 0;
      return most;
    },
    stop: async () => {
      isStopped = true;
      await running;
      await client.end();
    },
  };
}

describe("on a million guests", () => {
  it("the migrations keep nobody waiting for a lock", async () => {
    await runOnServer(server, `create database ${name}`);
    const connection = onDatabase(server, name);
    const migrations = await readMigrations();
    const instants = migrations.map(({ when }) => when);
    const first = migrations.findIndex(({ tag }) => tag === BASELINE) + 1;
    expect(first).toBeGreaterThan(0);
    await migrateTo(connection, instants.slice(0, first));
    await fill(connection);
    const guests = await probe(connection);
    await wait(1000);
    guests.longest();
    const slow: string[] = [];
    for (const [index, { tag }] of migrations.entries()) {
      if (index < first) continue;
      await migrateTo(connection, instants.slice(0, index + 1));
      // What waits for the lock is counted once it has it.
      await wait(50);
      const longest = guests.longest();
      if (longest > MOST_WAIT_MS) slow.push(`${tag}: ${Math.round(longest)} ms`);
    }
    await migrate(connection);
    await guests.stop();
    expect(slow).toEqual([]);
    expect(guests.longest()).toBeLessThan(MOST_WAIT_MS);
  });
});
