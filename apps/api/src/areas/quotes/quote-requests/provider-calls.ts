import { providerQuoteRequests as contract } from "@jdj/contract/quotes/provider-quote-requests";
import { answer, asProvider, type ProviderContext } from "../../../http/answer.ts";
import type { Membership } from "../../providers/team/queries.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { markRead } from "../chat/mark-read.ts";
import { presentSentMessage } from "../chat/present-sent-message.ts";
import { sendFile } from "../chat/send-file.ts";
import { sendMessage } from "../chat/send-message.ts";
import { markInstalment } from "../instalments/mark-instalment.ts";
import { sendQuote } from "../offers/send-quote.ts";
import type { Party } from "./party.ts";
import { presentInbox, presentRequest } from "./present.ts";
import { transitionRequest } from "./transition-request.ts";

const partyOf = ({ actor, membership }: ProviderContext & { membership: Membership }): Party => ({
  side: "provider",
  ownerId: membership.providerId,
  userId: actor.user.id,
  role: membership.role,
});

/** The calls of a provider's team about the requests they got. */
export const providerRequestCalls = {
  inbox: answer(contract.inbox)
    .use(asProvider)
    .use(withProvider)
    .handler(({ context }) => presentInbox(context, partyOf(context))),

  request: answer(contract.request)
    .use(asProvider)
    .use(withProvider)
    .handler(({ input, context }) => presentRequest(context, partyOf(context), input.id)),

  update: answer(contract.update)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input: { quote_id: _, ...move }, context }) => {
      await transitionRequest(context, partyOf(context), move);
      return { success: true };
    }),

  sendQuote: answer(contract.sendQuote)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { valid_until: validUntil, service_day: serviceDay, ...quote } = input;
      const taxPercent = quote.tax_percent;
      const written = { ...quote, validUntil, serviceDay, taxPercent };
      await sendQuote(context, partyOf(context), written);
      return { success: true };
    }),

  markInstalment: answer(contract.markInstalment)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) => {
      const { id, instalment_id: instalmentId, received: isReceived } = input;
      await markInstalment(context, partyOf(context), { id, instalmentId, isReceived });
      return { success: true };
    }),

  sendMessage: answer(contract.sendMessage)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) =>
      presentSentMessage(context, await sendMessage(context, partyOf(context), input)),
    ),

  sendFile: answer(contract.sendFile)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input, context }) =>
      presentSentMessage(context, await sendFile(context, partyOf(context), input)),
    ),

  markRead: answer(contract.markRead)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ input: { id, message_id: messageId }, context }) => {
      await markRead(context, partyOf(context), { id, messageId });
      return { success: true, read_at: context.now.toISOString() };
    }),
};
