import type { CampaignPrice } from "@jdj/contract/campaigns/campaign-statistics";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { missingOfEvent } from "@jdj/contract/campaigns/placeholders";
import { smsLength, specSegments } from "@jdj/contract/campaigns/sms-length";
import { cardPrice } from "@jdj/contract/payments/price";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { findEventFacts } from "./event-facts.ts";
import { type PlannedCampaign, planCampaign, type Written } from "./plan-campaign.ts";

/**
 * What a campaign would cost, whom it would not reach and which placeholders have no value. It writes
 * nothing; what is billed later is computed again.
 * @throws not-found, channel-closed, 422
 */
export async function priceCampaign(
  context: RequestContext,
  event: Pick<EventWithType, "id" | "customerId" | "role">,
  written: Written,
): Promise<CampaignPrice> {
  const plan = await planCampaign(context.db, context.settings, event, written);
  return priceOfPlan(context, event, plan);
}

/** The same of a campaign that is planned already. */
export async function priceOfPlan(
  { db }: Pick<RequestContext, "db">,
  event: Pick<EventWithType, "id" | "customerId">,
  plan: PlannedCampaign,
): Promise<CampaignPrice> {
  const { channel, deliveries, units } = plan;
  const credit = await creditOf(db, event.customerId, channel.id);
  const price = cardPrice({ unitFcfa: channel.priceFcfa, units, credit });
  const missing = missingOfEvent(plan.body.text, await findEventFacts(db, event.id));
  const longest = longestText(plan);
  const { encoding, segments } = smsLength(longest);
  const name = ({ guest }: (typeof deliveries)[number]) => `${guest.givenNames} ${guest.lastName}`;
  return {
    characters: longest.length,
    encoding,
    spec_parts: specSegments(longest),
    parts: channel.id === channelIds.sms ? segments : 1,
    units,
    recipients: deliveries.length,
    credit,
    unit_fcfa: channel.priceFcfa,
    due_fcfa: price.dueFcfa,
    total_fcfa: price.totalFcfa,
    order_fcfa: price.payableFcfa,
    covered: price.payUnits === 0,
    over_by: price.payUnits,
    missing: deliveries.flatMap((delivery) => {
      const own = delivery.missing.filter((placeholder) => !missing.includes(placeholder));
      return own.length === 0
        ? []
        : [{ guest_id: delivery.guest.id, name: name(delivery), marks: own }];
    }),
    missing_of_event: missing,
    unreachable: deliveries.flatMap((delivery) =>
      delivery.unreachable === null
        ? []
        : [{ guest_id: delivery.guest.id, name: name(delivery), reason: delivery.unreachable }],
    ),
  };
}

/** The longest text that would leave; the message itself while nobody is chosen. */
function longestText({ deliveries, body }: PlannedCampaign): string {
  const [first = body.text, ...others] = deliveries.flatMap(({ text }) =>
    text === null ? [] : [text],
  );
  const weight = (text: string) => smsLength(text).segments * 10_000 + smsLength(text).length;
  return others.reduce((longest, text) => (weight(text) > weight(longest) ? text : longest), first);
}
