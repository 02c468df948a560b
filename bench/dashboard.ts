import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { countDays } from "../apps/api/src/areas/console/dashboard/count-days.ts";
import { dayAfter } from "../apps/api/src/areas/console/dashboard/days-between.ts";
import { readDashboard } from "../apps/api/src/areas/console/dashboard/read-dashboard.ts";
import { storeDays } from "../apps/api/src/areas/console/dashboard/store-days.ts";
import { type Connection, openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { writeRows } from "../apps/api/src/testing/large/write-rows.ts";

/** Rows of each table that the dashboard counts. */
const ROWS = Number(process.env.ROWS ?? 100_000);
/** The days over which they are spread, today included: as many as the dashboard compares at most. */
const DAYS = 180;
const CAMPAIGNS = ROWS / 100;
const ROUNDS = 9;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(action: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await action();
  return performance.now() - from;
}

async function fill(connection: Connection): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const at = `now() - (n % ${DAYS}) * interval '1 day' - (n % 60) * interval '1 second'`;
  const day = `current_date - (n % ${DAYS})::int`;
  try {
    await client.query("set session_replication_role = replica");
    await writeRows(client, "users", ROWS, { id: "n", role: "'CUSTOMER'", created_at: at });
    await writeRows(client, "campaigns", CAMPAIGNS, {
      ...{ id: "n", status: "'done'", channel_id: "1 + n % 3", created_at: at },
    });
    await writeRows(client, "deliveries", ROWS, {
      campaign_id: `1 + n % ${CAMPAIGNS}`,
      state: "(array['sent', 'delivered', 'read', 'failed'])[1 + n % 4]",
    });
    await writeRows(client, "payment_attempts", ROWS, {
      gateway: "(array['orange', 'mtn', 'wave'])[1 + n % 3]",
      state: "(array['paid', 'failed'])[1 + n % 2]",
      created_at: at,
    });
    await writeRows(client, "quote_requests", ROWS, { id: "n", created_at: at });
    await writeRows(client, "quote_messages", ROWS, {
      ...{ request_id: "n", side: "'provider'", body: "'a'" },
      created_at: `${at} + interval '2 hours'`,
    });
    await writeRows(client, "marketplace_orders", ROWS, {
      ...{ goods_fcfa: "5000", delivery_fcfa: "0", total_fcfa: "5000" },
      ...{ created_at: at, paid_at: at },
    });
    await writeRows(client, "active_events", ROWS, { day, event_id: "n" });
    await writeRows(client, "daily_requests", DAYS, {
      ...{ day, slot: "1", requests: "10000", errors: "3" },
    });
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/** Prints what the dashboard takes with 100,000 rows in each table that it counts. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "jdj-bench-"));
  const server = await startEmbedded({ dataDir });
  const { db, close } = openDatabase(server.connection);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const context = { db, replica: db, now, jobs: { enqueue: () => Promise.resolve() } };
  const print = async (name: string, action: () => Promise<unknown>, rounds = ROUNDS) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(action));
    console.log(`| ${name} | ${median(times).toFixed(1)} ms |`);
  };
  try {
    await migrate(server.connection);
    const filled = await timed(() => fill(server.connection));
    console.log(`${ROWS} rows of each table in ${Math.round(filled)} ms\n`);
    console.log("| what | median |\n|---|---|");
    await print("dashboard of 90 days, no day counted yet", () =>
      readDashboard(context, "admin", 90),
    );
    await print("nightly count of 180 days", () => storeDays(context), 1);
    await print("nightly count of the 35 days that are counted anew", () => storeDays(context), 3);
    for (const period of [7, 30, 90] as const)
      await print(`dashboard of ${period} days`, () => readDashboard(context, "admin", period));
    await print("of which: today, counted now", () =>
      countDays(db, { from: today, to: today, now }),
    );
    await print("three days, as after two nights without a count", () =>
      countDays(db, { from: dayAfter(today, -2), to: today, now }),
    );
  } finally {
    await close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
