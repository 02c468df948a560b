import { refusal } from "@jdj/contract/call/refusals";
import type { CampaignStatus } from "@jdj/contract/campaigns/campaign-states";
import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { campaignMachine } from "./campaign-state.ts";
import { campaigns } from "./tables.ts";

/**
 * Changes the status of a campaign, as far as it still has the one that its caller has read.
 * @param only what must hold besides
 * @returns whether it was changed
 * @throws message-under-way when the transition table does not allow the change
 */
export async function changeStatus(
  tx: Database,
  { id, status }: { id: number; status: CampaignStatus },
  to: CampaignStatus,
  only?: SQL,
): Promise<boolean> {
  if (status === to) return false;
  if (!campaignMachine.may(status, to)) throw refusal("message-under-way");
  const changed = await tx
    .update(campaigns)
    .set({ status: campaignMachine.transition(status, to) })
    .where(and(eq(campaigns.id, id), eq(campaigns.status, status), only))
    .returning({ id: campaigns.id });
  return changed.length > 0;
}
