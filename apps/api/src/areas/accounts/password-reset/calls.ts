import { accountMessages } from "@jdj/contract/accounts/messages";
import { passwordReset as contract } from "@jdj/contract/accounts/password-reset";
import { answer } from "../../../http/answer.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";

export const passwordResetCalls = {
  request: answer(contract.request).handler(async ({ input, context }) => {
    await requestReset(context, input.email, context.caller.address);
    return { success: true, message: accountMessages.resetSent };
  }),

  reset: answer(contract.reset).handler(async ({ input, context }) => {
    const { token, email, password } = input;
    await resetPassword(context, { token, email, password, address: context.caller.address });
    return { success: true, message: accountMessages.passwordReset };
  }),
};
