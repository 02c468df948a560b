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
    .handler(({ input, context }) => chooseSms(context, context.actor.user.id, input.wants_sms)),
};
