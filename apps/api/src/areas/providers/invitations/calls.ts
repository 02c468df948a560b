import { providerInvitations as contract } from "@jdj/contract/providers/invitations";
import { providerAccountMessages } from "@jdj/contract/providers/team-messages";
import { answer } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findProvenHolder } from "../../identity/users/credentials.ts";
import { presentProvider } from "../sessions/present-provider.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { findOpenInvitation } from "./queries.ts";

/** A name as one field, cut at its last space: « Adjoua Marie » and « Konan ». */
function splitName(name: string): { given_names: string; last_name: string } {
  const at = name.lastIndexOf(" ");
  return at < 0
    ? { given_names: name, last_name: "" }
    : { given_names: name.slice(0, at), last_name: name.slice(at + 1) };
}

export const invitationCalls = {
  find: answer(contract.find).handler(async ({ input, context }) => {
    const { db, now } = context;
    await consumeRateLimit(limits.verify, context.caller.address, context);
    const found = await findOpenInvitation(db, input.token, now);
    const { email, role } = found.invitation;
    const holder = await findProvenHolder(db, "PROVIDER", { email });
    return {
      shop: found.shopName,
      email,
      role,
      is_activation: !found.hasTeam,
      has_account: holder !== null,
      ...splitName(found.contactName ?? ""),
    };
  }),

  accept: answer(contract.accept).handler(async ({ input, context }) => {
    const { address, device } = context.caller;
    const joined = await acceptInvitation(context, {
      token: input.token,
      givenNames: input.given_names ?? "",
      lastName: input.last_name ?? "",
      password: input.password,
      passwordConfirmation: input.password_confirmation ?? "",
      terms: input.terms ?? false,
      address,
      device,
      deviceToken: input.device_token ?? "",
    });
    const { activated, joined: welcome } = providerAccountMessages;
    return {
      success: true,
      message: joined.isActivation ? activated : welcome,
      token: joined.token,
      user: await presentProvider(context, joined.actor),
      device_token: joined.deviceToken,
    };
  }),
};
