import { count, eq, getTableColumns, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "../areas/identity/sessions/tables.ts";
import { customers, users } from "../areas/identity/users/tables.ts";
import { testApp } from "../testing/app.ts";
import { registerCouple } from "../testing/cast.ts";
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

  it("are mapped for plain columns and counts, and left to the query builder with nested objects", () => {
    expect(rowMapper(flat)).not.toBeNull();
    expect(rowMapper<{ count: number }[]>({ count: count() })?.([["3"]])).toEqual([{ count: 3 }]);
    expect(rowMapper({ user: users })).toBeNull();
    expect(rowMapper({ user: { id: users.id } })).toBeNull();
  });
});
