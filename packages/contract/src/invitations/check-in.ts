import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, Instant, line, PathId } from "../call/shapes.ts";

/** A secret link that opens the check-in page alone, for helpers without an account. */
export const CheckInLink = z
  .object({
    id: Id,
    /** The entrance: « Entrée principale ». */
    label: z.string(),
    /** Path of the check-in page. */
    path: z.string(),
    expires_at: Instant,
    open: z.boolean(),
  })
  .meta({ id: "CheckInLink" });
export type CheckInLink = z.infer<typeof CheckInLink>;

/** A party as the check-in page knows it. Codes are sent as hashes: a lost phone gives no invitation away. */
export const Party = z
  .object({
    guest: Id,
    name: z.string(),
    category: z.string(),
    /** The guest and whom they bring along. */
    people: z.int().min(1),
    answer: z.enum(["none", "yes", "no"]),
    /** The name of their table; null, or left out by older lists, without one. */
    table: z.string().nullable().optional(),
    /** `hashOfCode` of the guest's code. */
    hash: z.string(),
    /** Those of codes made before our secret was changed: they are printed on cards. */
    former_hashes: z.array(z.string()).optional(),
  })
  .meta({ id: "Party" });
export type Party = z.infer<typeof Party>;

/** Who was let in: by the guest, when, where, and how many. */
export const CheckIn = z
  .object({
    /** Made by the phone that let them in. */
    id: z.uuid(),
    guest: Id,
    people: z.int().min(1),
    at: Instant,
    entrance: z.string(),
    /** True once it was cancelled. */
    cancelled: z.boolean(),
  })
  .meta({ id: "CheckIn" });
export type CheckIn = z.infer<typeof CheckIn>;

/** What a phone stores for when there is no network. */
export const CheckInList = z
  .object({
    event: z.object({ id: Id, name: z.string(), seed: z.string() }),
    entrance: z.string(),
    expires_at: Instant,
    parties: z.array(Party),
    admissions: z.array(CheckIn),
    /** The `since` of the next request. */
    until: Instant,
  })
  .meta({ id: "CheckInList" });
export type CheckInList = z.infer<typeof CheckInList>;

/** The result of a check-in that a phone reports. */
export const Settled = z
  .object({
    id: z.uuid(),
    /** `already`: another one is valid, and is in `standing`; `unknown`: no such guest any more. */
    state: z.enum(["admitted", "already", "cancelled", "unknown"]),
    standing: CheckIn.nullable(),
  })
  .meta({ id: "Settled" });
export type Settled = z.infer<typeof Settled>;

const byKey = { key: z.string().min(1).max(64) };
const byEvent = { event_id: PathId };
const guardRefusals = ["not-allowed", "not-found", "account-unverified"] as const;

/** How many hours a check-in link may be valid. */
const CHECK_IN_HOURS_MAX = 24 * 31;

export const checkIn = {
  checkInLinks: call("verified-customer", "guests:write")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}/door-links",
      tags: ["cards"],
      summary: "Links of the door",
    })
    .input(z.object(byEvent))
    .output(z.array(CheckInLink))
    .errors(refusals(...guardRefusals)),

  makeCheckInLink: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/attendance/{event_id}/door-links",
      tags: ["cards"],
      summary: "Make a link of the door",
    })
    .input(
      z.object({
        ...byEvent,
        label: line("Nommez cette entrée", 40),
        hours: z.coerce.number().int().min(1).max(CHECK_IN_HOURS_MAX),
      }),
    )
    .output(CheckInLink)
    .errors(refusals(...guardRefusals)),

  /** Closes a link at once: its phones learn it at their next request. */
  closeCheckInLink: call("verified-customer", "guests:write")
    .route({
      method: "DELETE",
      path: "/api/v1/attendance/{event_id}/door-links/{link_id}",
      tags: ["cards"],
      summary: "Close a link of the door",
    })
    .input(z.object({ ...byEvent, link_id: PathId }))
    .output(Done)
    .errors(refusals(...guardRefusals)),

  /** The same codes on paper, for guests without a phone: addresses of PDFs, for an hour or two. */
  paperCodes: call("verified-customer", "guests:write")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}/paper-codes",
      tags: ["cards"],
      summary: "Entry codes to print",
    })
    .input(z.object(byEvent))
    .output(
      z.object({
        /** Of those who said yes. */
        coming: z.string(),
        /** Of all who did not say no. */
        expected: z.string(),
      }),
    )
    .errors(refusals(...guardRefusals)),

  /** What a helper's phone needs, by the secret of its link. */
  checkInList: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/door/{key}",
      tags: ["cards"],
      summary: "The list at the door",
    })
    .input(z.object(byKey))
    .output(CheckInList)
    .errors(refusals("not-found", "event-gone", "too-many-requests", "door-closed")),

  /**
   * Reports who was let in and what was taken back, in the order in which it happened. The same
   * report again changes nothing. Each has a result of its own; the answer has them all.
   */
  admit: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/door/{key}/admissions",
      tags: ["cards"],
      summary: "Report admissions",
    })
    .input(
      z.object({
        ...byKey,
        admissions: z
          .array(
            z.object({
              id: z.uuid(),
              guest: Id,
              people: z.int().min(1).max(50),
              at: Instant,
              way: z.enum(["code", "name"]),
              /** True to cancel it. */
              cancelled: z.boolean().default(false),
            }),
          )
          .max(500),
        /** `until` of the last answer: only what changed after it is sent again. */
        since: Instant.optional(),
      }),
    )
    .output(z.object({ settled: z.array(Settled), admissions: z.array(CheckIn), until: Instant }))
    .errors(refusals("not-found", "event-gone", "too-many-requests", "door-closed")),
};
