import { z } from "zod";
import { accountMessages } from "../accounts/messages.ts";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, PathId } from "../call/shapes.ts";
import { staffRoles } from "../call/staff-policy.ts";
import { personMessages } from "../person/messages.ts";
import { requiredEmail } from "../person/required-email.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/staff" as const;

/** A member of staff. */
export const StaffMember = z
  .object({
    id: Id,
    email: z.string(),
    given_names: z.string(),
    last_name: z.string(),
    role: z.enum(staffRoles),
    /** Null until the link was opened and the second factor set up. */
    activated_at: Instant.nullable(),
    removed_at: Instant.nullable(),
    last_signed_in_at: Instant.nullable(),
    version: z.int(),
  })
  .meta({ id: "StaffMember" });
export type StaffMember = z.infer<typeof StaffMember>;

/** The fields of a new member of staff. */
export const StaffForm = z.object({
  email: requiredEmail(personMessages.emailInvalid),
  given_names: line(accountMessages.givenNamesRequired),
  last_name: line(accountMessages.lastNameRequired),
  role: z.enum(staffRoles),
});

/** Whose link of activation was sent, by e-mail and to them alone. */
const LinkSent = z.object({ id: Id });

export const staff = {
  list: call("staff", "staff:read")
    .route({ method: "GET", path, tags, summary: "Members of staff" })
    .input(listInput(["id"], {}))
    .output(pageOf(StaffMember)),

  find: call("staff", "staff:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A member of staff" })
    .input(ById)
    .output(StaffMember)
    .errors(refusals("not-found")),

  add: call("staff", "staff:write")
    .route({ method: "POST", path, tags, summary: "Add a member of staff" })
    .input(StaffForm)
    .output(LinkSent)
    .errors(refusals("mail-closed")),

  /** Changes the role. The member's open sessions follow it at once. */
  setRole: call("staff", "staff:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a role" })
    .input(z.object({ id: PathId, role: z.enum(staffRoles), version: Version }))
    .output(StaffMember)
    .errors(refusals("not-found", "changed-meanwhile", "last-admin")),

  /** Sends the member a new link: password, second factor and recovery codes are set up anew. */
  reset: call("staff", "staff:write")
    .route({ method: "POST", path: `${path}/{id}/reset`, tags, summary: "Send a new link" })
    .input(ById)
    .output(LinkSent)
    .errors(refusals("not-found", "mail-closed")),

  /** Closes the account and revokes its sessions. */
  remove: call("staff", "staff:write")
    .route({ method: "DELETE", path: `${path}/{id}`, tags, summary: "Remove a member of staff" })
    .input(ById)
    .output(Done)
    .errors(refusals("not-found", "last-admin")),
};

/** Who is signed in to the console. */
export const StaffUser = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    role: z.enum(staffRoles),
    /** Recovery codes that were not used yet. */
    recovery_codes_left: z.int(),
  })
  .meta({ id: "StaffUser" });
export type StaffUser = z.infer<typeof StaffUser>;

const Token = z.string().max(200);
const code = z
  .string(consoleMessages.codeRequired)
  .trim()
  .min(1, consoleMessages.codeRequired)
  .max(40, consoleMessages.codeWrong);

export const staffSessions = {
  /** Signs in with password and second factor: a code of the application, or a recovery code. */
  login: call("anyone")
    .route({ method: "POST", path: "/api/v1/console/login", tags, summary: "Sign in" })
    .input(
      z.object({
        email: requiredEmail(personMessages.emailInvalid),
        password: z
          .string(consoleMessages.passwordRequired)
          .min(1, consoleMessages.passwordRequired)
          .max(200, consoleMessages.passwordRequired),
        code,
      }),
    )
    .output(z.object({ success: z.literal(true), user: StaffUser }))
    .errors(refusals("wrong-credentials", "too-many-requests")),

  logout: call("staff", "session:write")
    .route({ method: "POST", path: "/api/v1/console/logout", tags, summary: "Sign out" })
    .output(Done),

  me: call("staff", "session:read")
    .route({ method: "GET", path: "/api/v1/console/me", tags, summary: "Who is signed in" })
    .output(StaffUser),

  /** What an activation link is for, and the secret for the application of codes. */
  activation: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/console/activation/read",
      tags,
      summary: "Read a link",
    })
    .input(z.object({ token: Token }))
    .output(
      z.object({
        email: z.string(),
        name: z.string(),
        /** Base 32, for entry by hand. */
        secret: z.string(),
        /** The same as `otpauth:` address in a QR code, SVG. */
        qr: z.string(),
      }),
    )
    .errors(refusals("activation-over", "too-many-requests")),

  /** Sets password and second factor, and opens a session. The recovery codes are shown only here. */
  activate: call("anyone")
    .route({ method: "POST", path: "/api/v1/console/activation", tags, summary: "Activate" })
    .input(z.object({ token: Token, password: z.string().max(200), code }))
    .output(
      z.object({ success: z.literal(true), user: StaffUser, recovery_codes: z.array(z.string()) }),
    )
    .errors(refusals("activation-over", "too-many-requests")),
};
