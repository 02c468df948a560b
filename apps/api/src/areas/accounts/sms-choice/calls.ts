import { accountMessages } from "@jdj/contract/accounts/messages";
import { smsChoice as contract } from "@jdj/contract/accounts/sms-choice";
import { answer, asCustomer } from "../../../http/answer.ts";
import { chooseSms } from "./choose-sms.ts";
import { findSmsChoice } from "./find-sms-choice.ts";

export const smsChoiceCalls = {
  find: answer(contract.find)
    .use(asCustomer)
    .handler(({ context }) => findSmsChoice(context, context.actor.user.id)),

  choose: answer(contract.choose)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const { id } = context.actor.user;
      await chooseSms(context, id, input.wants_sms);
      const message = input.wants_sms ? accountMessages.smsOn : accountMessages.smsOff;
      return { success: true, message, choice: await findSmsChoice(context, id) };
    }),
};
