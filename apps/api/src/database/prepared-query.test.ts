import { eq, sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { eventTypes } from "../areas/notebook/event-types/tables.ts";
import { testApp } from "../testing/app.ts";
import { onDatabase } from "../testing/database.ts";
import { type Database, openDatabase } from "./connect.ts";
import { nameByText, preparedQuery, runByText, type Values } from "./prepared-query.ts";

const app = testApp();

const typesAmong = preparedQuery("test-types-among", (db, { ids }: Values<{ ids: number[] }>) =>
  db.select({ id: eventTypes.id }).from(eventTypes).where(sql`${eventTypes.id} = any(${ids})`),
);

const typeOf = preparedQuery("test-type", (db, { id }: Values<{ id: number }>) =>
  db.select().from(eventTypes).where(eq(eventTypes.id, id)),
);

/** The names of the statements that the server keeps for a connection. */
async function namesOn(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_prepared_statements where name like 'test-%' order by name`,
  );
  return rows.map(({ name }) => name);
}

/** A pool of one connection to the database of this file. */
async function onOneConnection(
  options: { isPooled?: boolean },
  use: (db: Database) => Promise<void>,
): Promise<void> {
  const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  const place = onDatabase(inject("server"), rows[0]?.name ?? "");
  const { db, close } = openDatabase(place, { connections: 1, ...options });
  try {
    await use(db);
  } finally {
    await close();
  }
}

describe("a prepared query", () => {
  it("takes one value or a list, and is parsed once for each connection", () =>
    onOneConnection({}, async (db) => {
      expect(await typesAmong(db, { ids: [2, 1] })).toHaveLength(2);
      expect(await typesAmong(db, { ids: [] })).toEqual([]);
      expect(await typeOf(db, { id: 1 })).toMatchObject([{ id: 1 }]);
      expect(await typeOf(db, { id: 2 })).toMatchObject([{ id: 2 }]);
      expect(await namesOn(db)).toEqual(["test-type", "test-types-among"]);
    }));

  it("works within a transaction, and sees what it wrote", () =>
    onOneConnection({}, async (db) => {
      const rollback = new Error("rolled back");
      const changed = db.transaction(async (tx) => {
        await tx.update(eventTypes).set({ name: "Fête" }).where(eq(eventTypes.id, 1));
        expect(await typeOf(tx, { id: 1 })).toMatchObject([{ name: "Fête" }]);
        throw rollback;
      });
      await expect(changed).rejects.toBe(rollback);
      expect(await typeOf(db, { id: 1 })).not.toMatchObject([{ name: "Fête" }]);
    }));

  it("finds its rows on a connection that has lost its statements", () =>
    onOneConnection({}, async (db) => {
      await typeOf(db, { id: 1 });
      await db.execute(sql`discard all`);
      expect(await typeOf(db, { id: 1 })).toMatchObject([{ id: 1 }]);
      await typeOf(db, { id: 1 });
      expect(await namesOn(db)).toEqual(["test-type"]);
    }));

  it("finds its rows after a migration has changed the type of a column", () =>
    onOneConnection({}, async (db) => {
      await db.execute(sql`create table changing (id bigint, at text)`);
      const whole = preparedQuery("test-whole", (on) =>
        on.select({ at: sql`at` }).from(sql`changing`),
      );
      await whole(db, {});
      await app.db.execute(sql`alter table changing alter column at type integer using 1`);
      expect(await whole(db, {})).toEqual([]);
    }));

  it("has no name behind a pooler that gives each transaction another connection", () =>
    onOneConnection({ isPooled: true }, async (db) => {
      expect(await typeOf(db, { id: 1 })).toMatchObject([{ id: 1 }]);
      await db.transaction(async (tx) => {
        expect(await typeOf(tx, { id: 2 })).toMatchObject([{ id: 2 }]);
      });
      expect(await namesOn(db)).toEqual([]);
    }));

  it("of a text that is put together is parsed once for each of the first texts", () =>
    onOneConnection({}, async (db) => {
      const nameOf = nameByText("test-text", 2);
      const ask = (column: string, id: number) =>
        runByText(
          db,
          nameOf,
          sql`select ${sql.identifier(column)} as found from ${eventTypes} where id = ${id}`,
        );
      for (const column of ["id", "code", "name"]) {
        const [first] = await ask(column, 1);
        expect(await ask(column, 1)).toEqual([first]);
        expect(await ask(column, 2)).not.toEqual([first]);
      }
      expect(await namesOn(db)).toEqual(["test-text-0", "test-text-1"]);
      await db.execute(sql`discard all`);
      expect(await ask("code", 1)).toEqual([{ found: "wedding" }]);
    }));

  it("has a name of its own", () => {
    const second = () => preparedQuery("test-type", (db) => db.select().from(eventTypes));
    expect(second).toThrow("Two prepared queries have the name test-type");
  });
});
