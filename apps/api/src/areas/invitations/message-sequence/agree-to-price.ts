import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import type { WrittenMessage } from "../messages-to-guests/plan-message.ts";
import { priceStep } from "./price-step.ts";
import { sequenceSteps } from "./tables.ts";

/** Whoever writes a step anew agrees to what it then costs at most. */
export async function agreeToPrice(
  tx: Database,
  settings: ApiSettings,
  event: { id: number; customerId: number },
  { campaignId, written }: { campaignId: number; written: WrittenMessage },
): Promise<void> {
  const { mostUnits } = await priceStep(tx, settings, event, written);
  await tx.update(sequenceSteps).set({ mostUnits }).where(eq(sequenceSteps.campaignId, campaignId));
}
