import { refusal } from "@jdj/contract/call/refusals";
import { may } from "@jdj/contract/call/sharing-policy";
import { cardMessages } from "@jdj/contract/campaigns/messages";
import { guestMessageMessages } from "@jdj/contract/invitations/guest-message-messages";
import { guestMessages as contract } from "@jdj/contract/invitations/messages-to-guests";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { campaignMachine, isOnlySaved } from "../../campaigns/campaigns/campaign-state.ts";
import { presentDue } from "../../campaigns/campaigns/present.ts";
import { testCampaign } from "../../campaigns/campaigns/test-campaign.ts";
import { withMessage } from "../../campaigns/campaigns/with-campaign.ts";
import { withEvent } from "../../notebook/events/with-event.ts";
import { findChoices } from "./find-choices.ts";
import { checkTemplate, writtenOf } from "./plan-message.ts";
import { presentMessage } from "./present.ts";
import { previewMessage } from "./preview-message.ts";
import { findMessage, listMessagesByPage } from "./queries.ts";
import { saveMessage } from "./save-message.ts";
import { sendMessage } from "./send-message.ts";

export const guestMessageCalls = {
  list: answer(contract.list)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context: { db, event } }) => {
      const { page, lastPage, total, rows } = await listMessagesByPage(db, event.id, input.page);
      const can = { write: may(event.role, "cards:write") };
      return { page, last_page: lastPage, total, messages: rows.map(presentMessage), can };
    }),

  choices: answer(contract.choices)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ context }) => findChoices(context, context.event)),

  preview: answer(contract.preview)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(({ input, context }) =>
      previewMessage(context, context.event, {
        audience: input.audience,
        channelId: input.channel_id,
        body: input.body ?? null,
        subject: null,
        guestId: input.guest_id ?? null,
      }),
    ),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input, context }) => {
      const { audience, channel_id: channelId, subject, body } = input;
      const id = await saveMessage(
        context,
        context.event,
        { audience, channelId, subject, body },
        { id: input.id ?? null, key: input.idempotency_key ?? null },
      );
      return { success: true, data: { id } };
    }),

  message: answer(contract.message)
    .use(asVerifiedCustomer)
    .use(withMessage)
    .handler(async ({ input, context: { db, event } }) => {
      const row = await findMessage(db, input.id);
      if (!row) throw refusal("not-found");
      const { campaign } = row;
      const write = may(event.role, "cards:write");
      return {
        ...presentMessage(row),
        event_id: event.id,
        audience: writtenOf(campaign).audience,
        can: {
          write,
          send: write && isOnlySaved(campaign),
          cancel: write && campaignMachine.may(campaign.status, "cancelled"),
        },
      };
    }),

  send: answer(contract.send)
    .use(asVerifiedCustomer)
    .use(withMessage)
    .handler(async ({ input, context }) => {
      const scheduledAt = input.scheduled_at === undefined ? null : new Date(input.scheduled_at);
      const { campaign, payment } = await sendMessage(context, context.event, input.id, {
        scheduledAt,
        expected: input.expected ?? null,
      });
      const { id, channelId, status } = campaign;
      const { sent, planned, toBePaid } = guestMessageMessages;
      const sentence = payment ? toBePaid : status === "scheduled" ? planned : sent;
      const data = { id, channel_id: channelId, status, ...presentDue(payment) };
      return { success: true, messages: [sentence], data };
    }),

  test: answer(contract.test)
    .use(asVerifiedCustomer)
    .use(withMessage)
    .handler(async ({ context }) => {
      const { actor, campaign, event, settings } = context;
      checkTemplate(campaign.channelId, settings);
      await testCampaign(context, event, actor.customer.id, {
        kind: "message",
        channelId: campaign.channelId,
        designId: campaign.designId,
        subject: campaign.subject,
        body: campaign.body,
        bodyFormat: "text",
      });
      return { success: true, message: cardMessages.testSent };
    }),
};
