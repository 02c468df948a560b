import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, PathId } from "../call/shapes.ts";
import { Civility } from "../person/civility-shape.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { accountMessages } from "./messages.ts";

export const Role = z
  .object({ name: z.enum(["CUSTOMER", "PROVIDER", "STAFF"]) })
  .meta({ id: "Role" });

const ofCustomer = {
  id: Id,
  dob: z.string().nullable(),
  civility: Civility.nullable(),
  /** The name of the event on which they worked until their access to it ended; null once they chose another. */
  ended_event: z.string().nullable(),
  /** When our team erases the account, as its holder confirmed and may still cancel; null otherwise. */
  erases_at: Instant.nullable(),
};

/** The signed-in user, as every page needs them. */
const SignedInUser = z
  .object({
    id: Id,
    name: z.string(),
    last_name: z.string(),
    given_names: z.string(),
    email: z.string().nullable(),
    phone_number_1: z.string().nullable(),
    email_verified_at: Instant.nullable(),
    phone_verified_at: Instant.nullable(),
    /**
     * The pending address or number, which replaces the one above once it is proven; null when there
     * is none.
     */
    pending_email: z.string().nullable(),
    pending_phone_number_1: z.string().nullable(),
    /** False for those who have only signed in with Facebook. */
    has_password: z.boolean(),
    role: Role,
    customer: z.object(ofCustomer).nullable(),
    /** Whether this user passes the notebook's verification wall. */
    can: z.object({ openNotebook: z.boolean() }),
  })
  .meta({ id: "SignedInUser" });
export type SignedInUser = z.infer<typeof SignedInUser>;

/** The signed-in user with the number of the bell. */
export const SignedInVisitor = SignedInUser.extend({
  /** Notices that they have not read; 100 stands for all that are more. */
  unread_notices: z.int(),
}).meta({ id: "SignedInVisitor" });
export type SignedInVisitor = z.infer<typeof SignedInVisitor>;

/** The signed-in user, with the event on which they work. */
export const User = SignedInUser.extend({
  customer: z
    .object({
      ...ofCustomer,
      current_event: z.object({ id: Id, name: z.string() }).nullable(),
    })
    .nullable(),
}).meta({ id: "User" });
export type User = z.infer<typeof User>;

/**
 * The token of a device that has signed in before, returned at each sign-in and sent at the next
 * one. It grants nothing, but other people's wrong passwords then do not slow this device.
 */
export const DeviceToken = z.string().max(300);

/** A new session; the token is shown only once. */
export const SignedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user: User,
  device_token: DeviceToken,
});

/** What a sign-in takes: an address or a number, and the password. */
export const Credentials = z
  .object({
    email: z.string().trim().max(254, personMessages.emailInvalid).optional(),
    phone_number: z.string().trim().max(40, accountMessages.phoneRequired).optional(),
    password: z
      .string(accountMessages.passwordRequired)
      .min(1, accountMessages.passwordRequired)
      .max(200, accountMessages.passwordTooLong),
    device_token: DeviceToken.optional(),
  })
  .superRefine((value, context) => {
    if (value.email !== undefined) {
      if (!isEmail(value.email))
        context.addIssue({
          code: "custom",
          path: ["email"],
          message: personMessages.emailInvalid,
        });
    } else if (!value.phone_number) {
      context.addIssue({
        code: "custom",
        path: ["phone_number"],
        message: accountMessages.phoneRequired,
      });
    }
  });

/** A device with an open session. */
export const Session = z
  .object({
    id: Id,
    /** The device's user agent. */
    device: z.string(),
    created_at: Instant,
    expires_at: Instant,
    /** Whether it is the caller's own session. */
    current: z.boolean(),
  })
  .meta({ id: "Session" });

export const sessions = {
  /** Signs a customer in by email or phone. The token is opaque and shown once. */
  login: call("anyone")
    .route({ method: "POST", path: "/api/v1/login", tags: ["accounts"], summary: "Sign in" })
    .input(Credentials)
    .output(SignedIn)
    .errors(refusals("wrong-credentials", "not-a-customer", "too-many-requests")),

  /** Revokes the session's token. */
  logout: call("customer")
    .route({ method: "DELETE", path: "/api/v1/logout", tags: ["accounts"], summary: "Sign out" })
    .output(Done),

  profile: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/profile",
      tags: ["accounts"],
      summary: "Who is signed in",
    })
    .output(z.object({ user: User })),

  user: call("customer")
    .route({ method: "GET", path: "/api/user", tags: ["accounts"], summary: "Who is signed in" })
    .output(User),

  /** The same without the event, for the frame of pages: by one statement. */
  visitor: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/sessions/user",
      tags: ["accounts"],
      summary: "Who is signed in, without their event",
    })
    .output(SignedInVisitor),

  /** The caller by id, as the Facebook flow requests it after `oauth/token`. */
  userById: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/userId/{id}",
      tags: ["accounts"],
      summary: "Oneself by id",
    })
    .input(z.object({ id: PathId }))
    .output(User)
    .errors(refusals("not-found")),

  /** Whose account a token opens that came in a URL; nothing changes. */
  lookAt: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/sessions/look-at",
      tags: ["accounts"],
      summary: "Whose account a token opens that came in an address",
    })
    .input(z.object({ api_token: z.string().min(1).max(200) }))
    .output(z.object({ user_id: Id, given_names: z.string(), last_name: z.string() }))
    .errors(refusals("callback-refused", "too-many-requests")),

  /**
   * Exchanges a token that came in a URL for a new one; the first, which others may have seen, is
   * revoked.
   */
  exchange: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/sessions/exchange",
      tags: ["accounts"],
      summary: "Exchange a token that came in an address",
    })
    .input(z.object({ api_token: z.string().min(1).max(200) }))
    .output(z.object({ success: z.literal(true), token: z.string(), user: User }))
    .errors(refusals("callback-refused", "too-many-requests")),

  /** The devices on which the caller is signed in, this one first. */
  sessions: call("customer")
    .route({
      method: "GET",
      path: "/api/v1/sessions",
      tags: ["accounts"],
      summary: "Where one is signed in",
    })
    .output(z.object({ data: z.array(Session) })),

  /** Signs one device out. */
  endSession: call("customer")
    .route({
      method: "DELETE",
      path: "/api/v1/sessions/{sessionId}",
      tags: ["accounts"],
      summary: "Sign one device out",
    })
    .input(z.object({ sessionId: PathId }))
    .output(Done)
    .errors(refusals("not-found")),

  /** Signs all devices out, including the caller's. */
  endSessions: call("customer")
    .route({
      method: "DELETE",
      path: "/api/v1/sessions",
      tags: ["accounts"],
      summary: "Sign out everywhere",
    })
    .output(Done),
};
