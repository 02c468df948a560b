import { z } from "zod";
import { accountMessages } from "../accounts/messages.ts";
import { newPassword } from "../accounts/new-password.ts";
import { Credentials, DeviceToken } from "../accounts/sessions.ts";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id } from "../call/shapes.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { TeamRole } from "./team-role.ts";

/** The shop for which a member of a team works. */
const MemberShop = z
  .object({
    id: Id,
    name: z.string(),
    role: TeamRole,
    /** Whether its page is public. */
    published: z.boolean(),
    /** Whether its team published the page: it is public while a listing runs. */
    released: z.boolean(),
    /** Whether staff withdrew the page. */
    suspended: z.boolean(),
    /** Whether it also, or only, sells products in the marketplace; null when it does not. */
    selling: z.enum(["also", "only"]).nullable(),
  })
  .meta({ id: "MemberShop" });

/** A signed-in provider, and the shop for which they work. */
export const ProviderUser = z
  .object({
    id: Id,
    last_name: z.string(),
    given_names: z.string(),
    email: z.string().nullable(),
    /** Null for an account that belongs to no shop, or no longer. */
    shop: MemberShop.nullable(),
  })
  .meta({ id: "ProviderUser" });
export type ProviderUser = z.infer<typeof ProviderUser>;

/** A signed-in provider with the number of the bell. */
export const ProviderVisitor = ProviderUser.extend({
  /** Notices that they have not read; 100 stands for all that are more. */
  unread_notices: z.int(),
}).meta({ id: "ProviderVisitor" });
export type ProviderVisitor = z.infer<typeof ProviderVisitor>;

/** A new session; the token is shown only once. */
export const ProviderSignedIn = z
  .object({
    success: z.literal(true),
    token: z.string(),
    user: ProviderUser,
    device_token: DeviceToken,
  })
  .meta({ id: "ProviderSignedIn" });

/** A session opened by a new password or by an accepted invitation, and what to say of it. */
export const ProviderSignedInByLink = ProviderSignedIn.extend({ message: z.string() }).meta({
  id: "ProviderSignedInByLink",
});

const tags = ["providers' space"];

export const providerSessions = {
  /** Signs a provider in. Its token opens the providers' space only. */
  login: call("anyone")
    .route({ method: "POST", path: "/api/v1/pro/login", tags, summary: "Sign a provider in" })
    .input(Credentials)
    .output(ProviderSignedIn)
    .errors(refusals("wrong-credentials", "too-many-requests")),

  /** Revokes the session's token. */
  logout: call("provider")
    .route({ method: "DELETE", path: "/api/v1/pro/logout", tags, summary: "Sign out" })
    .output(Done),

  /** The caller and their shop; also answers those who belong to no shop. */
  me: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/me", tags, summary: "Which provider is signed in" })
    .output(ProviderVisitor),

  /** Sends a link that is valid for 30 minutes and works once; the answer is always the same. */
  requestReset: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/pro/password-reset-email",
      tags,
      summary: "Ask for a new password by e-mail",
    })
    .input(z.object({ email: requiredEmail(personMessages.emailInvalid) }))
    .output(Done)
    .errors(refusals("reset-mail-not-sent", "mail-closed")),

  /** Sets a new password by the token of the email, revokes every session and opens a new one. */
  reset: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/pro/password-reset/{token}/{email}",
      tags,
      summary: "Choose a new password",
    })
    .input(
      z
        .object({
          token: z.string().max(200),
          email: z.string().max(254),
          password: newPassword,
          password_confirmation: z.string(accountMessages.passwordsDiffer).max(200),
          device_token: DeviceToken.optional(),
        })
        .refine((value) => value.password === value.password_confirmation, {
          path: ["password_confirmation"],
          error: accountMessages.passwordsDiffer,
        }),
    )
    .output(ProviderSignedInByLink)
    .errors(refusals("reset-refused", "too-many-requests")),
};
