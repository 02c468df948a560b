import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant } from "../call/shapes.ts";
import { EventStatus } from "../campaigns/card-purpose.ts";
import { EventVoice } from "../designs/event-voice-shape.ts";
import { COMPANIONS_MAX } from "../notebook/companions-max.ts";
import { placePrefixes } from "../notebook/place-phrase.ts";

/** The unguessable token of a guest's own link. */
const byToken = z.object({ id: z.string().min(1).max(64) });

/** What the hosts ask besides yes or no. */
export const Question = z.object({
  id: Id,
  kind: z.enum(["choice", "text"]),
  label: z.string(),
  /** What may be chosen; empty for a text. */
  choices: z.array(z.string()),
  /** One reply for each person of the party, the guest first. */
  per_person: z.boolean(),
});
export type Question = z.infer<typeof Question>;

/** When and where one ceremony takes place, as an invitation tells it. */
export const InvitedCeremony = z
  .object({
    id: Id,
    name: z.string(),
    /** `YYYY-MM-DD`; null while it is not known. */
    date: z.string().nullable(),
    /** `HH:MM`, in Abidjan. */
    time: z.string().nullable(),
    /** « à la mairie du Plateau » without its « à ». */
    place: z.string().nullable(),
    /** What stands before the place, as its host chose it; null for what the place asks for. */
    place_prefix: z.enum(placePrefixes).nullable(),
    /** Address of its calendar entry; null while it has no date. */
    calendar: z.string().nullable(),
  })
  .meta({ id: "InvitedCeremony" });
export type InvitedCeremony = z.infer<typeof InvitedCeremony>;

/** The event of a card, as anyone who holds a link may know it. */
export const CardEvent = z
  .object({
    name: z.string(),
    hosts: z.string(),
    date: z.string().nullable(),
    date_precision: z.enum(["exact", "approximate"]),
    /** Whether it takes place, on another day, or not at all; a cancelled one has no date. */
    status: EventStatus,
    /** What the event's cloth is woven from. */
    seed: z.string(),
    voice: EventVoice,
    /** Path of the page of the hosts' gift list; null without an open one. */
    gift_list: z.string().nullable(),
    /** Path of the page of the event; null while it is closed. */
    page: z.string().nullable(),
    /** Whether that page asks those for a password who have no card. */
    page_asks_password: z.boolean(),
  })
  .meta({ id: "CardEvent" });

/** What a guest's own page shows: public fields only. */
export const PublicCard = z
  .object({
    guest: z.object({ civility: z.string(), last_name: z.string(), given_names: z.string() }),
    answer: z.enum(["none", "yes", "no"]),
    answered_at: Instant.nullable(),
    event: CardEvent,
    message: z.object({ subject: z.string(), text: z.string() }),
    /** An invitation asks for an answer; thanks, once the event is over, do not. */
    purpose: z.enum(["invitation", "thanks"]),
    /** Address of the card's picture, PNG, with its size in pixels. */
    card: z.object({ file: z.string(), width: z.int(), height: z.int() }),
    /** Those to which this guest is invited; `comes` null before an answer. */
    ceremonies: z.array(z.object({ ...InvitedCeremony.shape, comes: z.boolean().nullable() })),
    /** Whom the guest may bring along, and how many will come. */
    companions: z.object({ allowed: z.int(), coming: z.int() }),
    questions: z.array(z.object({ ...Question.shape, replies: z.array(z.string()) })),
    /** The last day on which an answer is taken, `YYYY-MM-DD`; null for none. */
    deadline: z.string().nullable(),
    /** The code to show at check-in, once the answer is yes: addresses of its picture. */
    entry: z
      .object({
        svg: z.string(),
        png: z.string(),
        /** Leads to Google Wallet with a pass that has the same code; left out where it is not offered. */
        google_wallet: z.string().optional(),
      })
      .nullable(),
    can: z.object({ answer: z.boolean() }),
    /** The name of the guest's table, on the days on which their page says it; left out on others. */
    table: z.string().optional(),
    /** A card that its host sent to themselves: nobody answers it. */
    trial: z.literal(true).optional(),
  })
  .meta({ id: "PublicCard" });
export type PublicCard = z.infer<typeof PublicCard>;

/** What a guest answered so far, with `has_confirmed` 1 for a yes. */
const GivenAnswer = z.object({
  has_confirmed: z.union([z.literal(0), z.literal(1)]),
  answer: z.enum(["none", "yes", "no"]),
});

export const rsvp = {
  /**
   * Confirms a guest who has not answered; an answer is never changed by it. A prefetch, the preview
   * of a link and whoever looks at a notebook to read only read.
   */
  rsvp: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/rsvp/{id}",
      tags: ["cards"],
      summary: "Confirm a guest who has not answered",
    })
    .input(byToken)
    .output(
      z.object({
        /** Whether the guest is confirmed. */
        success: z.boolean(),
        /** The sentence to show; null where nothing was confirmed. */
        message: z.string().nullable(),
        ...GivenAnswer.shape,
      }),
    )
    .errors(
      refusals(
        "not-allowed",
        "not-found",
        "event-gone",
        "too-many-requests",
        "answers-closed",
        "answer-not-asked",
      ),
    ),

  /** Reads a guest's answer and changes nothing. */
  givenAnswer: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/rsvp/{id}/answer",
      tags: ["cards"],
      summary: "Read an answer",
    })
    .input(byToken)
    .output(GivenAnswer)
    .errors(refusals("not-allowed", "not-found", "event-gone", "too-many-requests")),

  /**
   * A guest says whether they come, with whom and to what; they may change it until the deadline.
   * What is left out stays as it was: every ceremony, nobody more.
   */
  answer: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/rsvp/{id}",
      tags: ["cards"],
      summary: "Answer an invitation",
    })
    .input(
      z.object({
        ...byToken.shape,
        answer: z.enum(["yes", "no"]).default("yes"),
        companions: z.coerce.number().int().min(0).max(COMPANIONS_MAX).optional(),
        ceremonies: z.array(z.coerce.number().int().positive()).max(40).optional(),
        replies: z
          .array(
            z.object({
              question_id: z.coerce.number().int().positive(),
              values: z.array(z.string().max(2000)).max(COMPANIONS_MAX + 1),
            }),
          )
          .max(40)
          .optional(),
      }),
    )
    .output(
      z.object({ success: z.literal(true), message: z.string(), answer: z.enum(["yes", "no"]) }),
    )
    .errors(
      refusals(
        "not-allowed",
        "not-found",
        "event-gone",
        "too-many-requests",
        "answers-closed",
        "answer-not-asked",
        "group-full",
      ),
    ),

  publicCard: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/wedding-cards/{id}",
      tags: ["cards"],
      summary: "A guest's card",
    })
    .input(byToken)
    .output(PublicCard)
    .errors(refusals("not-found", "event-gone", "too-many-requests")),
};
