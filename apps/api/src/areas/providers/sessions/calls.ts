import { accountMessages } from "@jdj/contract/accounts/messages";
import { providerSessions as contract } from "@jdj/contract/providers/sessions";
import { answer, asProvider } from "../../../http/answer.ts";
import { requestReset } from "../../accounts/password-reset/request-reset.ts";
import { resetPassword } from "../../accounts/password-reset/reset-password.ts";
import { rememberDevice } from "../../accounts/sessions/device-token.ts";
import { signIn } from "../../accounts/sessions/sign-in.ts";
import { signOut } from "../../accounts/sessions/sign-out.ts";
import { presentProvider } from "./present-provider.ts";

const role = "PROVIDER";

export const sessionCalls = {
  login: answer(contract.login).handler(async ({ input, context }) => {
    const { token, actor, deviceToken } = await signIn(context, {
      role,
      email: input.email,
      phoneNumber: input.phone_number,
      password: input.password,
      address: context.caller.address,
      device: context.caller.device,
      deviceToken: input.device_token ?? "",
    });
    const user = await presentProvider(context, actor);
    return { success: true, token, user, device_token: deviceToken };
  }),

  logout: answer(contract.logout)
    .use(asProvider)
    .handler(async ({ context }) => {
      const { sessionId, user } = context.actor;
      await signOut(context, { sessionId, userId: user.id });
      return { success: true };
    }),

  me: answer(contract.me)
    .use(asProvider)
    .handler(async ({ context }) => ({
      ...(await presentProvider(context, context.actor)),
      unread_notices: context.actor.unreadNotices ?? 0,
    })),

  requestReset: answer(contract.requestReset).handler(async ({ input, context }) => {
    await requestReset(context, { email: input.email, role }, context.caller.address);
    return { success: true, message: accountMessages.resetSent };
  }),

  reset: answer(contract.reset).handler(async ({ input, context }) => {
    const { token, email, password, device_token: deviceToken = "" } = input;
    const { address, device } = context.caller;
    const given = { role, token, email, password, address, device } as const;
    const { session } = await resetPassword(context, given);
    if (!session) throw new Error("The session was not opened");
    return {
      success: true,
      message: accountMessages.passwordReset,
      token: session.token,
      user: await presentProvider(context, session.actor),
      device_token: rememberDevice(context.settings.secret, deviceToken, session.actor.user.id),
    };
  }),
};
