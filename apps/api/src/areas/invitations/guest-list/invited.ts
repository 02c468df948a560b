import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { openStates } from "../../campaigns/deliveries/delivery-state.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

/**
 * A delivery that its guest got, may have got, or is about to get: not one that failed, and not one
 * of a campaign that was only saved or was cancelled.
 */
const invites = or(
  inArray(deliveries.state, ["sent", "delivered", "read", "unknown"]),
  isNotNull(deliveries.writtenAt),
  and(inArray(deliveries.state, openStates), inArray(campaigns.status, ["scheduled", "sending"])),
) as SQL;

/** Whether a guest of a query was invited. */
export const isInvited = sql<boolean>`exists (
  select 1 from ${deliveries} join ${campaigns} on ${campaigns.id} = ${deliveries.campaignId}
  where ${deliveries.guestId} = ${guests.id} and (${invites}))`;

/** The guests of an event who were invited, each once: quicker for a long list than one by one. */
export function selectInvited(db: Database, eventId: number) {
  return db
    .selectDistinct({ guestId: deliveries.guestId })
    .from(campaigns)
    .innerJoin(deliveries, eq(deliveries.campaignId, campaigns.id))
    .where(and(eq(campaigns.eventId, eventId), invites))
    .as("invited");
}
