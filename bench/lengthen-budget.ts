import { openDatabase } from "../apps/api/src/database/connect.ts";
import type { Product } from "./start-product.ts";

/** Fills the budget of every wedding up to a number of lines. */
export async function lengthenBudget(
  { connection }: Pick<Product, "connection">,
  lines: number,
): Promise<void> {
  const { pool, close } = openDatabase(connection, { connections: 1 });
  await pool.query(
    `insert into budget_lines (group_id, code, content, position)
     select g.id, 'mesure-' || n, 'Poste ' || n, 1000 + n
     from generate_series(1, $1 - (select count(*) from budget_lines l join budget_groups b on b.id = l.group_id where b.event_type_id = 1)) n,
          (select min(id) as id from budget_groups where event_type_id = 1) g`,
    [lines],
  );
  await close();
}
