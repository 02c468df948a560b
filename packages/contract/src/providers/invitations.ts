import { z } from "zod";
import { accountMessages } from "../accounts/messages.ts";
import { DeviceToken } from "../accounts/sessions.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { ProviderSignedInByLink } from "./sessions.ts";
import { TeamRole } from "./team-role.ts";

/** Days within which an invitation to a shop's team may be taken up. */
export const SHOP_INVITATION_DAYS = 14;

const text = (max: number) => z.string().trim().max(max).optional();

const tags = ["providers' space"];

export const providerInvitations = {
  /** What the link of an invitation is for. Opening it does not use it up. */
  find: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/pro/invitations/{token}",
      tags,
      summary: "An invitation to a shop's team",
    })
    .input(z.object({ token: z.string().max(100) }))
    .output(
      z.object({
        shop: z.string(),
        email: z.string(),
        role: TeamRole,
        /** Whether the shop has no team yet: its account is being activated. */
        is_activation: z.boolean(),
        /** Whether a provider's account has the address already: its password is asked for. */
        has_account: z.boolean(),
        given_names: z.string(),
        last_name: z.string(),
      }),
    )
    .errors(refusals("not-found", "shop-invitation-over", "too-many-requests")),

  /**
   * Takes an invitation up, once: creates the provider's account, or adds an existing one to the team
   * after its password, and signs in. An account of a customer with the same address stays as it is.
   */
  accept: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/pro/invitations/{token}",
      tags,
      summary: "Join a shop's team",
    })
    .input(
      z.object({
        token: z.string().max(100),
        given_names: text(120),
        last_name: text(120),
        password: z
          .string(accountMessages.passwordRequired)
          .max(200, accountMessages.passwordTooLong),
        password_confirmation: z.string().max(200, accountMessages.passwordTooLong).optional(),
        terms: z.boolean().optional(),
        device_token: DeviceToken.optional(),
      }),
    )
    .output(ProviderSignedInByLink)
    .errors(
      refusals(
        "not-found",
        "shop-invitation-over",
        "in-another-team",
        "wrong-credentials",
        "too-many-requests",
      ),
    ),
};
