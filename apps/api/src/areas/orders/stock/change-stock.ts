import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedStatement } from "../../../database/prepared-query.ts";

/** Units of a variant of a product. */
export interface StockLine {
  variantId: number;
  quantity: number;
}

/** How often the stock and the units that unpaid orders hold change by the quantity of a line. */
interface StockChange {
  stock: -1 | 0 | 1;
  reserved: -1 | 0 | 1;
}

/**
 * What happens to stock: an order that is placed reserves it, a paid one takes what it reserved, an
 * expired one releases it; a payment that comes later takes what is free; a paid order that is
 * cancelled puts it back.
 */
export const stockChanges = {
  reserve: { stock: 0, reserved: 1 },
  take: { stock: -1, reserved: -1 },
  release: { stock: 0, reserved: -1 },
  takeFree: { stock: -1, reserved: 0 },
  putBack: { stock: 1, reserved: 0 },
} as const satisfies Record<string, StockChange>;

/** How the stock of variants changes, as SQL. */
type ChangeSql = Record<"stock" | "reserved", SQLWrapper>;

/**
 * The statement that changes the stock of the rows `(id, quantity)` of `asked`, which it calls `a`, one
 * for each variant, where as much is free. It locks them in the order of their numbers, beside the key locks that the
 * lines of other orders hold, and returns the variants that it changed.
 */
export function updateStock(asked: SQL, { stock, reserved }: ChangeSql): SQL {
  return sql`
    update article_variants as v
    set stock = v.stock + ${stock}::int * asked.quantity, reserved = v.reserved + ${reserved}::int * asked.quantity
    from (
      select v.id, a.quantity from article_variants as v join ${asked} on a.id = v.id
      order by v.id for no key update of v
    ) as asked
    where v.id = asked.id
      and v.stock - v.reserved + (${stock}::int - ${reserved}::int) * asked.quantity >= 0
      and v.reserved + ${reserved}::int * asked.quantity >= 0
    returning v.id`;
}

const changeVariants = preparedStatement<
  { ids: number[]; quantities: number[]; stock: number; reserved: number },
  { id: string }
>("change-stock", ({ ids, quantities, stock, reserved }) =>
  updateStock(sql`unnest(${ids}::bigint[], ${quantities}::int[]) as a (id, quantity)`, {
    stock,
    reserved,
  }),
);

/**
 * Changes the stock of some variants by one statement, which locks them in the order of their
 * numbers, beside the key locks that the lines of other orders hold. Never more is reserved than
 * there is.
 * @returns the variants of which not enough is free, or that are gone; the caller rolls back
 */
export async function changeStock(
  tx: Database,
  lines: readonly StockLine[],
  change: StockChange,
): Promise<number[]> {
  if (lines.length === 0) return [];
  const quantities = new Map<number, number>();
  for (const { variantId, quantity } of lines)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  const ids = [...quantities.keys()];
  const rows = await changeVariants(tx, {
    ids,
    quantities: [...quantities.values()],
    ...change,
  });
  const changed = new Set(rows.map(({ id }) => Number(id)));
  return ids.filter((id) => !changed.has(id));
}
