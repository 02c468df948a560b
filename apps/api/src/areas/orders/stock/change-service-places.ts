import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";

/** Orders of a service for one day. */
export interface DayLine {
  productId: number;
  /** `YYYY-MM-DD` */
  day: string;
  quantity: number;
}

/** The lines of each service and day, added up, in the order in which rows are locked. */
function sumDays(lines: readonly DayLine[]): DayLine[] {
  const sums = new Map<string, DayLine>();
  for (const line of lines) {
    const key = `${line.productId} ${line.day}`;
    const quantity = (sums.get(key)?.quantity ?? 0) + line.quantity;
    sums.set(key, { ...line, quantity });
  }
  return [...sums.values()].sort((a, b) => a.productId - b.productId || (a.day < b.day ? -1 : 1));
}

const asked = (days: readonly DayLine[]) =>
  sql`unnest(${sql.param(days.map(({ productId }) => productId))}::bigint[], ${sql.param(
    days.map(({ day }) => day),
  )}::date[], ${sql.param(days.map(({ quantity }) => quantity))}::int[]) as a (article_id, day, quantity)`;

/**
 * Takes places of services on their days, never more than a service has.
 * @returns the services without as many places; the caller rolls back
 */
export async function takeDays(tx: Database, lines: readonly DayLine[]): Promise<number[]> {
  const days = sumDays(lines);
  if (days.length === 0) return [];
  const { rows } = await tx.execute<{ article_id: string }>(sql`
    insert into service_days (article_id, day, taken, capacity)
    select a.article_id, a.day, a.quantity, articles.day_capacity from ${asked(days)}
    join articles on articles.id = a.article_id and a.quantity <= articles.day_capacity
    order by a.article_id, a.day
    on conflict (article_id, day) do update
      set taken = service_days.taken + excluded.taken, capacity = excluded.capacity
      where service_days.taken + excluded.taken <= excluded.capacity
    returning article_id`);
  if (rows.length === days.length) return [];
  const taken = new Set(rows.map(({ article_id }) => Number(article_id)));
  const short = days.map(({ productId }) => productId).filter((id) => !taken.has(id));
  return short.length > 0 ? short : days.map(({ productId }) => productId);
}

/** Gives places of services back. */
export async function freeDays(tx: Database, lines: readonly DayLine[]): Promise<void> {
  const days = sumDays(lines);
  if (days.length === 0) return;
  await tx.execute(sql`
    update service_days set taken = greatest(0, service_days.taken - a.quantity) from ${asked(days)}
    where service_days.article_id = a.article_id and service_days.day = a.day`);
}
