import { sessions as contract } from "@jdj/contract/accounts/sessions";
import { refusal } from "@jdj/contract/call/refusals";
import { answer, asCustomer } from "../../../http/answer.ts";
import { listSessions } from "../../identity/sessions/queries.ts";
import { revokeSessions } from "../../identity/sessions/revoke-sessions.ts";
import { exchangeToken, lookAtToken } from "./exchange-url-token.ts";
import { presentSignedIn, presentUser } from "./present-user.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const sessionCalls = {
  login: answer(contract.login).handler(async ({ input, context }) => {
    const { token, actor, deviceToken } = await signIn(context, {
      role: "CUSTOMER",
      email: input.email,
      phoneNumber: input.phone_number,
      password: input.password,
      address: context.caller.address,
      device: context.caller.device,
      deviceToken: input.device_token ?? "",
    });
    const user = await presentUser(context, actor);
    return { success: true, token, user, device_token: deviceToken };
  }),

  lookAt: answer(contract.lookAt).handler(async ({ input, context }) => {
    const { address } = context.caller;
    const { user } = await lookAtToken(context, { token: input.api_token, address });
    return { user_id: user.id, given_names: user.givenNames, last_name: user.lastName };
  }),

  exchange: answer(contract.exchange).handler(async ({ input, context }) => {
    const { address, device } = context.caller;
    const { token, actor } = await exchangeToken(context, {
      token: input.api_token,
      address,
      device,
    });
    return { success: true, token, user: await presentUser(context, actor) };
  }),

  logout: answer(contract.logout)
    .use(asCustomer)
    .handler(async ({ context }) => {
      const { sessionId, user } = context.actor;
      await signOut(context, { sessionId, userId: user.id });
      return { success: true };
    }),

  profile: answer(contract.profile)
    .use(asCustomer)
    .handler(async ({ context }) => ({ user: await presentUser(context, context.actor) })),

  user: answer(contract.user)
    .use(asCustomer)
    .handler(({ context }) => presentUser(context, context.actor)),

  visitor: answer(contract.visitor)
    .use(asCustomer)
    .handler(({ context: { actor, settings } }) => ({
      ...presentSignedIn(actor, settings.gate),
      unread_notices: actor.unreadNotices ?? 0,
    })),

  userById: answer(contract.userById)
    .use(asCustomer)
    .handler(({ input, context }) => {
      if (input.id !== context.actor.user.id) throw refusal("not-found");
      return presentUser(context, context.actor);
    }),

  sessions: answer(contract.sessions)
    .use(asCustomer)
    .handler(async ({ context }) => ({
      data: await listSessions(context.db, context.actor, context.now),
    })),

  endSession: answer(contract.endSession)
    .use(asCustomer)
    .handler(async ({ input, context }) => {
      const ended = await signOut(context, {
        sessionId: input.sessionId,
        userId: context.actor.user.id,
      });
      if (!ended) throw refusal("not-found");
      return { success: true };
    }),

  endSessions: answer(contract.endSessions)
    .use(asCustomer)
    .handler(async ({ context }) => {
      await revokeSessions(context.db, context.actor.user.id, context.now);
      return { success: true };
    }),
};
