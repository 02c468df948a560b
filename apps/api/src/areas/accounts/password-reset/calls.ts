import { accountMessages } from "@jdj/contract/accounts/messages";
import { passwordReset as contract } from "@jdj/contract/accounts/password-reset";
import { answer, type CallContext } from "../../../http/answer.ts";
import { codeSeconds } from "../registration/phone-code.ts";
import { rememberDevice } from "../sessions/device-token.ts";
import { presentUser } from "../sessions/present-user.ts";
import type { Recovered } from "./recover-account.ts";
import { requestRecovery } from "./request-recovery.ts";
import { requestReset } from "./request-reset.ts";
import { resetByPhone } from "./reset-by-phone.ts";
import { resetPassword } from "./reset-password.ts";

/** The answer after a successful recovery. */
async function presentRecovered(
  context: CallContext,
  { userId, session, removed }: Recovered,
  deviceToken: string,
) {
  return {
    success: true as const,
    message: accountMessages.passwordReset,
    removed,
    token: session?.token ?? null,
    user: session && (await presentUser(context, session.actor)),
    device_token: rememberDevice(context.settings.secret, deviceToken, userId),
  };
}

export const passwordResetCalls = {
  request: answer(contract.request).handler(async ({ input, context }) => {
    const asked = { email: input.email, role: "CUSTOMER" } as const;
    await requestReset(context, asked, context.caller.address);
    return { success: true, message: accountMessages.resetSent };
  }),

  requestByPhone: answer(contract.requestByPhone).handler(async ({ input, context }) => {
    const { address } = context.caller;
    const { phone, token, expiresAt } = await requestRecovery(context, input.phone_number, address);
    return {
      success: true,
      message: accountMessages.recoverySent,
      phone_number: phone,
      recovery: token,
      expires_at: expiresAt.toISOString(),
      seconds: codeSeconds.recovery,
    };
  }),

  resetByPhone: answer(contract.resetByPhone).handler(async ({ input, context }) => {
    const { recovery, code, password, device_token: deviceToken = "" } = input;
    const { address } = context.caller;
    const device = input.open_session === false ? null : context.caller.device;
    const reset = await resetByPhone(context, { recovery, code, password, address, device });
    return presentRecovered(context, reset, deviceToken);
  }),

  reset: answer(contract.reset).handler(async ({ input, context }) => {
    const { token, email, password, device_token: deviceToken = "" } = input;
    const { address } = context.caller;
    const device = input.open_session === false ? null : context.caller.device;
    const reset = await resetPassword(context, {
      role: "CUSTOMER",
      token,
      email,
      password,
      address,
      device,
    });
    return presentRecovered(context, reset, deviceToken);
  }),
};
