import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, oneOf, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Search, YesNo } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/people" as const;

/** A customer or a provider's user, as far as staff need to know them. */
export const Person = z
  .object({
    id: Id,
    role: z.enum(["CUSTOMER", "PROVIDER"]),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The address that replaces the present one once its link is opened. */
    pending_email: z.string().nullable(),
    email_verified_at: Instant.nullable(),
    phone_verified_at: Instant.nullable(),
    last_signed_in_at: Instant.nullable(),
    created_at: Instant,
    /** When they closed the account themselves; it is then erased. */
    closed_at: Instant.nullable(),
    /** When staff closed its sign-in, which they may open again. */
    archived_at: Instant.nullable(),
    open_sessions: z.int(),
  })
  .meta({ id: "Person" });
export type Person = z.infer<typeof Person>;

/** What staff may note as verified. */
export const credentials = ["email", "phone"] as const;

const Reason = z.object({ id: PathId, reason: z.string().trim().max(1000) });

export const people = {
  /** The newest first; `q` is an address, a number, or a part of the name. */
  list: call("staff", "people:read")
    .route({ method: "GET", path, tags, summary: "People" })
    .input(
      listInput(["id"], {
        q: Search.optional(),
        role: z.enum(["CUSTOMER", "PROVIDER"]).optional(),
        archived: YesNo.optional(),
      }),
    )
    .output(pageOf(Person)),

  find: call("staff", "people:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A person" })
    .input(ById)
    .output(Person)
    .errors(refusals("not-found")),

  /** Signs a person out everywhere. */
  revokeSessions: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/sign-out`, tags, summary: "Revoke all sessions" })
    .input(ById)
    .output(Person)
    .errors(refusals("not-found")),

  /**
   * Opens the notebook of a customer in this browser for half an hour, to read only; a cookie of its
   * own holds it.
   */
  view: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/view`, tags, summary: "View as a customer" })
    .input(Reason)
    .output(z.object({ until: Instant }))
    .errors(refusals("not-found", "no-notebook")),

  /** Notes an address or a number as proven, for a reason; nobody else's account keeps it. */
  verify: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/verify`, tags, summary: "Note as verified" })
    .input(Reason.extend({ credential: oneOf(credentials, consoleMessages.kindRequired) }))
    .output(Person)
    .errors(refusals("not-found", "changed-meanwhile", "credential-held")),

  /** Sends the link again that proves their address: the one that waits to be proven, else the present one. */
  resendActivation: call("staff", "people:write")
    .route({
      method: "POST",
      path: `${path}/{id}/resend-activation`,
      tags,
      summary: "Send the link of an address again",
    })
    .input(ById)
    .output(Person)
    .errors(
      refusals(
        ...(["not-found", "nothing-to-prove", "mail-closed"] as const),
        "verification-mail-not-sent",
      ),
    ),

  /**
   * Corrects an address, for a reason. It counts once its link is opened, and the present address is
   * told; where that one is proven, a second person asks for the same before anything is sent.
   */
  correctEmail: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/email`, tags, summary: "Correct an address" })
    .input(Reason.extend({ email: z.string().trim().max(254) }))
    .output(Person.extend({ waits_for_approval: z.boolean() }))
    .errors(
      refusals(
        ...(["not-found", "changed-meanwhile", "credential-held", "mail-closed"] as const),
        ...(["second-person-needed", "access-too-new"] as const),
      ),
    ),

  /** Closes the sign-in of an account and signs it out everywhere; nothing is erased. */
  archive: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/archive`, tags, summary: "Archive an account" })
    .input(Reason)
    .output(Person)
    .errors(refusals("not-found", "changed-meanwhile")),

  restore: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/restore`, tags, summary: "Restore an account" })
    .input(Reason)
    .output(Person)
    .errors(refusals("not-found", "changed-meanwhile")),
};
