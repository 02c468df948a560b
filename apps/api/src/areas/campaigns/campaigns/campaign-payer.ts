import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { events } from "../../notebook/events/tables.ts";
import { creditMoves } from "../../payments/credit/tables.ts";
import { campaigns } from "./tables.ts";

/** The key under which the units of a campaign were taken from a credit. */
export function campaignCreditKey(campaignId: number): string {
  return `message:${campaignId}`;
}

/**
 * Whose credit paid for a campaign: the customer whom the ledger names, else the owner of the event
 * who pays. For statements that select from `campaigns` and `events`: an event may have been handed
 * over since.
 */
export const payerOfCampaign =
  sql<number>`coalesce((select ${creditMoves.customerId} from ${creditMoves} where ${creditMoves.key} = 'message:' || ${campaigns.id}), ${events.customerId})`.mapWith(
    Number,
  );

/** The customer from whose credit a campaign was taken; null for one that cost nothing yet. */
export async function findPayer(db: Database, campaignId: number): Promise<number | null> {
  const [move] = await db
    .select({ customerId: creditMoves.customerId })
    .from(creditMoves)
    .where(eq(creditMoves.key, campaignCreditKey(campaignId)));
  return move?.customerId ?? null;
}
