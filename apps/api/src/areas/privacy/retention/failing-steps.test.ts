import type { RetentionStep } from "@jdj/contract/console/retention";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import type { LogFields } from "../../../log.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { contactMessages } from "../../content/contact/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deleteInBatches } from "./delete-in-batches.ts";
import { runRetention } from "./run-retention.ts";

const app = testApp();
/** The steps as the console shows them to staff. */
async function shownSteps() {
  const { call } = await asRole(app, "support", `${crypto.randomUUID()}@exemple.test`);
  return ((await call("GET", "retention")).body as { items: RetentionStep[] }).items;
}

/** Makes the database refuse deletions from a table, with personal data in the error message. */
async function refuseDeletions(table: string): Promise<void> {
  await app.db.execute(sql`
    create or replace function refuse_deletion() returns trigger language plpgsql as $$
    begin raise exception 'awa@exemple.test cannot go'; end $$`);
  await app.db.execute(
    sql`create trigger refuse before delete on ${sql.identifier(table)} for each row execute function refuse_deletion()`,
  );
}

afterEach(async () => {
  await app.db.execute(sql`drop function if exists refuse_deletion() cascade`);
});

async function runRetentionOn(day: string) {
  const lines: [event: string, fields: LogFields | undefined][] = [];
  await runRetention({
    ...requestContext(app),
    now: new Date(`${day}T09:20:00Z`),
    log: (_, event, fields) => lines.push([event, fields]),
  });
  return lines;
}

describe("a retention step that fails", () => {
  it("does not stop the others, is in the log and in the console, and is completed by the next run", async () => {
    const couple = await registerCouple(app);
    await addGuests(app, couple, [{}]);
    await app.db.update(events).set({ weddingDate: "2024-01-01" });
    const old = new Date("2024-01-01T00:00:00Z");
    const message = { source: "contact", name: "Yao", email: "y@exemple.test", body: "…" } as const;
    await app.db.insert(contactMessages).values({ ...message, createdAt: old });
    await refuseDeletions("guests");

    const lines = await runRetentionOn("2026-11-20");
    expect(await app.db.select().from(guests)).toHaveLength(1);
    expect(await app.db.select().from(contactMessages)).toEqual([]);
    expect(lines.filter(([event]) => event === "retention-failed")).toMatchObject([
      ["retention-failed", { step: "guests", error: expect.stringContaining("P0001") }],
    ]);
    const shown = await shownSteps();
    expect(shown[0]).toMatchObject({ id: "guests", state: "failed" });
    expect(shown[0]?.error).toContain("P0001");
    expect(shown[1]).toMatchObject({ state: "done", error: null });
    expect(JSON.stringify([lines, shown])).not.toContain("awa@exemple.test");

    await app.db.execute(sql`drop function refuse_deletion() cascade`);
    await runRetentionOn("2026-11-20");
    expect(await app.db.select().from(guests)).toEqual([]);
    expect((await shownSteps()).map(({ state }) => state)).not.toContain("failed");
  });

  it("does not stop the erasure of other accounts", async () => {
    const [one, other] = [await registerCouple(app), await registerCouple(app)];
    await app.db.execute(sql`update customers set archived_at = '2026-10-01'`);
    await app.db.execute(sql`
      create or replace function refuse_deletion() returns trigger language plpgsql as $$
      begin if old.id = ${sql.raw(String(one.userId))} then raise exception 'no'; end if; return old; end $$`);
    await app.db.execute(
      sql`create trigger refuse before delete on users for each row execute function refuse_deletion()`,
    );
    await runRetentionOn("2026-11-20");
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from users where id in (${one.userId}, ${other.userId})`,
    );
    expect(rows.map(({ id }) => Number(id))).toEqual([one.userId]);
  });
});

describe("a retention job that no longer runs", () => {
  it("is reported after three hours", async () => {
    await runRetentionOn("2026-11-20");
    app.wait(-app.clock().getTime() / 1000 + Date.parse("2026-11-20T12:00:00Z") / 1000);
    const states = async () => (await shownSteps()).map(({ state }) => state);
    expect(await states()).not.toContain("late");
    app.wait(3600);
    expect(await states()).toContain("late");
  });
});

describe("a deletion in batches", () => {
  it("deletes all rows that meet its condition, and earlier batches stay deleted when one fails", async () => {
    await app.db.execute(sql`create table crumbs (id int primary key)`);
    const { pgTable, integer } = await import("drizzle-orm/pg-core");
    const crumbs = pgTable("crumbs", { id: integer().primaryKey() });
    await app.db.execute(sql`insert into crumbs select generate_series(1, 1001)`);
    expect(await deleteInBatches(app.db, crumbs, sql`id <= 1000`, 100)).toBe(1000);
    expect(await app.db.select().from(crumbs)).toEqual([{ id: 1001 }]);

    await app.db.execute(sql`insert into crumbs select generate_series(1, 1000)`);
    await app.db.execute(sql`
      create function refuse_deletion() returns trigger language plpgsql as $$
      begin if old.id = 1000 then raise exception 'no'; end if; return old; end $$`);
    await app.db.execute(
      sql`create trigger refuse before delete on crumbs for each row execute function refuse_deletion()`,
    );
    await expect(deleteInBatches(app.db, crumbs, sql`id <= 1000`, 100)).rejects.toThrow();
    expect((await app.db.select().from(crumbs)).length).toBeLessThanOrEqual(101);
  });
});
