import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { campaigns as contract } from "@jdj/contract/campaigns/campaigns";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { answer, asVerifiedCustomer, type CustomerContext } from "../../../http/answer.ts";
import { withImage } from "../../files/with-image.ts";
import {
  currentEvent,
  withCurrentEvent,
  withCurrentEventOrNull,
} from "../../notebook/events/with-event.ts";
import { listDeliveriesOf } from "../deliveries/queries.ts";
import { resendCard, resendFailed } from "../deliveries/resend-deliveries.ts";
import { cancelCampaign } from "./cancel-campaign.ts";
import { chooseRecipients, completeCampaign } from "./complete-campaign.ts";
import { createCampaign } from "./create-campaign.ts";
import { findFactsFor } from "./event-facts.ts";
import {
  presentCampaign,
  presentCampaignInFull,
  presentDue,
  presentListed,
  presentProgress,
} from "./present.ts";
import { priceCampaign } from "./price-campaign.ts";
import {
  countAnswers,
  countByState,
  findNewestWithGuest,
  listCampaigns,
  listCampaignsByPage,
} from "./queries.ts";
import { releaseCampaign, type SavedCampaign, saveCampaign } from "./save-campaign.ts";
import { shareOf } from "./share-campaign.ts";
import { testCampaign } from "./test-campaign.ts";
import { ownCampaignWithState, withCampaign, withCampaignState } from "./with-campaign.ts";

export const campaignCalls = {
  campaigns: answer(contract.campaigns)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ context }) => {
      const { db, event } = context;
      if (!event) return [];
      return (await listCampaigns(db, event.id)).map((counted) =>
        presentCampaign(counted, context),
      );
    }),

  campaignsByPage: answer(contract.campaignsByPage)
    .use(asVerifiedCustomer)
    .use(withCurrentEventOrNull)
    .handler(async ({ input, context }) => {
      const { db, event } = context;
      if (!event) return { page: 1, last_page: 1, total: 0, campaigns: [] };
      const { page, lastPage, total, rows } = await listCampaignsByPage(db, event.id, input.page);
      const answers = await countAnswers(db, rows);
      const mayAnswer = may(event.role, "guests:write");
      const shown = rows.map((counted) => {
        const ofCampaign = answers.get(counted.campaign.id);
        const answered = counted.total === 0 ? 0 : (ofCampaign?.answered ?? null);
        const token = ofCampaign?.token ?? null;
        return presentListed({ ...counted, answered, token: mayAnswer ? token : null }, context);
      });
      return { page, last_page: lastPage, total, campaigns: shown };
    }),

  campaign: answer(contract.campaign)
    .use(asVerifiedCustomer)
    .use(withCampaignState)
    .handler(async ({ input, context }) => {
      const { db, counted, event } = context;
      return presentCampaignInFull(counted, await listDeliveriesOf(db, input.id), {
        ...context,
        share: await shareOf(context, counted.campaign),
        mayWrite: may(event.role, "cards:write"),
        mayAnswer: may(event.role, "guests:write"),
        customerId: context.actor.customer.id,
      });
    }),

  progress: answer(contract.progress)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ context: { db, campaign } }) =>
      presentProgress(campaign.status, await countByState(db, campaign.id)),
    ),

  placeholders: answer(contract.placeholders)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(({ context: { db, event } }) => findFactsFor(db, event)),

  price: answer(contract.price)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(({ input, context }) =>
      priceCampaign(context, context.event, {
        channelId: input.channel_id,
        body: input.body,
        bodyFormat: input.body_format ?? "text",
        guestIds: input.tab ?? [],
      }),
    ),

  createCampaign: answer(contract.createCampaign)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      if ("guest_id" in input) {
        const { counted } = await ownCampaignWithState(
          context,
          await resentCampaign(context, input),
        );
        await resendCard(context, counted, input.guest_id);
        return done(cardMessages.resent, counted.campaign);
      }
      const event = await currentEvent(context);
      const { campaign } = await createCampaign(
        context,
        event,
        await chooseRecipients(context.db, event, input),
      );
      return done(cardMessages.sent, campaign);
    }),

  sendSavedCampaign: answer(contract.sendSavedCampaign)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(async ({ input: { file, ...input }, context }) => {
      const { actor, event } = context;
      const campaign = await withImage(context, actor.customer.id, file, async (imageFileId) => {
        const given = { ...(await completeCampaign(context.db, event, input)), imageFileId };
        const { campaign, unshown } = await createCampaign(context, event, given);
        return { result: campaign, imageFileId: campaign.imageFileId, unshown };
      });
      return done(cardMessages.sent, campaign);
    }),

  saveCampaign: answer(contract.saveCampaign)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(async ({ input: { file, ...input }, context }) => {
      const { actor, event } = context;
      const saved = await withImage(context, actor.customer.id, file, async (imageFileId) => {
        const given = await chooseRecipients(context.db, event, input);
        const result = await saveCampaign(context, event, { ...given, imageFileId });
        const { campaign, unshown } = result;
        return { result, imageFileId: campaign.imageFileId, unshown };
      });
      return presentSaved(saved, cardMessages.saved);
    }),

  releaseCampaign: answer(contract.releaseCampaign)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ context }) => {
      const { campaign, event } = context;
      const saved = await releaseCampaign(context, campaign.id, event.customerId);
      return presentSaved(saved, saved.payment ? cardMessages.saved : cardMessages.sent);
    }),

  resendFailed: answer(contract.resendFailed)
    .use(asVerifiedCustomer)
    .use(withCampaignState)
    .handler(async ({ input, context }) => {
      const count = await resendFailed(context, context.counted);
      return { success: true, message: cardMessages.resent, data: { id: input.id, count } };
    }),

  cancelCampaign: answer(contract.cancelCampaign)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ context }) => {
      const { campaign, event } = context;
      await cancelCampaign(context, campaign.id, event.customerId);
      return { success: true, message: cardMessages.cancelled };
    }),

  testCampaign: answer(contract.testCampaign)
    .use(asVerifiedCustomer)
    .use(withCurrentEvent)
    .handler(async ({ input, context }) => {
      const { actor, event } = context;
      await testCampaign(context, event, actor.customer.id, {
        channelId: input.channel_id,
        designId: input.message_design_id ?? null,
        subject: input.subject,
        body: input.body,
        bodyFormat: input.body_format ?? "text",
      });
      return { success: true, message: cardMessages.testSent };
    }),
};

/**
 * The campaign whose card is sent again: the one named, otherwise the newest one of the current event
 * that has the guest.
 * @throws not-found
 */
async function resentCampaign(
  context: CustomerContext,
  input: { message_id?: number | undefined; channel_id?: number | undefined; guest_id: number },
): Promise<number> {
  if (input.message_id !== undefined) return input.message_id;
  const event = await currentEvent(context);
  const found = await findNewestWithGuest(context.db, event.id, input.guest_id, input.channel_id);
  if (found === null) throw refusal("not-found");
  return found;
}

function done(message: string, { id, channelId }: { id: number; channelId: number }) {
  return { success: true as const, message, data: { id, channel_id: channelId } };
}

function presentSaved({ campaign, payment }: SavedCampaign, sentence: string) {
  const { id, channelId, status } = campaign;
  const data = { id, channel_id: channelId, status, ...presentDue(payment) };
  return { success: true as const, messages: [sentence], data };
}
