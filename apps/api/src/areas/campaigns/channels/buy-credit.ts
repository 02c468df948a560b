import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { paymentMessages, responseCodes } from "@jdj/contract/payments/messages";
import { LEAST_FCFA, unitsFor, withTax } from "@jdj/contract/payments/price";
import type { RequestContext } from "../../../app-context.ts";
import { openPayment, type Payment } from "../../payments/payments/open-payment.ts";
import { requireOpenChannel } from "./is-channel-open.ts";

/** What somebody buys in advance: units, or as many as an amount in FCFA pays with tax. */
export interface Bought {
  channelId: number;
  units: number | null;
  amountFcfa: number | null;
}

/**
 * Opens the payment for credit that is bought in advance; once paid, it gives the credit. The price is
 * the channel's.
 * @throws not-found, channel-closed, payments-closed; 422 at `units` or `amount` for too little or too much
 */
export async function buyCredit(
  { db, settings, payments, now }: RequestContext,
  event: { id: number; customerId: number },
  { channelId, units, amountFcfa }: Bought,
): Promise<Payment> {
  const channel = await requireOpenChannel(db, settings, channelId);
  if (settings.closedServices.includes("payments")) throw refusal("payments-closed");
  const unitFcfa = channel.priceFcfa;
  if (unitFcfa === 0) throw fieldRefusal({ channel_id: [paymentMessages.notForSale] });
  if (units === null && amountFcfa === null)
    throw fieldRefusal({ units: [paymentMessages.unitsOrAmount] });
  const field = units === null ? "amount" : "units";
  const payUnits = units ?? unitsFor(amountFcfa ?? 0, unitFcfa);
  if (payUnits === 0 || (amountFcfa ?? LEAST_FCFA) < LEAST_FCFA)
    throw fieldRefusal({ [field]: [responseCodes[641]] });
  if (withTax(payUnits * unitFcfa) > payments.mostFcfa)
    throw fieldRefusal({ [field]: [responseCodes[642]] });
  const { id: eventId, customerId } = event;
  const asked = { customerId, eventId, campaignId: null, purpose: "credit" as const };
  return openPayment(db, { ...asked, channelId, payUnits, unitFcfa, now });
}
