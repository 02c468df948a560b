import { cardMessages } from "@jdj/contract/cards/messages";
import { messages as contract } from "@jdj/contract/cards/messages-sent";
import { may } from "@jdj/contract/notebook/sharing-policy";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { currentEvent, findCurrentEvent, ownEvent } from "../../notebook/events/queries.ts";
import { cancelMessage } from "./cancel-message.ts";
import { createMessage } from "./create-message.ts";
import { findEventWords } from "./event-words.ts";
import { newMessage } from "./new-message.ts";
import { presentProgress, presentSend, presentSendInFull } from "./present.ts";
import { priceSend } from "./price-send.ts";
import { countByState, listRecipients, listSends, ownMessage, ownSend } from "./queries.ts";
import { remind } from "./remind.ts";
import { resendCard, resendFailed } from "./resend-card.ts";
import { releaseMessage, type SavedSend, saveMessage } from "./save-message.ts";
import { shareOf } from "./share-send.ts";
import { testMessage } from "./test-message.ts";
import { withImage } from "./with-image.ts";

export const messageCalls = {
  messages: answer(contract.messages)
    .use(asVerifiedCustomer)
    .handler(async ({ context }) => {
      const { db, actor, need } = context;
      const event = await findCurrentEvent(db, actor.customer.id, need);
      if (!event) return [];
      return (await listSends(db, event.id)).map((send) => presentSend(send, context));
    }),

  message: answer(contract.message)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const send = await ownSend(db, actor.customer.id, input.id, need);
      const event = await ownEvent(db, actor.customer.id, send.message.eventId, need);
      return presentSendInFull(send, await listRecipients(db, input.id), {
        ...context,
        share: await shareOf(context, send.message),
        mayWrite: may(event.role, "cards:write"),
      });
    }),

  progress: answer(contract.progress)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const { message } = await ownMessage(db, actor.customer.id, input.id, need);
      return presentProgress(message.status, await countByState(db, message.id));
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
      return priceSend(context, event, {
        channelId: input.channel_id,
        body: input.body,
        bodyFormat: input.body_format ?? "text",
        guestIds: input.tab ?? [],
      });
    }),

  createMessage: answer(contract.createMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      if (input.resend === 1) {
        const send = await ownSend(context.db, customerId, input.message_id, context.need);
        await resendCard(context, send, input.guest_id);
        return done(cardMessages.resent, send.message);
      }
      const event = await currentEvent(context.db, customerId, context.need);
      const { message } = await createMessage(context, event, newMessage(input));
      return done(cardMessages.sent, message);
    }),

  sendMessage: answer(contract.sendMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { file, ...input }, context }) => {
      const customerId = context.actor.customer.id;
      const event = await currentEvent(context.db, customerId, context.need);
      const message = await withImage(context, customerId, file, async (imageFileId) => {
        const given = { ...newMessage(input), imageFileId };
        const { message } = await createMessage(context, event, given);
        return { result: message, imageFileId: message.imageFileId };
      });
      return done(cardMessages.sent, message);
    }),

  saveMessage: answer(contract.saveMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input: { file, ...input }, context }) => {
      const customerId = context.actor.customer.id;
      const event = await currentEvent(context.db, customerId, context.need);
      const saved = await withImage(context, customerId, file, async (imageFileId) => {
        const result = await saveMessage(context, event, { ...newMessage(input), imageFileId });
        return { result, imageFileId: result.message.imageFileId };
      });
      return presentSaved(saved, cardMessages.saved);
    }),

  releaseMessage: answer(contract.releaseMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { event } = await ownMessage(db, actor.customer.id, input.id, need);
      const saved = await releaseMessage(context, input.id, event.customerId);
      return presentSaved(saved, saved.order ? cardMessages.saved : cardMessages.sent);
    }),

  resendFailed: answer(contract.resendFailed)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const send = await ownSend(db, actor.customer.id, input.id, need);
      const count = await resendFailed(context, send);
      return { success: true, message: cardMessages.resent, data: { id: input.id, count } };
    }),

  cancelMessage: answer(contract.cancelMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { event } = await ownMessage(db, actor.customer.id, input.id, need);
      await cancelMessage(context, input.id, event.customerId);
      return { success: true, message: cardMessages.cancelled };
    }),

  remind: answer(contract.remind)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const { message, event } = await ownMessage(db, actor.customer.id, input.id, need);
      const reminder = await remind(context, event, message, {
        body: input.body,
        bodyFormat: input.body_format,
        key: input.idempotency_key ?? null,
      });
      const { id = null } = reminder?.message ?? {};
      return {
        success: true,
        message: reminder ? cardMessages.reminded : cardMessages.everybodyAnswered,
        data: { id, count: reminder?.count ?? 0, ...dueOf(reminder?.order ?? null) },
      };
    }),

  testMessage: answer(contract.testMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const { db, actor, need } = context;
      const event = await currentEvent(db, actor.customer.id, need);
      await testMessage(context, event, actor.customer.id, {
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

function presentSaved({ message, order }: SavedSend, sentence: string) {
  const { id, channelId, status } = message;
  const data = { id, channel_id: channelId, status, ...dueOf(order) };
  return { success: true as const, messages: [sentence], data };
}

/** What is to be paid first, and under which reference. */
function dueOf(order: SavedSend["order"]) {
  return { reference: order?.reference ?? null, total: order?.orderFcfa ?? 0 };
}
