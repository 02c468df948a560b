import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { answerBy } from "@jdj/contract/disputes/dispute-states";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { meanAnswerTime } from "@jdj/contract/quotes/answer-time";
import { quoteMessages } from "@jdj/contract/quotes/messages";
import { quoteRequests as contract } from "@jdj/contract/quotes/quote-requests";
import { dateAndTime } from "@jdj/french/dates";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { alsoRefuse } from "../../../http/also-refuse-fields.ts";
import { answer, answerAllErrors, asCustomer, type CustomerContext } from "../../../http/answer.ts";
import { packages } from "../../providers/packages/tables.ts";
import { readAnswers } from "../answer-time/queries.ts";
import { markRead } from "../chat/mark-read.ts";
import { presentSentMessage } from "../chat/present-sent-message.ts";
import { sendFile } from "../chat/send-file.ts";
import { sendMessage } from "../chat/send-message.ts";
import { disputeQuote } from "../offers/dispute-quote.ts";
import { createRequest, followUp, phoneErrors } from "./create-request.ts";
import type { Party } from "./party.ts";
import { presentInbox, presentList, presentRequest } from "./present.ts";
import { transitionRequest } from "./transition-request.ts";

const partyOf = ({ actor }: CustomerContext): Party => ({
  side: "customer",
  ownerId: actor.customer.id,
  userId: actor.user.id,
});

/** The calls of customers about their quote requests. */
export const quoteRequestCalls = {
  answerTime: answer(contract.answerTime)
    .use(asCustomer)
    .handler(async ({ input, context }) => ({
      minutes: meanAnswerTime(await readAnswers(context.db, input.id)),
    })),

  create: answerAllErrors(contract.create)
    .use(asCustomer)
    .use(alsoRefuse({ phone_number: phoneErrors }))
    .handler(async ({ input, context }) => {
      const providerId = input.wedding_provider_id ?? input.shop_id;
      if (providerId === undefined)
        throw fieldRefusal({ wedding_provider_id: [quoteMessages.providerRequired] });
      const { id, provider } = await createRequest(context, context.actor, {
        givenNames: input.given_names,
        email: input.email,
        phone: input.phone_number,
        message: input.message,
        type: input.type,
        providerId,
        service: input.service,
        serviceTypeId: input.service_type_id ?? null,
        package: await findPackage(context.db, providerId, input.package_id),
      });
      return {
        success: true,
        message: quoteMessages.requestSent,
        data: { id, follow_up: followUp(input.type, provider) },
      };
    }),

  list: answer(contract.list)
    .use(asCustomer)
    .handler(({ context }) => presentList(context, partyOf(context))),

  inbox: answer(contract.inbox)
    .use(asCustomer)
    .handler(({ context }) => presentInbox(context, partyOf(context))),

  request: answer(contract.request)
    .use(asCustomer)
    .handler(({ input, context }) => presentRequest(context, partyOf(context), input.id)),

  update: answer(contract.update)
    .use(asCustomer)
    .handler(async ({ input: { quote_id: quoteId, ...move }, context }) => {
      await transitionRequest(context, partyOf(context), { ...move, quoteId });
      return { success: true };
    }),

  openDispute: answer(contract.openDispute)
    .use(asCustomer)
    .handler(async ({ input: { id, ...report }, context }) => {
      await disputeQuote(context, partyOf(context), id, report);
      const until = dateAndTime(answerBy(context.now));
      return { success: true as const, message: disputeMessages.opened(until) };
    }),

  sendMessage: answer(contract.sendMessage)
    .use(asCustomer)
    .handler(async ({ input, context }) =>
      presentSentMessage(context, await sendMessage(context, partyOf(context), input)),
    ),

  sendFile: answer(contract.sendFile)
    .use(asCustomer)
    .handler(async ({ input, context }) =>
      presentSentMessage(context, await sendFile(context, partyOf(context), input)),
    ),

  markRead: answer(contract.markRead)
    .use(asCustomer)
    .handler(async ({ input: { id, message_id: messageId }, context }) => {
      await markRead(context, partyOf(context), { id, messageId });
      return { success: true, read_at: context.now.toISOString() };
    }),
};

/**
 * The package of a provider that a request is about; null when it is about none. Its name is copied
 * to the request, where it stays when the package is renamed or withdrawn.
 * @throws not-found (404) for another provider's package, a withdrawn and a missing one
 */
async function findPackage(
  db: Database,
  providerId: number,
  packageId: number | undefined,
): Promise<{ id: number; name: string } | null> {
  if (packageId === undefined) return null;
  const [found] = await db
    .select({ id: packages.id, name: packages.name })
    .from(packages)
    .where(
      and(
        eq(packages.id, packageId),
        eq(packages.providerId, providerId),
        isNull(packages.removedAt),
      ),
    );
  if (!found) throw refusal("not-found");
  return found;
}
