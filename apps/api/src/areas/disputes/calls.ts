import { disputes as contract } from "@jdj/contract/disputes/disputes";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { answer, asCustomer, asProvider } from "../../http/answer.ts";
import { withProvider } from "../providers/team/with-provider.ts";
import { answerDispute } from "./answer-dispute.ts";
import { withdrawDispute } from "./end-dispute.ts";

/** The calls of both sides about a dispute, whatever it is about. */
export const disputeCalls = {
  withdraw: answer(contract.withdraw)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      await withdrawDispute(context, context.actor.customer.id, input.id);
      return { success: true as const, message: disputeMessages.withdrawn };
    }),

  answer: answer(contract.answer)
    .use(asProvider)
    .use(withProvider)
    .handler(async ({ context, input: { id, ...given } }) => {
      await answerDispute(context, context.membership.providerId, id, given);
      return { success: true as const, message: disputeMessages.answered };
    }),
};
