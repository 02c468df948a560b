import { refusal } from "@jdj/contract/call/refusals";
import { type CustomerContext, customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/with-event.ts";
import { findCampaign, findCampaignWithState } from "./queries.ts";

/**
 * A campaign of an event whose member makes the call as `counted`, and that `event`.
 * @throws not-found for another's campaign and a missing one alike; not-allowed
 */
export async function ownCampaignWithState(context: CustomerContext, campaignId: number) {
  const counted = await findCampaignWithState(context.db, campaignId);
  if (counted === null) throw refusal("not-found");
  return { counted, event: await ownEvent(context, counted.campaign.eventId) };
}

/** Gives a call the `campaign` that its input names, and its `event`; 404, 403. */
export const withCampaign = customerGuard.middleware(
  async ({ context, next }, { id }: { id: number }) => {
    const campaign = await findCampaign(context.db, id);
    if (campaign === null) throw refusal("not-found");
    return next({ context: { campaign, event: await ownEvent(context, campaign.eventId) } });
  },
);

/** The same for what only cards have: a message is not found. */
export const withCard = customerGuard.middleware(
  async ({ context, next }, { id }: { id: number }) => {
    const campaign = await findCampaign(context.db, id);
    if (campaign?.kind !== "card") throw refusal("not-found");
    return next({ context: { campaign, event: await ownEvent(context, campaign.eventId) } });
  },
);

/** The same for a message; a card is not found. */
export const withMessage = customerGuard.middleware(
  async ({ context, next }, { id }: { id: number }) => {
    const campaign = await findCampaign(context.db, id);
    if (campaign?.kind !== "message") throw refusal("not-found");
    return next({ context: { campaign, event: await ownEvent(context, campaign.eventId) } });
  },
);

/** Gives a call the campaign that its input names as `counted`, and its `event`; 404, 403. */
export const withCampaignState = customerGuard.middleware(
  async ({ context, next }, { id }: { id: number }) =>
    next({ context: await ownCampaignWithState(context, id) }),
);
