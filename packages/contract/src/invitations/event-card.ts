import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { line, optionalLine } from "../call/shapes.ts";
import { civilityInput } from "../person/civility-input.ts";
import { isEmail } from "../person/email.ts";
import { personMessages } from "../person/messages.ts";
import { responseMessages } from "./response-messages.ts";
import { CardEvent, InvitedCeremony } from "./rsvp.ts";

/** The unguessable token of an event's public card. */
const byToken = z.object({ id: z.string().min(1).max(64) });

/** What the card shows to whoever holds its link. */
export const EventCard = z
  .object({
    event: CardEvent,
    /** Address of the card's picture, PNG, with its size in pixels; null for a card without a campaign. */
    card: z.object({ file: z.string(), width: z.int(), height: z.int() }).nullable(),
    message: z.string().nullable(),
    ceremonies: z.array(InvitedCeremony),
    can: z.object({ join: z.boolean() }),
  })
  .meta({ id: "EventCard" });
export type EventCard = z.infer<typeof EventCard>;

const required = responseMessages.required;

/** The form of the specification « Guest event form (public card) »; whose event it is the token alone says. */
const joinFields = {
  civility: civilityInput(required),
  last_name: line(required, 80),
  given_names: line(required, 80),
  email: z.preprocess(
    (value) => (value === "" ? null : (value ?? null)),
    z.string().trim().max(254).refine(isEmail, personMessages.emailInvalid).nullable(),
  ),
  phone_number_1: line(required, 40),
  phone_number_2: optionalLine(40),
  has_confirmed: z.coerce.number().int().min(0).max(1).optional(),
  /** Historical fields: taken, and not believed. */
  event_id: z.unknown().optional(),
  guest_id: z.unknown().optional(),
  customer_id: z.unknown().optional(),
  /** What the site knows the device by, so that one device is limited and not a whole operator. */
  device: z.string().max(64).optional(),
};

export const eventCards = {
  /** Reads an event's public card. It changes nothing. */
  eventCard: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/event-cards/{id}",
      tags: ["cards"],
      summary: "An event's public card",
    })
    .input(byToken)
    .output(EventCard)
    .errors(refusals("not-found", "event-gone", "too-many-requests")),

  /**
   * A guest adds themselves; the hosts validate it. The same phone again changes what waits. Also
   * answered at `POST guests-events-store` for a row that bears `wedding_card_id`.
   */
  join: call("anyone")
    .route({
      method: "POST",
      path: "/api/v1/event-cards/{id}/guests",
      tags: ["cards"],
      summary: "Add oneself to an event",
    })
    .input(z.object({ ...byToken.shape, ...joinFields }))
    .output(z.object({ success: z.literal(true), message: z.string() }))
    .errors(refusals("not-found", "event-gone", "too-many-requests", "card-closed")),
};
