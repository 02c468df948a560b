import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, Instant, PathId } from "../call/shapes.ts";

/** What a guest wrote in answer to a card or a message. */
export const GuestReply = z
  .object({
    id: Id,
    guest: z.object({ id: Id, name: z.string() }),
    channel: z.enum(["sms", "whatsapp"]),
    /** Null for a picture, a voice or another thing that is no text. */
    text: z.string().nullable(),
    at: Instant,
    /** What the host's own phone opens to write back: `https://wa.me/…` or `sms:…`; null without a number. */
    answer_link: z.string().nullable(),
  })
  .meta({ id: "GuestReply" });
export type GuestReply = z.infer<typeof GuestReply>;

export const guestReplies = {
  /** The replies of an event's guests, the newest first, thirty at a time; a page past the last is the last. */
  list: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/events/{eventId}/guest-replies",
      tags: ["cards"],
      summary: "What guests wrote by SMS and WhatsApp",
    })
    .input(z.object({ eventId: PathId, page: z.coerce.number().int().min(1).default(1) }))
    .output(
      z.object({
        page: z.int(),
        last_page: z.int(),
        total: z.int().min(0),
        replies: z.array(GuestReply),
      }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified")),
};
