import { openDatabase } from "../apps/api/src/database/connect.ts";
import type { Couple } from "./couple.ts";
import type { Product } from "./start-product.ts";

/** Writes campaigns to all guests of an event: most deliveries arrived, one in twenty failed. */
export async function fillCampaigns(
  { connection }: Pick<Product, "connection">,
  { eventId }: Couple,
  campaigns: number,
): Promise<void> {
  const { pool, close } = openDatabase(connection, { connections: 1, limitsStatements: false });
  const { rows } = await pool.query<{ id: number }>(
    `insert into campaigns (event_id, channel_id, category_id, design_id, label, sender, body, status)
     select $1, 1, (select min(id) from message_categories), (select min(id) from card_designs),
       'Carte ' || n, 'Awa et Koffi', 'Venez !', 'done' from generate_series(1, $2) n returning id`,
    [eventId, campaigns],
  );
  for (const { id } of rows)
    await pool.query(
      `insert into deliveries (campaign_id, guest_id, token, state, sent_at)
       select $1, id, 'measured-' || $1::bigint || '-' || id,
         case when id % 20 = 0 then 'failed' else 'sent' end, now()
       from guests where event_id = $2`,
      [id, eventId],
    );
  await pool.query("vacuum analyze");
  await close();
}
