import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { campaignMachine } from "./campaign-state.ts";
import { cancelLocked } from "./cancel-campaign.ts";
import { campaigns } from "./tables.ts";

/**
 * Cancels every campaign of a customer's events of which nothing has left, in the transaction that
 * closes their account. What a scheduled one took from the credit is given back.
 */
export async function cancelCampaignsOfAccount(
  tx: Database,
  customerId: number,
  now: Date,
): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.customerId, customerId));
  const cancellable = await tx
    .select()
    .from(campaigns)
    .where(
      and(
        inArray(campaigns.eventId, own),
        inArray(campaigns.status, campaignMachine.before("cancelled")),
      ),
    )
    .orderBy(campaigns.id)
    .for("update");
  for (const campaign of cancellable) await cancelLocked(tx, campaign, { customerId, now });
}
