import { campaigns as contract } from "@jdj/contract/cards/campaigns";
import { cardMessages } from "@jdj/contract/cards/messages";
import { may } from "@jdj/contract/notebook/sharing-policy";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { currentEvent, findCurrentEvent, ownEvent } from "../../notebook/events/queries.ts";
import { resendCard, resendFailed } from "../deliveries/resend-deliveries.ts";
import { cancelCampaign } from "./cancel-campaign.ts";
import { createCampaign } from "./create-campaign.ts";
import { findEventWords } from "./event-facts.ts";
import { newCampaign } from "./new-campaign.ts";
import { presentCampaign, presentCampaignInFull, presentProgress } from "./present.ts";
import { priceCampaign } from "./price-campaign.ts";
import {
  countByState,
  listCampaigns,
  listDeliveriesOf,
  ownCampaign,
  ownCampaignWithState,
} from "./queries.ts";
import { remind } from "./remind.ts";
import { releaseCampaign, type SavedCampaign, saveCampaign } from "./save-campaign.ts";
import { shareOf } from "./share-campaign.ts";
import { testCampaign } from "./test-campaign.ts";
import { withImage } from "./with-image.ts";

export const campaignCalls = {
  campaigns: answer(contract.campaigns)
    .use(asVerifiedCustomer)
    .handler(async ({ context }) => {
      const { db, actor, need } = context;
      const event = await findCurrentEvent(db, actor.customer.id, need);
      if (!event) return [];
      return (await listCampaigns(db, event.id)).map((counted) =>
        presentCampaign(counted, context),
      );
    }),

  campaign: answer(contract.campaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const counted = await ownCampaignWithState(db, actor.customer.id, input.id, need);
      const event = await ownEvent(db, actor.customer.id, counted.campaign.eventId, need);
      return presentCampaignInFull(counted, await listDeliveriesOf(db, input.id), {
        ...context,
        share: await shareOf(context, counted.campaign),
        mayWrite: may(event.role, "cards:write"),
      });
    }),

  progress: answer(contract.progress)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const { campaign } = await ownCampaign(db, actor.customer.id, input.id, need);
      return presentProgress(campaign.status, await countByState(db, campaign.id));
    }),

  placeholders: answer(contract.placeholders)
    .use(asVerifiedCustomer)
    .handler(async ({ context: { db, actor, need } }) =>
      findEventWords(db, (await currentEvent(db, actor.customer.id, need)).id),
    ),

  price: answer(contract.price)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const event = await currentEvent(context.db, context.actor.customer.id, context.need);
      return priceCampaign(context, event, {
        channelId: input.channel_id,
        body: input.body,
        bodyFormat: input.body_format ?? "text",
        guestIds: input.tab ?? [],
      });
    }),

  createCampaign: answer(contract.createCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      if (input.resend === 1) {
        const counted = await ownCampaignWithState(
          context.db,
          customerId,
          input.message_id,
          context.need,
        );
        await resendCard(context, counted, input.guest_id);
        return done(cardMessages.resent, counted.campaign);
      }
      const event = await currentEvent(context.db, customerId, context.need);
      const { campaign } = await createCampaign(context, event, newCampaign(input));
      return done(cardMessages.sent, campaign);
    }),

  sendSavedCampaign: answer(contract.sendSavedCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { file, ...input }, context }) => {
      const customerId = context.actor.customer.id;
      const event = await currentEvent(context.db, customerId, context.need);
      const campaign = await withImage(context, customerId, file, async (imageFileId) => {
        const given = { ...newCampaign(input), imageFileId };
        const { campaign } = await createCampaign(context, event, given);
        return { result: campaign, imageFileId: campaign.imageFileId };
      });
      return done(cardMessages.sent, campaign);
    }),

  saveCampaign: answer(contract.saveCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { file, ...input }, context }) => {
      const customerId = context.actor.customer.id;
      const event = await currentEvent(context.db, customerId, context.need);
      const saved = await withImage(context, customerId, file, async (imageFileId) => {
        const result = await saveCampaign(context, event, { ...newCampaign(input), imageFileId });
        return { result, imageFileId: result.campaign.imageFileId };
      });
      return presentSaved(saved, cardMessages.saved);
    }),

  releaseCampaign: answer(contract.releaseCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { event } = await ownCampaign(db, actor.customer.id, input.id, need);
      const saved = await releaseCampaign(context, input.id, event.customerId);
      return presentSaved(saved, saved.order ? cardMessages.saved : cardMessages.sent);
    }),

  resendFailed: answer(contract.resendFailed)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const counted = await ownCampaignWithState(db, actor.customer.id, input.id, need);
      const count = await resendFailed(context, counted);
      return { success: true, message: cardMessages.resent, data: { id: input.id, count } };
    }),

  cancelCampaign: answer(contract.cancelCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { event } = await ownCampaign(db, actor.customer.id, input.id, need);
      await cancelCampaign(context, input.id, event.customerId);
      return { success: true, message: cardMessages.cancelled };
    }),

  remind: answer(contract.remind)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { campaign, event } = await ownCampaign(db, actor.customer.id, input.id, need);
      const reminder = await remind(context, event, campaign, {
        body: input.body,
        bodyFormat: input.body_format,
        key: input.idempotency_key ?? null,
      });
      const { id = null } = reminder?.campaign ?? {};
      return {
        success: true,
        message: reminder ? cardMessages.reminded : cardMessages.everybodyAnswered,
        data: { id, count: reminder?.count ?? 0, ...dueOf(reminder?.order ?? null) },
      };
    }),

  testCampaign: answer(contract.testCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await currentEvent(db, actor.customer.id, need);
      await testCampaign(context, event, actor.customer.id, {
        channelId: input.channel_id,
        subject: input.subject,
        body: input.body,
        bodyFormat: input.body_format ?? "text",
      });
      return { success: true, message: cardMessages.testSent };
    }),
};

function done(message: string, { id, channelId }: { id: number; channelId: number }) {
  return { success: true as const, message, data: { id, channel_id: channelId } };
}

function presentSaved({ campaign, order }: SavedCampaign, sentence: string) {
  const { id, channelId, status } = campaign;
  const data = { id, channel_id: channelId, status, ...dueOf(order) };
  return { success: true as const, messages: [sentence], data };
}

/** What is to be paid first, and under which reference. */
function dueOf(order: SavedCampaign["order"]) {
  return { reference: order?.reference ?? null, total: order?.orderFcfa ?? 0 };
}
