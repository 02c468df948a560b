import { accountMessages } from "@jdj/contract/accounts/messages";
import { memberSmsChoice as contract } from "@jdj/contract/providers/sms-choice";
import { answer, asProvider } from "../../../http/answer.ts";
import { confirmPhone } from "../../accounts/phone-verification/confirm-phone.ts";
import { presentSentCode } from "../../accounts/phone-verification/send-code.ts";
import { chooseSms } from "../../accounts/sms-choice/choose-sms.ts";
import { findSmsChoice } from "../../accounts/sms-choice/find-sms-choice.ts";
import { enterPhone } from "./enter-phone.ts";
import { removePhone } from "./remove-phone.ts";

export const memberSmsChoiceCalls = {
  find: answer(contract.find)
    .use(asProvider)
    .handler(({ context }) => findSmsChoice(context, context.actor.user.id)),

  choose: answer(contract.choose)
    .use(asProvider)
    .handler(({ input, context }) => chooseSms(context, context.actor.user.id, input.wants_sms)),

  enterPhone: answer(contract.enterPhone)
    .use(asProvider)
    .handler(async ({ input, context }) => {
      const { actor, caller } = context;
      const written = { phoneNumber: input.phone_number, address: caller.address };
      return presentSentCode(await enterPhone(context, actor, written));
    }),

  removePhone: answer(contract.removePhone)
    .use(asProvider)
    .handler(async ({ context }) => {
      await removePhone(context, context.actor);
      const choice = await findSmsChoice(context, context.actor.user.id);
      return { success: true, message: accountMessages.phoneRemoved, choice };
    }),

  confirmPhone: answer(contract.confirmPhone)
    .use(asProvider)
    .handler(async ({ input, context }) => {
      await confirmPhone(context, context.actor, input.code);
      const choice = await findSmsChoice(context, context.actor.user.id);
      return { success: true, message: accountMessages.phoneProven, choice };
    }),
};
