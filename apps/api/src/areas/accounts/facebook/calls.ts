import { facebook as contract } from "@jdj/contract/accounts/facebook";
import { SESSION_DAYS } from "@jdj/contract/accounts/session-days";
import { refusal } from "@jdj/contract/call/refusals";
import { answer } from "../../../http/answer.ts";
import { registerNewcomer } from "./register-newcomer.ts";
import { returnAddress, signInWithFacebook } from "./sign-in.ts";

function bearer({ token, userId }: { token: string; userId: number }) {
  return {
    token_type: "Bearer" as const,
    expires_in: SESSION_DAYS * 86_400,
    access_token: token,
    user: { id: userId },
  };
}

export const facebookCalls = {
  available: answer(contract.available).handler(({ context }) => ({
    available: context.facebook !== null,
  })),

  consentAddress: answer(contract.consentAddress).handler(({ input, context }) => {
    const { facebook, settings } = context;
    if (facebook === null) throw refusal("not-found");
    const returnTo = returnAddress(settings.publicUrl);
    return { address: facebook.consentAddress({ state: input.state, returnTo }) };
  }),

  token: answer(contract.token).handler(async ({ input, context }) => {
    const { address, device } = context.caller;
    const signedIn = await signInWithFacebook(context, { code: input.code, address, device });
    if ("token" in signedIn) return bearer(signedIn);
    const { givenNames, lastName, email } = signedIn.person;
    return {
      token_type: "Registration" as const,
      ticket: signedIn.ticket,
      person: { given_names: givenNames, last_name: lastName, email },
    };
  }),

  complete: answer(contract.complete).handler(async ({ input, context }) =>
    bearer(await registerNewcomer(context, input, context.caller)),
  ),
};
