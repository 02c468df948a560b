import { count, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { sessions } from "../areas/identity/sessions/tables.ts";
import { customers, users } from "../areas/identity/users/tables.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple, registerUnverified } from "../testing/cast.ts";
import { openSeller } from "../testing/open-seller.ts";
import type { Database } from "./connect.ts";
import { preparedQuery } from "./prepared-query.ts";
import { rowMapper } from "./row-mapper.ts";

const app = testApp();

const flat = {
  ...getTableColumns(customers),
  email: users.email,
  createdOn: sql<string>`${users.createdAt}::date`,
  nothing: sql<null>`null::text`,
  names: sql<string[]>`array[${users.name}]`,
  asNumber: sql<number>`'12'::text`.mapWith(Number),
  tokenHash: sessions.tokenHash,
};

const mapped = preparedQuery("test-flat-rows", (db) =>
  db
    .select(flat)
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .orderBy(users.id, sessions.id),
);

describe("the rows of a prepared query", () => {
  it("are those of the query builder: dates, bytes, booleans, expressions and missing rows", async () => {
    await registerCouple(app);
    const built = await app.db
      .select(flat)
      .from(users)
      .leftJoin(customers, eq(customers.userId, users.id))
      .leftJoin(sessions, eq(sessions.userId, users.id))
      .orderBy(users.id, sessions.id);
    expect(built[0]).toMatchObject({ asNumber: 12, nothing: null, tokenHash: expect.any(Buffer) });
    expect(built.some(({ createdAt }) => createdAt instanceof Date)).toBe(true);
    expect(await mapped(app.db, {})).toEqual(built);
    expect(await app.db.transaction((tx) => mapped(tx, {}))).toEqual(built);
  });

  it("are those of the query builder with nested objects, null where a joined row is missing", async () => {
    await registerCouple(app);
    const { userId } = await registerUnverified(app);
    await app.db.delete(sessions).where(eq(sessions.userId, userId));
    await openSeller(app);
    const owner = alias(users, "owner");
    const select = (db: Database) =>
      db
        .select({
          user: users,
          customer: customers,
          session: {
            device: sessions.device,
            id: sessions.id,
            day: sql<string>`${sessions.createdAt}::date`,
          },
          ownerName: owner.name,
          mixed: { phone: users.phone, customerId: customers.id },
        })
        .from(users)
        .innerJoin(owner, eq(owner.id, users.id))
        .leftJoin(customers, eq(customers.userId, users.id))
        .leftJoin(sessions, eq(sessions.userId, users.id))
        .orderBy(users.id, sessions.id);
    const built = await select(app.db);
    expect(built.some(({ customer }) => customer === null)).toBe(true);
    expect(built.some(({ session }) => session === null)).toBe(true);
    expect(built.some(({ customer, session }) => customer && session)).toBe(true);
    expect(await preparedQuery("test-nested-rows", select)(app.db, {})).toEqual(built);
  });

  it("are mapped for columns, counts and objects of them, and left to the query builder otherwise", () => {
    expect(rowMapper(flat)).not.toBeNull();
    expect(rowMapper<{ count: number }[]>({ count: count() })?.([["3"]])).toEqual([{ count: 3 }]);
    expect(rowMapper({ user: users, customer: { id: customers.id } })).not.toBeNull();
    expect(rowMapper({ user: { customer: { id: customers.id } } })).toBeNull();
    expect(rowMapper({ name: sql`1`.as("name") })).toBeNull();
  });

  it("are left to the query builder after a right join", async () => {
    const select = (db: Database) =>
      db
        .select({ customer: customers, user: { id: users.id } })
        .from(customers)
        .rightJoin(users, eq(users.id, customers.userId))
        .orderBy(users.id);
    const built = await select(app.db);
    expect(built.some(({ customer }) => customer === null)).toBe(true);
    expect(await preparedQuery("test-right-join", select)(app.db, {})).toEqual(built);
  });
});
