import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, Instant, line, PathId } from "../call/shapes.ts";
import { groupLinkMessages } from "./group-link-messages.ts";
import { SEATS_MAX } from "./group-seats.ts";
import { states } from "./registration-states.ts";
import { versionInput } from "./version-input.ts";

const Count = z.int().min(0);

/** A link by which a group of guests register themselves, up to a number of seats. */
export const GroupLink = z
  .object({
    id: Id,
    name: z.string(),
    /** The category of the guest list into which they come. */
    category: z.string(),
    /** Path of its public page; null for those who may not change the guest list. */
    path: z.string().nullable(),
    seats: Count,
    /** Those of confirmed and of pending registrations; more than there are where hosts gave more themselves. */
    taken: Count,
    /** Registrations by state. */
    confirmed: Count,
    pending: Count,
    waiting: Count,
    declined: Count,
    refused: Count,
    /** Those who moved up from the waiting list and were not told yet. */
    to_tell: Count,
    /** The last day on which a registration is taken, `YYYY-MM-DD`; null for none. */
    closes_on: z.string().nullable(),
    /** Whether a registration waits for the hosts. */
    needs_approval: z.boolean(),
    counts_companions: z.boolean(),
    /** Whether the public page tells how many seats are left. */
    shows_left: z.boolean(),
    /** Whether hosts let it take registrations. */
    open: z.boolean(),
    state: z.enum(["open", "full", "closed"]),
    version: z.int(),
  })
  .meta({ id: "GroupLink" });
export type GroupLink = z.infer<typeof GroupLink>;

/** The state of a registration. */
export const RegistrationState = z.enum(states);

/** Somebody who registered by a group's link, as the hosts see them. */
export const GroupRegistration = z
  .object({
    id: Id,
    last_name: z.string(),
    given_names: z.string(),
    phone_number_1: z.string().nullable(),
    email: z.string().nullable(),
    /** How many come, themselves among them. */
    people: z.int().positive(),
    state: RegistrationState,
    /** The place on the waiting list, from 1; null elsewhere. */
    rank: z.int().positive().nullable(),
    registered_at: Instant,
    /** When they moved up from the waiting list. */
    moved_up_at: Instant.nullable(),
    /** When they were told so, and how: by our email, or by the hosts. */
    told_at: Instant.nullable(),
    told_by: z.enum(["email", "hosts"]).nullable(),
    /** What the hosts' phone opens to tell them, with the text; null without a phone or when they know. */
    whatsapp: z.string().nullable(),
    /** Their number in the guest list. */
    guest_id: Id.nullable(),
    /** The guest of the list who has the same phone, of somebody pending. */
    known_as: z.string().nullable(),
  })
  .meta({ id: "GroupRegistration" });
export type GroupRegistration = z.infer<typeof GroupRegistration>;

const ofEvent = { event_id: PathId };
const ofLink = { ...ofEvent, link_id: PathId };
const { required, seatsInvalid } = groupLinkMessages;
const form = {
  name: line(required, 60),
  seats: z.coerce
    .number(seatsInvalid)
    .int(seatsInvalid)
    .min(1, seatsInvalid)
    .max(SEATS_MAX, seatsInvalid),
  closes_on: z.preprocess(
    (value) => (value === "" ? null : (value ?? null)),
    CalendarDate.nullable(),
  ),
  needs_approval: z.boolean(),
  counts_companions: z.boolean(),
  shows_left: z.boolean(),
};

const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const tags = ["notebook"];

export const groupLinks = {
  groupLinks: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/group-links/{event_id}",
      tags,
      summary: "The group links of an event",
    })
    .input(z.object(ofEvent))
    .output(z.object({ links: z.array(GroupLink), can: z.object({ write: z.boolean() }) }))
    .errors(refusals(...errors)),

  /** A group with one page of those who registered: who needs the hosts first, then the waiting list in its order, then by time. */
  groupLink: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/group-links/{event_id}/{link_id}",
      tags,
      summary: "A group and its registrations",
    })
    .input(
      z.object({
        ...ofLink,
        page: z.coerce.number().int().min(1).max(1000).default(1),
        state: RegistrationState.optional(),
      }),
    )
    .output(
      z.object({
        link: GroupLink,
        page: z.int(),
        last_page: z.int(),
        registrations: z.array(GroupRegistration),
        can: z.object({ write: z.boolean() }),
      }),
    )
    .errors(refusals(...errors)),

  /** Makes a link, and its category of the guest list where there is none of that name. */
  addGroupLink: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/group-links/{event_id}",
      tags,
      summary: "Make a group link",
    })
    .input(z.object({ ...ofEvent, ...form }))
    .output(Done.extend({ id: Id }))
    .errors(refusals(...errors)),

  /** Changes a link. More seats go to the waiting list at once; fewer than are taken are refused. */
  saveGroupLink: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: "/api/v1/group-links/{event_id}/{link_id}",
      tags,
      summary: "Change a group link",
    })
    .input(z.object({ ...ofLink, ...form, version: versionInput }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  openGroupLink: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: "/api/v1/group-links/{event_id}/{link_id}/open",
      tags,
      summary: "Open or close a group link",
    })
    .input(z.object({ ...ofLink, open: z.boolean() }))
    .output(Done)
    .errors(refusals(...errors)),

  /** Removes a link with its waiting list; those who have a seat stay in the guest list. */
  removeGroupLink: call("verified-customer", "guests:write")
    .route({
      method: "DELETE",
      path: "/api/v1/group-links/{event_id}/{link_id}",
      tags,
      summary: "Remove a group link",
    })
    .input(z.object(ofLink))
    .output(Done)
    .errors(refusals(...errors)),

  /** Confirms somebody who is pending, or refuses somebody pending or waiting. */
  judgeRegistration: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/group-links/{event_id}/{link_id}/registrations/{id}",
      tags,
      summary: "Confirm or refuse a registration",
    })
    .input(z.object({ ...ofLink, id: PathId, decision: z.enum(["accept", "refuse"]) }))
    .output(Done)
    .errors(refusals(...errors, "state-changed")),

  /** Notes that the hosts told somebody that they moved up. */
  noteTold: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/group-links/{event_id}/{link_id}/registrations/{id}/told",
      tags,
      summary: "Note that somebody was told",
    })
    .input(z.object({ ...ofLink, id: PathId }))
    .output(Done)
    .errors(refusals(...errors)),
};
