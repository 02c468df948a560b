import { and, eq, gte, lte, sql } from "drizzle-orm";
import { keyedHash } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, preparedStatement, type Values } from "../../../database/prepared-query.ts";
import type { Limit } from "../../../rate-limit/consume-rate-limit.ts";
import { limitCounters } from "../../../rate-limit/tables.ts";

/** What counting needs besides the database. */
export interface Counting {
  now: Date;
  settings: { secret: string };
}

/** The start of the window of a limit in which an instant lies. */
export function windowOf({ seconds }: Pick<Limit, "seconds">, now: Date): Date {
  return new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000);
}

function keyOf({ name }: Pick<Limit, "name">, whose: string, { settings }: Counting): string {
  return `${name}:${keyedHash(settings.secret, whose).toString("base64url").slice(0, 22)}`;
}

/**
 * Counts so many under a ceiling, all of them or none, within the caller's transaction.
 * @param whose an account, a number or an address; only its keyed hash is stored
 * @returns whether they were below it
 */
export async function consumeCeiling(
  db: Database,
  counting: Counting,
  ceiling: Limit,
  whose: string,
  amount = 1,
): Promise<boolean> {
  if (amount > ceiling.most) return false;
  const counted = await db
    .insert(limitCounters)
    .values({
      key: keyOf(ceiling, whose, counting),
      windowStart: windowOf(ceiling, counting.now),
      count: amount,
    })
    .onConflictDoUpdate({
      target: [limitCounters.key, limitCounters.windowStart],
      set: { count: sql`${limitCounters.count} + ${amount}` },
      setWhere: lte(limitCounters.count, ceiling.most - amount),
    })
    .returning({ count: limitCounters.count });
  return counted.length > 0;
}

/** How many are left under a ceiling. */
export async function leftUnder(
  db: Database,
  counting: Counting,
  ceiling: Limit,
  whose: string,
): Promise<number> {
  const [counter] = await db
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(
      and(
        eq(limitCounters.key, keyOf(ceiling, whose, counting)),
        eq(limitCounters.windowStart, windowOf(ceiling, counting.now)),
      ),
    );
  return Math.max(0, ceiling.most - (counter?.count ?? 0));
}

const listFull = preparedQuery(
  "full-limit-counters",
  (db, given: Values<{ keys: string[]; windowStart: Date; most: number }>) =>
    db
      .select({ key: limitCounters.key })
      .from(limitCounters)
      .where(
        and(
          sql`${limitCounters.key} = any(${given.keys})`,
          eq(limitCounters.windowStart, given.windowStart),
          gte(limitCounters.count, given.most),
        ),
      ),
);

/** Those of some for whom a ceiling is reached. */
export async function findFull(
  db: Database,
  counting: Counting,
  ceiling: Limit,
  all: readonly string[],
): Promise<ReadonlySet<string>> {
  const byKey = new Map(all.map((whose) => [keyOf(ceiling, whose, counting), whose]));
  if (byKey.size === 0) return new Set();
  const windowStart = windowOf(ceiling, counting.now);
  const rows = await listFull(db, { keys: [...byKey.keys()], windowStart, most: ceiling.most });
  return new Set(rows.flatMap(({ key }) => byKey.get(key) ?? []));
}

const countEach = preparedStatement(
  "count-limit-counters",
  ({ keys, windowStart }: Values<{ keys: string[]; windowStart: Date }>) => sql`
    insert into ${limitCounters} (key, window_start, count)
    select key, ${windowStart}::timestamptz, 1 from unnest(${keys}::text[]) as key
    on conflict (key, window_start) do update set count = ${limitCounters.count} + 1`,
);

/** Counts one for each, whether or not a ceiling is reached: what has left has left. */
export async function recordEach(
  db: Database,
  counting: Counting,
  ceiling: Limit,
  all: readonly string[],
): Promise<void> {
  // In one order everywhere, so that two senders never wait for each other.
  const keys = [...new Set(all.map((whose) => keyOf(ceiling, whose, counting)))].sort();
  if (keys.length === 0) return;
  await countEach(db, { keys, windowStart: windowOf(ceiling, counting.now) });
}
