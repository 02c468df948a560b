import { accountMessages } from "@jdj/contract/accounts/messages";
import { alertMessages } from "@jdj/contract/providers/lead-alerts-messages";
import { memberSmsChoice as contract } from "@jdj/contract/providers/sms-choice";
import { answer, asProvider } from "../../../http/answer.ts";
import { confirmPhone } from "../../accounts/phone-verification/confirm-phone.ts";
import { presentSentCode } from "../../accounts/phone-verification/send-code.ts";
import { chooseAlerts } from "./choose-alerts.ts";
import { enterPhone } from "./enter-phone.ts";
import { findMemberChoice } from "./find-member-choice.ts";
import { removePhone } from "./remove-phone.ts";
import { sendTrial } from "./send-trial.ts";

export const memberSmsChoiceCalls = {
  find: answer(contract.find)
    .use(asProvider)
    .handler(({ context }) => findMemberChoice(context, context.actor.user.id)),

  choose: answer(contract.choose)
    .use(asProvider)
    .handler(async ({ input, context }) => {
      const { id } = context.actor.user;
      const message = await chooseAlerts(context, id, input);
      return { success: true, message, choice: await findMemberChoice(context, id) };
    }),

  sendTrial: answer(contract.sendTrial)
    .use(asProvider)
    .handler(async ({ context }) => {
      await sendTrial(context, context.actor.user.id);
      return { success: true, message: alertMessages.trialSent };
    }),

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
      const choice = await findMemberChoice(context, context.actor.user.id);
      return { success: true, message: accountMessages.phoneRemoved, choice };
    }),

  confirmPhone: answer(contract.confirmPhone)
    .use(asProvider)
    .handler(async ({ input, context }) => {
      await confirmPhone(context, context.actor, input.code);
      const choice = await findMemberChoice(context, context.actor.user.id);
      return { success: true, message: accountMessages.phoneProven, choice };
    }),
};
