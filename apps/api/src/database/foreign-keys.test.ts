import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";

const app = testApp();

describe("a foreign key", () => {
  it("has an index whose first columns are its own: deleting what it points to reads no whole table", async () => {
    // An index with a condition serves when all that it leaves out is null, which no deletion looks for.
    const { rows } = await app.db.execute<{ key: string }>(sql`
      select conrelid::regclass || ' (' || (
        select string_agg(attname, ', ' order by at) from unnest(conkey) with ordinality as k(num, at)
        join pg_attribute on attrelid = conrelid and attnum = num
      ) || ')' as key
      from pg_constraint as fk
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = fk.conrelid and indisvalid
          and (indkey::int2[])[0:cardinality(fk.conkey) - 1] @> fk.conkey
          and (indpred is null or pg_get_expr(indpred, indrelid) = (
            select format('(%I IS NOT NULL)', attname) from pg_attribute
            where attrelid = fk.conrelid and attnum = fk.conkey[1] and cardinality(fk.conkey) = 1
          ))
      ) order by 1`);
    expect(rows.map((row) => row.key)).toEqual([]);
  });
});
