import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { line, optionalLine } from "../call/shapes.ts";
import { groupLinkMessages } from "../notebook/group-link-messages.ts";
import { RegistrationState } from "../notebook/group-links.ts";
import { PEOPLE_MAX } from "../notebook/group-seats.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { CardEvent } from "./rsvp.ts";

/** An unguessable token: of a group's link, or of one registration. */
const byToken = z.object({ token: z.string().min(1).max(64) });

/** What the page of a group's link shows to whoever holds it. */
export const Group = z
  .object({
    event: CardEvent,
    name: z.string(),
    state: z.enum(["open", "full", "closed"]),
    /** How many seats are left; null where the hosts do not tell, or nothing is taken any more. */
    left: z.int().nullable(),
    /** The most people that may still register together, or wait together where it is full. */
    most: z.int(),
    needs_approval: z.boolean(),
    /** The last day on which a registration is taken, `YYYY-MM-DD`; null for none. */
    closes_on: z.string().nullable(),
  })
  .meta({ id: "Group" });
export type Group = z.infer<typeof Group>;

/** What somebody sees of their own registration. */
export const OwnRegistration = z
  .object({
    event: CardEvent,
    group: z.string(),
    name: z.string(),
    people: z.int(),
    state: RegistrationState,
    /** The place on the waiting list, from 1. */
    rank: z.int().nullable(),
    moved_up: z.boolean(),
    /** The most people to which they may change it now. */
    most: z.int(),
    can: z.object({
      /** Change how many come. */
      change: z.boolean(),
      decline: z.boolean(),
      /** Come after all, or wait for a seat. */
      return: z.boolean(),
    }),
  })
  .meta({ id: "OwnRegistration" });
export type OwnRegistration = z.infer<typeof OwnRegistration>;

const { required, peopleInvalid } = groupLinkMessages;
const people = z.coerce
  .number(peopleInvalid)
  .int(peopleInvalid)
  .min(1, peopleInvalid)
  .max(PEOPLE_MAX, peopleInvalid);
/** Whether they would rather wait than not come, where there are not enough seats. */
const waits = z.boolean().default(false);

function hasContact(form: unknown): boolean {
  if (typeof form !== "object" || form === null) return true;
  return ["phone_number_1", "email"].some((name) => {
    const value: unknown = Reflect.get(form, name);
    return typeof value === "string" ? value.trim() !== "" : false;
  });
}

const tags = ["cards"];
const errors = ["not-found", "event-gone", "too-many-requests"] as const;

export const groupRegistrations = {
  group: call("anyone")
    .route({ method: "GET", path: "/api/v1/groups/{token}", tags, summary: "A group" })
    .input(byToken)
    .output(Group)
    .errors(refusals(...errors)),

  /**
   * Registers somebody with a group. Who comes twice, with the same contact and name, finds their own
   * registration, unchanged.
   */
  register: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/groups/{token}/registrations",
      tags,
      summary: "Register with a group",
    })
    .input(
      z
        .object({
          ...byToken.shape,
          last_name: line(required, 80),
          given_names: line(required, 80),
          phone_number_1: optionalLine(40),
          email: z.preprocess(
            (value) => (value === "" ? null : (value ?? null)),
            z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
          ),
          people,
          waits,
          /** What the site knows the device by, so that one device is limited and not a whole operator. */
          device: z.string().max(64).optional(),
        })
        // Checked beside the other fields, so that all errors of a form come at once.
        .refine(hasContact, {
          path: ["phone_number_1"],
          message: groupLinkMessages.contactRequired,
          when: () => true,
        }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        /** Of their own page. */
        token: z.string(),
        is_new: z.boolean(),
      }),
    )
    .errors(refusals(...errors, "group-closed", "group-waiting-full")),

  registration: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/group-registrations/{token}",
      tags,
      summary: "One's own registration",
    })
    .input(byToken)
    .output(OwnRegistration)
    .errors(refusals(...errors)),

  /** Changes how many come; who had declined comes after all, or waits. */
  change: call("anyone")
    .route({
      method: "PUT",
      path: "/api/v1/group-registrations/{token}",
      tags,
      summary: "Change one's registration",
    })
    .input(z.object({ ...byToken.shape, people, waits }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...errors, "group-closed", "group-waiting-full", "state-changed")),

  decline: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/group-registrations/{token}/decline",
      tags,
      summary: "Give one's seat back",
    })
    .input(byToken)
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals(...errors, "state-changed")),
};
