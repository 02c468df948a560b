import { sessions as contract } from "@jdj/contract/accounts/sessions";
import { answer, asCustomer } from "../../../http/answer.ts";
import { presentUser } from "../users/present.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const sessionCalls = {
  login: answer(contract.login).handler(async ({ input, context }) => {
    const { token, actor } = await signIn(context, {
      email: input.email,
      phoneNumber: input.phone_number,
      password: input.password,
      address: context.caller.address,
      device: context.caller.device,
    });
    return { success: true, token, user: await presentUser(context, actor) };
  }),

  logout: answer(contract.logout)
    .use(asCustomer)
    .handler(async ({ context }) => {
      await signOut(context, context.actor.sessionId);
      return { success: true };
    }),

  profile: answer(contract.profile)
    .use(asCustomer)
    .handler(async ({ context }) => ({ user: await presentUser(context, context.actor) })),

  user: answer(contract.user)
    .use(asCustomer)
    .handler(({ context }) => presentUser(context, context.actor)),
};
