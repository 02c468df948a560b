import { z } from "zod";
import { call } from "../glue/call.ts";
import { refusals } from "../glue/refusals.ts";
import { Done, Id, Instant } from "../glue/shapes.ts";
import { Civility } from "../notebook/civility-shape.ts";
import { isEmail } from "./email.ts";
import { accountMessages } from "./messages.ts";

export const Role = z.object({ name: z.enum(["CUSTOMER", "PROVIDER", "STAFF"]) });

/** A user, as their own session sees them. */
export const User = z.object({
  id: Id,
  name: z.string(),
  last_name: z.string(),
  given_names: z.string(),
  email: z.string().nullable(),
  phone_number_1: z.string().nullable(),
  email_verified_at: Instant.nullable(),
  phone_verified_at: Instant.nullable(),
  role: Role,
  customer: z
    .object({
      id: Id,
      dob: z.string().nullable(),
      civility: Civility.nullable(),
      current_event: z.object({ id: Id, name: z.string() }).nullable(),
    })
    .nullable(),
  /** Whether the notebook's gate lets this user through. */
  can: z.object({ openNotebook: z.boolean() }),
});
export type User = z.infer<typeof User>;

const Credentials = z
  .strictObject({
    email: z.string().trim().max(254).optional(),
    phone_number: z.string().trim().max(40).optional(),
    password: z
      .string(accountMessages.passwordRequired)
      .min(1, accountMessages.passwordRequired)
      .max(200),
  })
  .superRefine((value, context) => {
    if (value.email !== undefined) {
      if (!isEmail(value.email))
        context.addIssue({
          code: "custom",
          path: ["email"],
          message: accountMessages.emailInvalid,
        });
    } else if (!value.phone_number) {
      context.addIssue({
        code: "custom",
        path: ["phone_number"],
        message: accountMessages.phoneRequired,
      });
    }
  });

export const sessions = {
  /** Signs a customer in by e-mail or phone. The token is opaque and shown once. */
  login: call("anyone")
    .route({ method: "POST", path: "/api/v1/login", tags: ["accounts"], summary: "Sign in" })
    .input(Credentials)
    .output(z.object({ success: z.literal(true), token: z.string(), user: User }))
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
};
