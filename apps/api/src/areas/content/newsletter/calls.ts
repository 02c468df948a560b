import { refusal } from "@jdj/contract/call/refusals";
import { contentMessages } from "@jdj/contract/content/messages";
import { newsletter as contract } from "@jdj/contract/content/newsletter";
import { answer } from "../../../http/answer.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { subscribe } from "./subscribe.ts";
import { unsubscribeFromNewsletter } from "./unsubscribe-from-newsletter.ts";

export const newsletterCalls = {
  subscribe: answer(contract.subscribe).handler(async ({ input, context }) => {
    if (context.settings.closedServices.includes("mail")) throw refusal("mail-closed");
    const { address } = context.caller;
    await subscribe(context, { email: input.email, sex: input.sexe, address });
    return { success: true, message: contentMessages.newsletterTaken };
  }),

  confirm: answer(contract.confirm).handler(async ({ input: { token }, context }) => {
    await confirmSubscription(context, { token, address: context.caller.address });
    return { success: true, message: contentMessages.newsletterMember };
  }),

  leave: answer(contract.leave).handler(async ({ input: { token }, context }) => {
    await unsubscribeFromNewsletter(context, { token, address: context.caller.address });
    return { success: true, message: contentMessages.newsletterLeft };
  }),
};
