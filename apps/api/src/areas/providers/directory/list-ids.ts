import { PROVIDERS_A_PAGE } from "@jdj/contract/providers/directory";
import type { ProviderOrder } from "@jdj/contract/providers/filters";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { isReadInOrder } from "../../../search/read-in-order.ts";
import { providers } from "../tables.ts";
import type { Selection } from "./matches.ts";

/** Each order, and the same from the last provider; every one has its index in both directions. */
const orders: Record<ProviderOrder, readonly [fromFirst: string, fromLast: string]> = {
  recommended: ["rank, name, id", "rank desc, name desc, id desc"],
  price: [
    "min_price_fcfa, rank, name, id",
    "min_price_fcfa desc nulls first, rank desc, name desc, id desc",
  ],
  "price-desc": [
    "min_price_fcfa desc nulls last, rank, name, id",
    "min_price_fcfa nulls first, rank desc, name desc, id desc",
  ],
  mark: [
    "mark_tenths desc nulls last, rank, name, id",
    "mark_tenths nulls first, rank desc, name desc, id desc",
  ],
  name: ["name, id", "name desc, id desc"],
};

/** The page that is shown when a page is asked for: a page after the last is the last. */
export function pageShown(asked: number | undefined, total: number) {
  const lastPage = Math.max(1, Math.ceil(total / PROVIDERS_A_PAGE));
  return { page: Math.min(asked ?? 1, lastPage), lastPage };
}

/**
 * The ids of a page of a selection, read from the nearer end of the list.
 * @param total how many providers are selected
 * @param registered how many there are
 * @param page from 1
 */
export async function listIds(
  db: Database,
  { where }: Selection,
  {
    total,
    registered,
    page,
    order,
  }: {
    total: number;
    registered: number;
    page: number;
    order: ProviderOrder;
  },
): Promise<number[]> {
  const before = (page - 1) * PROVIDERS_A_PAGE;
  const size = Math.min(PROVIDERS_A_PAGE, total - before);
  if (size <= 0) return [];
  const after = total - before - size;
  const offset = Math.min(before, after);
  const from = sql`from ${providers} where ${where}`;
  const [fromFirst, fromLast] = orders[order];
  const slice = sql`order by ${sql.raw(after < before ? fromLast : fromFirst)} limit ${size} offset ${offset}`;
  const { rows } = await db.execute<{ id: string }>(
    isReadInOrder({ matches: total, registered, offset, pageSize: size })
      ? sql`select id ${from} ${slice}`
      : sql`with matches as materialized (
          select id, rank, name, min_price_fcfa, mark_tenths ${from}
        ) select id from matches ${slice}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return after < before ? ids.reverse() : ids;
}
