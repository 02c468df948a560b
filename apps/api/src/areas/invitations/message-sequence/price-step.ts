import { withTax } from "@jdj/contract/payments/price";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import type { PlannedCampaign } from "../../campaigns/campaigns/plan-campaign.ts";
import type { campaigns } from "../../campaigns/campaigns/tables.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { planMessage, type WrittenMessage, writtenOf } from "../messages-to-guests/plan-message.ts";
import { cardToLeave } from "./card-to-leave.ts";

/** What a step uses today, and what it would were every guest of its choice concerned, whatever they answered. */
export interface StepPrice {
  recipients: number;
  units: number;
  mostUnits: number;
  unitFcfa: number;
  /** Units that remain. */
  credit: number;
}

/**
 * Prices a step: answers and guests change until it leaves, so that its host agrees to the most that it
 * may cost.
 * @throws channel-closed; 422 at `body`
 */
export async function priceStep(
  db: Database,
  settings: ApiSettings,
  event: { id: number; customerId: number },
  campaign: typeof campaigns.$inferSelect,
): Promise<StepPrice> {
  if (campaign.kind === "message") return priceMessage(db, settings, event, writtenOf(campaign));
  const { plan } = await cardToLeave(db, settings, event, campaign);
  return priceOf(db, event, plan, plan.units);
}

/** The same of a message as it is written. */
export async function priceMessage(
  db: Database,
  settings: ApiSettings,
  event: { id: number; customerId: number },
  written: WrittenMessage,
): Promise<StepPrice> {
  // Its text may hold the couple's numbers: whoever wrote it was allowed to.
  const writer = { id: event.id, role: "owner" as const };
  const widest = { ...written, audience: { ...written.audience, answers: [] } };
  const most = await planMessage(db, settings, writer, widest, { mayBeNobody: true });
  const today = await planMessage(db, settings, writer, written, { mayBeNobody: true });
  return priceOf(db, event, today.plan, most.plan.units);
}

async function priceOf(
  db: Database,
  event: { customerId: number },
  { channel, deliveries, units }: PlannedCampaign,
  mostUnits: number,
): Promise<StepPrice> {
  return {
    recipients: deliveries.filter(({ unreachable }) => unreachable === null).length,
    ...{ units, mostUnits },
    unitFcfa: channel.priceFcfa,
    credit: await creditOf(db, event.customerId, channel.id),
  };
}

/**
 * The price as it is shown, in FCFA with tax.
 * @param agreedUnits to which its host agreed; null where they did not yet
 */
export function presentPrice(price: StepPrice, agreedUnits: number | null) {
  const { recipients, units, mostUnits, unitFcfa, credit } = price;
  return {
    ...{ recipients, units, credit },
    most_units: mostUnits,
    is_dearer: agreedUnits !== null && unitFcfa > 0 && units > agreedUnits,
    total_fcfa: withTax(units * unitFcfa),
    most_fcfa: withTax(mostUnits * unitFcfa),
  };
}
