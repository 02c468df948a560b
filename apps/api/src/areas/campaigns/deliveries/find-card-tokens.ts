import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveries, wasTried } from "./tables.ts";

/**
 * The tokens of the newest cards that the guests of an event got, or may have got, by guest: where the
 * links of a message lead. A guest without a card is not among them.
 */
export async function findCardTokens(db: Database, eventId: number): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ guest_id: string; token: string }>(sql`
    select distinct on (${deliveries.guestId}) ${deliveries.guestId} as guest_id, ${deliveries.token} as token
    from ${campaigns} join ${deliveries} on ${deliveries.campaignId} = ${campaigns.id}
    where ${campaigns.eventId} = ${eventId} and ${campaigns.kind} = 'card' and ${wasTried}
    order by ${deliveries.guestId}, ${deliveries.id} desc`);
  return new Map(rows.map((row) => [Number(row.guest_id), row.token]));
}
