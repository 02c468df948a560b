import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id } from "../call/shapes.ts";
import { registrationFields } from "./registration-fields.ts";

const { civility, last_name, given_names, email, dob, event_type_id, terms, newsletter } =
  registrationFields;
const { wedding_date, wedding_date_precision } = registrationFields;

/** A session in OAuth's shape. */
const Bearer = z.object({
  token_type: z.literal("Bearer"),
  /** Seconds. */
  expires_in: z.int(),
  access_token: z.string(),
  user: z.object({ id: Id }),
});

/** Somebody known to Facebook but without an account; the ticket is valid for 30 minutes. */
const Newcomer = z.object({
  token_type: z.literal("Registration"),
  ticket: z.string(),
  person: z.object({
    given_names: z.string(),
    last_name: z.string(),
    /** Null when they did not share it: they then enter one. */
    email: z.string().nullable(),
  }),
});

export const facebook = {
  /** Whether sign-in with Facebook is configured. */
  available: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/facebook",
      tags: ["accounts"],
      summary: "Whether Facebook sign-in is offered",
    })
    .output(z.object({ available: z.boolean() })),

  /**
   * The address of Facebook's consent page; it redirects to `/connexion/facebook` with a code and
   * the state.
   */
  consentAddress: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/facebook/consent-address",
      tags: ["accounts"],
      summary: "Address of Facebook's consent page",
    })
    .input(z.object({ state: z.string().min(16).max(200) }))
    .output(z.object({ address: z.string() }))
    .errors(refusals("not-found")),

  /** Exchanges Facebook's code for a session, or for a registration ticket. */
  token: call("anyone")
    .route({
      method: "POST",
      path: "/oauth/token",
      tags: ["accounts"],
      summary: "Sign in with Facebook's code",
    })
    .input(
      z.object({
        grant_type: z.literal("authorization_code"),
        provider: z.literal("facebook"),
        code: z.string().min(1).max(2000),
      }),
    )
    .output(z.discriminatedUnion("token_type", [Bearer, Newcomer]))
    .errors(refusals("facebook-refused", "facebook-away", "not-a-customer", "too-many-requests")),

  /** Registers the bearer of a ticket, with the fields that Facebook does not provide. */
  complete: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/facebook/register",
      tags: ["accounts"],
      summary: "Register with Facebook's ticket",
    })
    .input(
      z.object({
        ticket: z.string().max(2000),
        civility,
        last_name,
        given_names,
        email,
        dob,
        event_type_id,
        wedding_date,
        wedding_date_precision,
        terms,
        newsletter,
      }),
    )
    .output(Bearer)
    .errors(refusals("facebook-refused", "too-many-requests")),
};
