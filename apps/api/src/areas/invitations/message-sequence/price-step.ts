import { withTax } from "@jdj/contract/payments/price";
import type { Database } from "../../../database/connect.ts";
import type { ApiSettings } from "../../../settings.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { planMessage, type WrittenMessage } from "../messages-to-guests/plan-message.ts";

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
 * Prices a step: answers change until it leaves, so that its host agrees to the most that it may cost.
 * @throws channel-closed; 422 at `body`
 */
export async function priceStep(
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
  const { id, priceFcfa } = today.plan.channel;
  return {
    recipients: today.plan.deliveries.filter(({ unreachable }) => unreachable === null).length,
    units: today.plan.units,
    mostUnits: most.plan.units,
    unitFcfa: priceFcfa,
    credit: await creditOf(db, event.customerId, id),
  };
}

/** The price as it is shown, in FCFA with tax. */
export function presentPrice({ recipients, units, mostUnits, unitFcfa, credit }: StepPrice) {
  return {
    ...{ recipients, units, credit },
    most_units: mostUnits,
    total_fcfa: withTax(units * unitFcfa),
    most_fcfa: withTax(mostUnits * unitFcfa),
  };
}
