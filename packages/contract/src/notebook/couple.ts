import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id, line, optionalLine, optionalUpload, PathId } from "../call/shapes.ts";
import { Civility } from "../person/civility-shape.ts";
import { requiredEmail } from "../person/required-email.ts";
import { notebookMessages } from "./messages.ts";

/** The stored data of one person of the couple. */
const MarriedDetails = z.object({
  event_id: Id,
  married_id: Id,
  civility: Civility,
  last_name: z.string(),
  given_names: z.string(),
  /** Address and numbers are the couple's private lines: null for those who may not see them. */
  email: z.string().nullable(),
  phone_number_1: z.string().nullable(),
  phone_number_2: z.string().nullable(),
  /** Of somebody who is dead, `YYYY-MM-DD`. */
  born_on: z.string().nullable(),
  died_on: z.string().nullable(),
  /** « le Vieux », after « dit ». */
  known_as: z.string().nullable(),
  /** In whose name their death is announced: « Les familles Kouamé et Brou, alliées et amies ». */
  families: z.string().nullable(),
  /** Signed address of the photo, or null. */
  image: z.string().nullable(),
  /** Grows by one at each save; sent back with the next one. */
  version: z.int(),
});

/** What the account of the reader says of them, for the place that may be theirs. */
const Proposed = z.object({
  /** Whether the place is theirs beyond doubt, so that a form begins with it; otherwise it is offered. */
  fills: z.boolean(),
  civility: Civility.nullable(),
  last_name: z.string(),
  given_names: z.string(),
  email: z.string().nullable(),
  phone_number_1: z.string().nullable(),
  phone_number_2: z.string().nullable(),
});

/** A celebrated person's place in the event (groom, bride…) and their stored data. */
export const Married = z
  .object({
    id: Id,
    /** The key in the code, which no renaming changes: `groom`, `bride`, `child`… */
    code: z.string(),
    name: z.string(),
    /** Null where the place may be anybody's: then the civility is asked. */
    gender: z.enum(["M", "F"]).nullable(),
    /** The civilities to choose from; only one where the gender decides. */
    civilities: z.array(Civility).min(1),
    /** Whether the section is complete without them. */
    optional: z.boolean(),
    /** Whether the person is dead: then the dates of their life are asked, and no contact. */
    remembered: z.boolean(),
    /** Only for the owner of an event of whose persons none is stored yet. */
    proposed: Proposed.nullable(),
    pivot: MarriedDetails.nullable(),
  })
  .meta({ id: "Married" });
export type Married = z.infer<typeof Married>;

/** A day of a life, which an empty field leaves out. */
const dayOfLife = z.preprocess((value) => (value === "" ? null : value), CalendarDate.nullish());

/** Names accept letters and spaces, with the hyphens and apostrophes that real names have. */
const personName = line(notebookMessages.required, 80).regex(
  /^[\p{L}\p{M}' ’-]*$/u,
  notebookMessages.namesOnlyLetters,
);

const personFields = {
  married_id: PathId,
  /** Read where the place has several; elsewhere its gender decides. */
  civility: z.string().max(40).nullish(),
  last_name: personName,
  given_names: personName,
  /** Left out or null, there is none; an empty one was asked for, and is missing. */
  email: requiredEmail(notebookMessages.required).nullish(),
  phone_number_1: line(notebookMessages.required, 40).nullish(),
  phone_number_2: optionalLine(40),
  /** Read of somebody who is dead alone. */
  born_on: dayOfLife,
  died_on: dayOfLife,
  known_as: optionalLine(60),
  families: optionalLine(160),
  image: optionalUpload(notebookMessages.selectAnImage),
  /** The version that was shown. When given and outdated, the save is refused (409). */
  version: z.coerce.number().int().min(0).optional(),
};

/** A field of the page: empty means that nothing was written. */
function mayBeEmpty<T extends z.ZodType>(field: T) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    field.nullish(),
  );
}

/** A person of the page. Names are required of somebody, and nothing is of nobody. */
const PersonOfPage = z
  .object({
    ...personFields,
    last_name: mayBeEmpty(personName),
    given_names: mayBeEmpty(personName),
    email: mayBeEmpty(requiredEmail(notebookMessages.required)),
    phone_number_1: mayBeEmpty(line(notebookMessages.required, 40)),
  })
  .check(
    z.superRefine(
      (person, context) => {
        if (isNobody(person)) return;
        for (const name of ["last_name", "given_names"] as const)
          if (person[name] == null)
            context.addIssue({ code: "custom", path: [name], message: notebookMessages.required });
      },
      // Together with the fields' own rules, so that all errors are shown at once.
      { when: ({ value }) => typeof value === "object" && value !== null },
    ),
  );

const written = [
  "last_name",
  "given_names",
  "email",
  "phone_number_1",
  "phone_number_2",
  "born_on",
  "died_on",
  "known_as",
  "families",
  "image",
] as const;

/** Whether nothing is written about a person of the page: neither a name nor a contact nor a photo. */
export function isNobody(person: { [name in (typeof written)[number]]?: unknown }): boolean {
  return written.every((name) => person[name] == null);
}

export const couple = {
  marriedsByEvent: call("verified-customer", "couple:read")
    .route({
      method: "GET",
      path: "/api/v1/marrieds-by-event/{eventId}",
      tags: ["notebook"],
      summary: "The celebrated persons",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(Married))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  marriedByName: call("verified-customer", "couple:read")
    .route({
      method: "POST",
      path: "/api/v1/marrieds-by-name",
      tags: ["notebook"],
      summary: "One celebrated person by label",
    })
    .input(z.object({ event_id: PathId, married_name: z.string().max(120) }))
    .output(Married)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves one person. */
  saveMarried: call("verified-customer", "couple:write")
    .route({
      method: "POST",
      path: "/api/v1/marrieds/events",
      tags: ["notebook"],
      summary: "Save one celebrated person",
    })
    .input(z.object({ event_id: PathId, ...personFields }))
    .output(
      z.object({ success: z.literal(true), message: z.string(), customer_id: Id, data: Married }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),

  /**
   * Saves the persons of the page together: all or none. Field errors are named `persons.0.email`. A
   * person without anything written is left out, and removed where they were stored.
   */
  saveCouple: call("verified-customer", "couple:write")
    .route({
      method: "POST",
      path: "/api/v1/marrieds/events-all",
      tags: ["notebook"],
      summary: "Save all celebrated persons",
    })
    .input(
      z.object({
        event_id: PathId,
        persons: z.array(PersonOfPage).min(1).max(10),
      }),
    )
    .output(
      z.object({
        success: z.literal(true),
        message: z.string(),
        customer_id: Id,
        data: z.array(Married),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
