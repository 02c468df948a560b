import { cardMessages } from "@jdj/contract/cards/messages";
import { messages as contract } from "@jdj/contract/cards/messages-sent";
import { fieldRefusal } from "@jdj/contract/glue/refusals";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { currentEvent, findCurrentEvent } from "../../notebook/events/queries.ts";
import { createMessage, type NewMessage } from "./create-message.ts";
import { presentSend, presentSendInFull } from "./present.ts";
import { listRecipients, listSends, ownSend } from "./queries.ts";
import { resendCard } from "./resend-card.ts";

export const messageCalls = {
  messages: answer(contract.messages)
    .use(asVerifiedCustomer)
    .handler(async ({ context: { db, actor, need } }) => {
      const event = await findCurrentEvent(db, actor.customer.id, need);
      return event ? (await listSends(db, event.id)).map(presentSend) : [];
    }),

  message: answer(contract.message)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context: { db, actor, need } }) => {
      const send = await ownSend(db, actor.customer.id, input.id, need);
      return presentSendInFull(send, await listRecipients(db, input.id));
    }),

  createMessage: answer(contract.createMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      const customerId = context.actor.customer.id;
      if (input.resend === 1) {
        const send = await ownSend(context.db, customerId, input.message_id, context.need);
        await resendCard(context, send, input.guest_id);
        return done(cardMessages.resent, {
          id: send.message.id,
          channelId: send.message.channelId,
        });
      }
      const event = await currentEvent(context.db, customerId, context.need);
      return done(cardMessages.sent, await createMessage(context, event, newMessage(input)));
    }),

  sendMessage: answer(contract.sendMessage)
    .use(asVerifiedCustomer)
    .handler(async ({ input, context }) => {
      if (input.file !== undefined) throw fieldRefusal({ file: [cardMessages.noImport] });
      const event = await currentEvent(context.db, context.actor.customer.id, context.need);
      return done(cardMessages.sent, await createMessage(context, event, newMessage(input)));
    }),
};

/** The fields of the historical API in our own words. */
function newMessage(input: {
  channel_id: number;
  message_category_id: number;
  message_model_id?: number | null | undefined;
  message_design_id: number;
  label: string | null;
  from: string | null;
  subject: string | null;
  body: string;
  target?: string | undefined;
  tab: number[];
  idempotency_key?: string | undefined;
}): NewMessage {
  return {
    channelId: input.channel_id,
    categoryId: input.message_category_id,
    modelId: input.message_model_id ?? null,
    designId: input.message_design_id,
    label: input.label,
    sender: input.from,
    subject: input.subject,
    body: input.body,
    target: input.target ?? "",
    guestIds: input.tab,
    idempotencyKey: input.idempotency_key ?? null,
  };
}

function done(message: string, { id, channelId }: { id: number; channelId: number }) {
  return { success: true as const, message, data: { id, channel_id: channelId } };
}
