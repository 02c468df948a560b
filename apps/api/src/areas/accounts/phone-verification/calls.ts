import { accountMessages } from "@jdj/contract/accounts/messages";
import { phoneVerification as contract } from "@jdj/contract/accounts/phone-verification";
import { answer, asCustomer } from "../../../http/answer.ts";
import { reloadActor } from "../../identity/sessions/queries.ts";
import { presentUser } from "../sessions/present-user.ts";
import { confirmPhone } from "./confirm-phone.ts";
import { presentSentCode, sendPhoneCode } from "./send-code.ts";

export const phoneVerificationCalls = {
  sendCode: answer(contract.sendCode)
    .use(asCustomer)
    .handler(async ({ context }) => {
      const { actor, caller } = context;
      return presentSentCode(await sendPhoneCode(context, actor, caller.address));
    }),

  confirm: answer(contract.confirm)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      await confirmPhone(context, context.actor, input.code);
      const user = await presentUser(context, await reloadActor(context.db, context.actor));
      return { success: true, message: accountMessages.phoneProven, user };
    }),
};
