import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";
import { CampaignKind, DeliveryState } from "../campaigns/campaign-states.ts";
import { GuestReply } from "../campaigns/guest-replies.ts";
import { Guest } from "../notebook/guests.ts";
import { CheckIn } from "./check-in.ts";
import { RespondingGuest } from "./responses.ts";
import { Question } from "./rsvp.ts";

/** A card or a message that was sent to a guest, or is about to be. */
export const GuestSend = z
  .object({
    campaign_id: Id,
    kind: CampaignKind,
    /** What a message says, with its placeholders; null for a card. */
    text: z.string().nullable(),
    label: z.string(),
    channel: z.object({ id: Id, name: z.string() }),
    /** When it left or was written by hand; when it was made while neither happened. */
    at: Instant,
    state: DeliveryState,
    /** Why it failed, in French. */
    reason: z.string().nullable(),
    written_at: Instant.nullable(),
    can: z.object({
      resend: z.boolean(),
      /** Whether it may go to the guest by another channel as well. */
      change_channel: z.boolean(),
    }),
  })
  .meta({ id: "GuestSend" });
export type GuestSend = z.infer<typeof GuestSend>;

/** All that the hosts of an event know of one guest, gifts apart. */
export const GuestPage = z
  .object({
    guest: Guest,
    answer: RespondingGuest,
    /** Those that take place. */
    ceremonies: z.array(z.object({ id: Id, name: z.string() })),
    questions: z.array(Question),
    /** Every answer that changed something, the newest first. */
    changes: z.array(z.object({ answer: z.enum(["yes", "no"]), at: Instant })),
    check_in: z
      .object({ at: Instant, people: CheckIn.shape.people, entrance: z.string() })
      .nullable(),
    /** The newest first, fifty at most. */
    sends: z.array(GuestSend),
    /** What they wrote to us in answer, the newest first, twenty at most. */
    replies: z.array(GuestReply),
    /** The newest card that left; null while none did. */
    card: z
      .object({
        campaign_id: Id,
        /** Address of its picture, PNG. */
        file: z.string(),
        /** Path of the guest's own page; null for those who may not answer for guests. */
        link: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "GuestPage" });
export type GuestPage = z.infer<typeof GuestPage>;

export const guestPages = {
  guestPage: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/attendance/guests/{eventGuestId}",
      tags: ["cards"],
      summary: "All about one guest",
    })
    .input(z.object({ eventGuestId: PathId }))
    .output(GuestPage)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),
};
