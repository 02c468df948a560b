import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { onDatabase } from "../testing/database.ts";
import { type Database, onPool } from "./connect.ts";

const app = testApp();

beforeAll(() => app.db.execute(sql`create table numbers (number int)`));

const add = (db: Database, number: number) =>
  db.execute(sql`insert into numbers values (${number})`);

async function numbers(): Promise<number[]> {
  const { rows } = await app.db.execute<{ number: number }>(
    sql`select number from numbers order by number`,
  );
  return rows.map(({ number }) => number);
}

describe("a transaction", () => {
  it("that fails leaves nothing, and gives its error", async () => {
    const failing = app.db.transaction(async (tx) => {
      await add(tx, 1);
      throw new Error("no room");
    });
    await expect(failing).rejects.toThrow("no room");
    expect(await numbers()).toEqual([]);
  });

  it("within another one undoes only its own part", async () => {
    await app.db.transaction(async (tx) => {
      await add(tx, 2);
      const within = tx.transaction(async (inner) => {
        await add(inner, 3);
        throw new Error("no room");
      });
      await expect(within).rejects.toThrow("no room");
    });
    expect(await numbers()).toEqual([2]);
  });

  it("that cannot roll back leaves its connection to nobody", async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
    const place = onDatabase(inject("server"), rows[0]?.name ?? "");
    const pool = new pg.Pool({ ...place, max: 1, query_timeout: 300 });
    const db = onPool(pool);
    const silent = db.transaction(async (tx) => {
      await add(tx, 4);
      await tx.execute(sql`select pg_sleep(1)`);
    });
    await expect(silent).rejects.toThrow("pg_sleep");
    await wait(1200);
    await db.transaction((tx) => add(tx, 5));
    await pool.end();
    expect(await numbers()).toEqual([2, 5]);
  });
});
