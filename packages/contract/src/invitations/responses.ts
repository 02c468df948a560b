import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Done, Id, Instant, line, PathId } from "../call/shapes.ts";
import { COMPANIONS_MAX } from "../notebook/companions-max.ts";
import { Civility } from "../person/civility-shape.ts";
import { responseMessages } from "./response-messages.ts";
import { Question } from "./rsvp.ts";

const Count = z.int().min(0);
const byEvent = { event_id: PathId };
const companions = z.coerce.number().int().min(0).max(COMPANIONS_MAX);
const guardRefusals = ["not-allowed", "not-found", "account-unverified"] as const;

/** One guest of the event with what they answered. */
export const RespondingGuest = z
  .object({
    id: Id,
    civility: Civility.nullable(),
    last_name: z.string(),
    given_names: z.string(),
    category: z.string(),
    phone_number_1: z.string(),
    answer: z.enum(["none", "yes", "no"]),
    answered_at: Instant.nullable(),
    companions: Count,
    companions_allowed: Count,
    /** The ceremonies to which they are invited, by id, and those to which they come. */
    invited_to: z.array(Id),
    comes_to: z.array(Id),
    replies: z.array(z.object({ question_id: Id, values: z.array(z.string()) })),
    /** When they were checked in. */
    arrived_at: Instant.nullable(),
  })
  .meta({ id: "RespondingGuest" });
export type RespondingGuest = z.infer<typeof RespondingGuest>;

/** One page of the guests of an event. */
export const RespondingGuests = z.object({
  page: z.int(),
  last_page: z.int(),
  total: Count,
  guests: z.array(RespondingGuest),
});
export type RespondingGuests = z.infer<typeof RespondingGuests>;

/** Somebody who added themselves, about whom the hosts have not decided yet. */
export const JoinRequest = z
  .object({
    id: Id,
    civility: Civility,
    last_name: z.string(),
    given_names: z.string(),
    email: z.string().nullable(),
    phone_number_1: z.string(),
    phone_number_2: z.string().nullable(),
    asked_at: Instant,
    /** The guest of the list who has the same phone, if any. */
    known_as: z.string().nullable(),
  })
  .meta({ id: "JoinRequest" });
export type JoinRequest = z.infer<typeof JoinRequest>;

/** What guests wrote to one question: the first of them by name, and how many there are. */
export const WrittenReplies = z.object({
  question_id: Id,
  count: Count,
  replies: z.array(z.object({ guest_id: Id, name: z.string(), text: z.string() })),
});
export type WrittenReplies = z.infer<typeof WrittenReplies>;

/** Guests by their answer, and people: guests with those they bring along. */
export const AnswerCounts = z
  .object({
    guests: Count,
    yes: Count,
    no: Count,
    none: Count,
    people: Count,
    arrived: Count,
  })
  .meta({ id: "AnswerCounts" });

/** How many are invited to a ceremony, and how many come. */
export const CeremonyAnswers = z
  .object({
    id: Id,
    name: z.string(),
    date: z.string().nullable(),
    invited: Count,
    guests: Count,
    people: Count,
  })
  .meta({ id: "CeremonyAnswers" });

/** A question with how often each choice was made. */
export const QuestionAnswers = z
  .object({
    ...Question.shape,
    tally: z.array(z.object({ choice: z.string(), count: Count })),
  })
  .meta({ id: "QuestionAnswers" });

/** What the hosts see of the answers without the list of guests. People are guests and those they bring along. */
export const ResponsesOverview = z.object({
  event: z.object({ id: Id, name: z.string() }),
  counts: AnswerCounts,
  ceremonies: z.array(CeremonyAnswers),
  questions: z.array(QuestionAnswers),
  /** How many had said yes and no at the end of each day on which an answer came, oldest first. */
  days: z.array(z.object({ date: z.string(), yes: Count, no: Count })),
  requests: z.array(JoinRequest),
  /** How many registered by a group's link and wait for the hosts. */
  pending_in_groups: Count,
  settings: z.object({ deadline: z.string().nullable(), companions: Count, version: z.int() }),
  /** Path of the event's public card; null until one is opened. */
  public_card: z.object({ path: z.string(), open: z.boolean() }).nullable(),
});
export type ResponsesOverview = z.infer<typeof ResponsesOverview>;

/** The same with every guest. */
export const Responses = z
  .object({
    ...ResponsesOverview.shape,
    guests: z.array(RespondingGuest),
  })
  .meta({ id: "Responses" });
export type Responses = z.infer<typeof Responses>;

const choices = z.array(line(responseMessages.required, 60)).max(20).default([]);
const QuestionForm = z
  .object({
    /** Left out for a new one. */
    id: PathId.optional(),
    kind: z.enum(["choice", "text"]),
    label: line(responseMessages.required, 120),
    choices,
    per_person: z.boolean().default(false),
  })
  .refine(({ kind, choices }) => kind === "text" || new Set(choices).size >= 2, {
    path: ["choices"],
    message: responseMessages.choicesMissing,
  });

export const responses = {
  responses: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}",
      tags: ["cards"],
      summary: "Answers to an event",
    })
    .input(z.object(byEvent))
    .output(Responses)
    .errors(refusals(...guardRefusals)),

  /** The counts of the answers, and the first texts that guests wrote to each question. */
  overview: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}/overview",
      tags: ["cards"],
      summary: "Counts of the answers to an event",
    })
    .input(z.object(byEvent))
    .output(z.object({ ...ResponsesOverview.shape, written: z.array(WrittenReplies) }))
    .errors(refusals(...guardRefusals)),

  /** One page of the guests of an answer, or of all, by name; a page past the last is the last. */
  respondingGuests: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}/guests",
      tags: ["cards"],
      summary: "One page of the guests with their answers",
    })
    .input(
      z.object({
        ...byEvent,
        answer: z.enum(["none", "yes", "no"]).optional(),
        page: z.coerce.number().int().min(1).default(1),
      }),
    )
    .output(RespondingGuests)
    .errors(refusals(...guardRefusals)),

  /** Saves until when, with whom and what guests answer. A question that is left out goes, with its replies. */
  saveSettings: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: "/api/v1/attendance/{event_id}/settings",
      tags: ["cards"],
      summary: "Save how guests answer",
    })
    .input(
      z.object({
        ...byEvent,
        deadline: z.preprocess((value) => (value === "" ? null : value), CalendarDate.nullable()),
        companions,
        questions: z.array(QuestionForm).max(12),
        version: z.coerce.number().int().min(0),
      }),
    )
    .output(Done)
    .errors(refusals(...guardRefusals, "changed-meanwhile")),

  /** Says for chosen guests whom they may bring along and to which ceremonies they are invited; null is what the event says. */
  invite: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: "/api/v1/attendance/{event_id}/invitations",
      tags: ["cards"],
      summary: "Change chosen invitations",
    })
    .input(
      z.object({
        ...byEvent,
        ids: z.array(PathId).min(1).max(2000),
        companions_allowed: companions.nullable().optional(),
        ceremony_ids: z.array(PathId).max(40).nullable().optional(),
      }),
    )
    .output(Done)
    .errors(refusals(...guardRefusals)),

  /** Takes somebody who added themselves into the list, in a category, as coming; or refuses them. */
  judge: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/attendance/{event_id}/requests/{request_id}",
      tags: ["cards"],
      summary: "Validate or refuse who added themselves",
    })
    .input(
      z.object({
        ...byEvent,
        request_id: PathId,
        decision: z.enum(["accept", "refuse"]),
        /** The category; the first one unless told. */
        guest_id: PathId.optional(),
      }),
    )
    .output(Done)
    .errors(refusals(...guardRefusals)),

  /** Opens or closes the event's public card; its link stays the same. */
  publicCard: call("verified-customer", "guests:write")
    .route({
      method: "PUT",
      path: "/api/v1/attendance/{event_id}/public-card",
      tags: ["cards"],
      summary: "Open or close the public card",
    })
    .input(z.object({ ...byEvent, open: z.boolean() }))
    .output(z.object({ success: z.literal(true), path: z.string(), open: z.boolean() }))
    .errors(refusals(...guardRefusals)),

  /** Every guest with their answer, as CSV for a French spreadsheet. */
  exportAnswers: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/attendance/{event_id}/export.csv",
      tags: ["cards"],
      summary: "Export the answers",
    })
    .input(z.object(byEvent))
    .output(z.file())
    .errors(refusals(...guardRefusals)),
};
