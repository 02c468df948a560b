import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { messageSequence as contract } from "@jdj/contract/invitations/message-sequence";
import { sequenceMessages } from "@jdj/contract/invitations/sequence-messages";
import { proposedPurposes } from "@jdj/contract/invitations/sequence-steps";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { chooseRecipients } from "../../campaigns/campaigns/complete-campaign.ts";
import { withCampaign } from "../../campaigns/campaigns/with-campaign.ts";
import { withImage } from "../../files/with-image.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { checkTemplate } from "../messages-to-guests/plan-message.ts";
import { planCard } from "./plan-card.ts";
import { planEachStep } from "./plan-each-step.ts";
import { planStep, unplanStep } from "./plan-step.ts";
import { prepareSteps } from "./prepare-steps.ts";
import { countedFrom } from "./present-step.ts";
import { presentPrice, priceStep } from "./price-step.ts";
import { findAgreedUnits, listMissingCards, listSteps } from "./queries.ts";
import { hasSequence, requireSequence } from "./require-sequence.ts";

const done = (message: string) => ({ success: true as const, message });

export const messageSequenceCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context: { db, event } }) => {
      const steps = await listSteps(db, event);
      const present = steps.map(({ purpose }) => purpose);
      return {
        date: countedFrom(event),
        steps,
        proposals: hasSequence(event)
          ? proposedPurposes.filter((purpose) => !present.includes(purpose))
          : [],
        can: { write: may(event.role, "cards:write") },
      };
    }),

  proposedCards: answer(contract.proposedCards)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context: { db, event } }) =>
      hasSequence(event) ? listMissingCards(db, event.id) : [],
    ),

  prepare: answer(contract.prepare)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { purposes, channel_id: channelId }, context }) => {
      requireSequence(context.event);
      checkTemplate(channelId, context.settings);
      await prepareSteps(context, context.event, { purposes, channelId });
      return done(sequenceMessages.prepared);
    }),

  planCard: answer(contract.planCard)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { eventId: _, file, offset_days: offsetDays, hour, to_all: toAll, ...card } = input;
      const { actor, db, event } = context;
      requireSequence(event);
      const id = await withImage(context, actor.customer.id, file, async (imageFileId) => {
        const given = { ...(await chooseRecipients(db, event, card)), imageFileId };
        const day = { offsetDays, hour, isForAll: toAll === true };
        const { campaign, unshown } = await planCard(context, event, given, day);
        return { result: campaign.id, imageFileId: campaign.imageFileId, unshown };
      });
      return { ...done(sequenceMessages.cardPlanned), data: { id } };
    }),

  price: answer(contract.price)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ context: { db, settings, event, campaign } }) => {
      requireSequence(event);
      if (campaign.status !== "draft") throw refusal("message-under-way");
      const agreed = await findAgreedUnits(db, campaign.id);
      return presentPrice(await priceStep(db, settings, event, campaign), agreed);
    }),

  plan: answer(contract.plan)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ input: { id, offset_days: offsetDays, hour }, context }) => {
      requireSequence(context.event);
      await planStep(context, context.event, id, { offsetDays, hour });
      return done(sequenceMessages.planned);
    }),

  planAll: answer(contract.planAll)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ context }) => {
      requireSequence(context.event);
      const { planned, refused } = await planEachStep(context, context.event);
      return { ...done(sentenceOf(planned, refused)), planned };
    }),

  unplan: answer(contract.unplan)
    .use(asVerifiedCustomer)
    .use(withCampaign)
    .handler(async ({ input: { id }, context }) => {
      await unplanStep(context, id);
      return done(sequenceMessages.unplanned);
    }),
};

/** How many steps were planned, and why others were not. */
function sentenceOf(planned: number, refused: readonly string[]): string {
  const [why] = refused;
  const some = planned > 1 ? `${planned} envois prévus` : planned === 1 ? "1 envoi prévu" : "";
  if (why === undefined) return some || "Tout était déjà prévu";
  return [some, why].filter(Boolean).join(". ");
}
