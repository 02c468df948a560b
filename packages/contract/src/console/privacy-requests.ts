import { z } from "zod";
import { erasureChannels, erasureStates } from "../accounts/account-erasure.ts";
import { DataSection } from "../accounts/data-export.ts";
import { OpenMoney } from "../accounts/open-money.ts";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, Instant, line, oneOf, PathId } from "../call/shapes.ts";
import { consoleMessages } from "./messages.ts";
import { ById, listInput, Version } from "./resource.ts";

const tags = ["console"];
const path = "/api/v1/console/privacy-requests" as const;

export const privacyKinds = ["export", "erasure"] as const;
export const privacyStates = ["open", "done", "refused"] as const;

/** A request about personal data that came by email or by post. */
export const PrivacyRequest = z
  .object({
    id: Id,
    kind: z.enum(privacyKinds),
    received_by: z.enum(["email", "post"]),
    received_on: CalendarDate,
    due_on: CalendarDate,
    /** The days until then, negative once it is over; null for an answered one. */
    days_left: z.int().nullable(),
    person_id: Id.nullable(),
    name: z.string(),
    email: z.string(),
    note: z.string(),
    state: z.enum(privacyStates),
    /** What was done, or why it was refused. */
    outcome: z.string().nullable(),
    handled_at: Instant.nullable(),
    version: z.int(),
    created_at: Instant,
  })
  .meta({ id: "PrivacyRequest" });
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** An erasure that staff asked for: the last attempt of a request. */
const Erasure = z.object({
  state: z.enum(erasureStates),
  channel: z.enum(erasureChannels),
  asked_by: z.string(),
  approved_by: z.string().nullable(),
  proven_at: Instant.nullable(),
  executes_at: Instant.nullable(),
  expires_at: Instant,
  /** Who cancelled it, or what money was open. */
  reason: z.string().nullable(),
});

/** A request with what an erasure depends on. */
export const PrivacyRequestDetail = PrivacyRequest.extend({
  erasure: Erasure.nullable(),
  /** By what the person may prove that they ask; empty where staff may not erase the account. */
  proofs: z.array(z.enum(erasureChannels)),
  /** An account with open money is not erased. */
  open_money: z.array(OpenMoney),
}).meta({ id: "PrivacyRequestDetail" });
export type PrivacyRequestDetail = z.infer<typeof PrivacyRequestDetail>;

const WithOutcome = z.object({ id: PathId, outcome: z.string().trim().max(1000) });

export const consolePrivacyRequests = {
  /** Those that wait, the nearest last day first; or those of another state, the newest first. */
  list: call("staff", "people:read")
    .route({ method: "GET", path, tags, summary: "Requests about personal data" })
    .input(listInput(["id"], { state: z.enum(privacyStates).optional() }))
    .output(pageOf(PrivacyRequest)),

  find: call("staff", "people:read")
    .route({ method: "GET", path: `${path}/{id}`, tags, summary: "A request about personal data" })
    .input(ById)
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found")),

  add: call("staff", "people:write")
    .route({ method: "POST", path, tags, summary: "Note a request about personal data" })
    .input(
      z.object({
        kind: oneOf(privacyKinds, consoleMessages.kindRequired),
        received_by: oneOf(["email", "post"] as const, consoleMessages.kindRequired),
        received_on: CalendarDate,
        /** Whose data; null for somebody without an account. */
        person_id: PathId.nullable().default(null),
        name: line(consoleMessages.nameRequired, 120),
        email: z.string().trim().max(200).default(""),
        note: z.string().trim().max(2000).default(""),
      }),
    )
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found")),

  update: call("staff", "people:write")
    .route({ method: "PUT", path: `${path}/{id}`, tags, summary: "Change a request" })
    .input(
      z.object({
        id: PathId,
        version: Version,
        person_id: PathId.nullable(),
        name: line(consoleMessages.nameRequired, 120),
        email: z.string().trim().max(200),
        note: z.string().trim().max(2000),
      }),
    )
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found", "changed-meanwhile")),

  /**
   * Does what is asked: sends the link to a copy of the data to the proven address, or asks the person,
   * at an address or number that the account has proven, to confirm the erasure.
   */
  run: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/run`, tags, summary: "Answer a request" })
    .input(
      z.object({
        id: PathId,
        /** Where an erasure is confirmed; its proven address, else its number, without it. */
        channel: z.enum(erasureChannels).optional(),
      }),
    )
    .output(PrivacyRequestDetail)
    .errors(
      refusals(
        "not-found",
        "changed-meanwhile",
        "no-account",
        "no-proven-address",
        "no-erasure-proof",
        "erasure-waits",
      ),
    ),

  /** Approves an erasure that the person has confirmed, as a second member of staff. */
  approve: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/approve`, tags, summary: "Approve an erasure" })
    .input(ById)
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found", "changed-meanwhile", "second-person-needed", "access-too-new")),

  /** Cancels an erasure that waits; the request stays open. */
  cancelErasure: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/cancel`, tags, summary: "Cancel an erasure" })
    .input(z.object({ id: PathId, reason: z.string().trim().max(1000) }))
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found", "changed-meanwhile")),

  /** The data of the person, for an answer by post; logged. */
  data: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/data`, tags, summary: "The data of a person" })
    .input(ById)
    .output(z.object({ exported_at: Instant, sections: z.array(DataSection) }))
    .errors(refusals("not-found", "changed-meanwhile", "no-account")),

  /** Notes that it was answered otherwise, and how. */
  finish: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/finish`, tags, summary: "Mark as answered" })
    .input(WithOutcome)
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found", "changed-meanwhile", "erasure-waits")),

  /** Refuses it for a reason: an identity that is not proven, for example. */
  refuse: call("staff", "people:write")
    .route({ method: "POST", path: `${path}/{id}/refuse`, tags, summary: "Refuse a request" })
    .input(WithOutcome)
    .output(PrivacyRequestDetail)
    .errors(refusals("not-found", "changed-meanwhile", "erasure-waits")),
};
