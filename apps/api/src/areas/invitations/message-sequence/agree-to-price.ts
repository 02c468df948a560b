import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { sequenceSteps } from "../../campaigns/campaigns/tables.ts";
import type { WrittenMessage } from "../messages-to-guests/plan-message.ts";
import { priceMessage } from "./price-step.ts";

/** Whoever writes a step anew agrees to what it then costs at most. */
export async function agreeToPrice(
  tx: Database,
  settings: ApiSettings,
  event: { id: number; customerId: number },
  { campaignId, written }: { campaignId: number; written: WrittenMessage },
): Promise<void> {
  const { mostUnits } = await priceMessage(tx, settings, event, written);
  await tx.update(sequenceSteps).set({ mostUnits }).where(eq(sequenceSteps.campaignId, campaignId));
}
