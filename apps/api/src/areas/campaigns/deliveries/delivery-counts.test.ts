import { readFile } from "node:fs/promises";
import { eq, type SQL, sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { type Database, onPool } from "../../../database/connect.ts";
import { migrate, migrateTo } from "../../../database/migrate.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { onDatabase, runOnServer } from "../../../testing/database.ts";
import { writeRows } from "../../../testing/large/write-rows.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import { isDelivered, isUndelivered } from "./is-delivered.ts";
import { deliveries, deliveryCounts } from "./tables.ts";

const app = testApp();

const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
const sumOf = (column: SQL) => sql<number>`sum(${column})`.mapWith(Number);

/** The counts of all campaigns that have deliveries: as they are kept, and as they are. */
async function readCounts(db: Database) {
  const kept = await db
    .select({
      campaignId: deliveryCounts.campaignId,
      total: sumOf(sql`${deliveryCounts.total}`),
      delivered: sumOf(sql`${deliveryCounts.delivered}`),
      undelivered: sumOf(sql`${deliveryCounts.undelivered}`),
    })
    .from(deliveryCounts)
    .groupBy(deliveryCounts.campaignId)
    .having(sql`sum(${deliveryCounts.total}) <> 0`)
    .orderBy(deliveryCounts.campaignId);
  const counted = await db
    .select({
      campaignId: deliveries.campaignId,
      total: countOf(sql`true`),
      delivered: countOf(isDelivered),
      undelivered: countOf(isUndelivered),
    })
    .from(deliveries)
    .groupBy(deliveries.campaignId)
    .orderBy(deliveries.campaignId);
  return { kept, counted };
}

describe("the counts of a campaign's deliveries", () => {
  it("are exact while many change them at once, with what is rolled back and removed", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(
      app,
      member,
      Array.from({ length: 40 }, () => ({})),
    );
    const made = [await sendTo(app, member, ids), await sendTo(app, member, ids.slice(5))];
    await app.work();
    const states = ["queued", "sending", "sent", "delivered", "read", "failed", "unknown"];
    const change = async (turn: number) => {
      const state = states[turn % states.length];
      const writtenAt = turn % 3 === 0 ? sql`now()` : sql`null`;
      const id = made[turn % 2];
      await app.db.execute(sql`update deliveries set state = ${state}, written_at = ${writtenAt}
        where id = any(array(select id from deliveries where campaign_id = ${id}
          and id % 5 = ${turn % 5} order by id for update skip locked))`);
      if (turn % 4 !== 0) return;
      const undone = app.db.transaction(async (tx) => {
        await tx.execute(sql`update deliveries set state = 'failed' where id = any(array(
          select id from deliveries where campaign_id = ${id} order by id for update skip locked))`);
        throw new Error("Undone");
      });
      await expect(undone).rejects.toThrow("Undone");
    };
    const removed = ids.slice(-8);
    await Promise.all([
      ...Array.from({ length: 80 }, (_, turn) => change(turn)),
      ...removed.map((id) => app.db.execute(sql`delete from guests where id = ${id}`)),
    ]);
    const { kept, counted } = await readCounts(app.db);
    expect(kept).toEqual(counted);
    expect(counted.map(({ total }) => total)).toEqual([32, 27]);
    expect(counted.every(({ delivered }) => delivered > 0)).toBe(true);
    expect(counted.some(({ undelivered }) => undelivered > 0)).toBe(true);
  });

  it("move with a delivery, and go with their campaign and with their event", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}, {}]);
    const from = await sendTo(app, member, ids);
    const to = await sendTo(app, member, ids.slice(1));
    await app.work();
    await app.db.execute(sql`update deliveries set campaign_id = ${to}
      where campaign_id = ${from} and guest_id = ${ids[0]}`);
    const { kept, counted } = await readCounts(app.db);
    expect(kept).toEqual(counted);
    expect(counted.filter(({ campaignId }) => campaignId === to)).toMatchObject([{ total: 2 }]);
    await app.db.delete(campaigns).where(eq(campaigns.id, to));
    await app.db.delete(events).where(eq(events.id, member.eventId));
    const left = await readCounts(app.db);
    expect(left.kept).toEqual(left.counted);
    expect(left.counted.filter(({ campaignId }) => [from, to].includes(campaignId))).toEqual([]);
  });

  it("are filled for the campaigns from before", async () => {
    const server = inject("server");
    const name = `counted_${process.pid}`;
    const connection = onDatabase(server, name);
    const journal = JSON.parse(
      await readFile(new URL("../../../../migrations/meta/_journal.json", import.meta.url), "utf8"),
    ) as { entries: { when: number; tag: string }[] };
    const end = journal.entries.findIndex(({ tag }) => tag === "0011_delivery-counts");
    await runOnServer(server, `create database ${name}`);
    const pool = new pg.Pool({ ...connection, max: 1 });
    try {
      await migrateTo(
        connection,
        journal.entries.slice(0, end).map(({ when }) => when),
      );
      const client = await pool.connect();
      await client.query("set session_replication_role = replica");
      await writeRows(client, "campaigns", 2, { id: "n" });
      await writeRows(client, "deliveries", 20, {
        campaign_id: "1 + n % 2",
        guest_id: "n",
        state: "case n % 3 when 0 then 'sent' when 1 then 'failed' else 'queued' end",
        written_at: "case when n % 4 = 0 then now() end",
      });
      client.release();
      await migrate(connection);
      const { kept, counted } = await readCounts(onPool(pool));
      expect(kept).toEqual(counted);
      expect(counted).toHaveLength(2);
    } finally {
      await pool.end();
      await runOnServer(server, `drop database ${name} with (force)`);
    }
  });
});
