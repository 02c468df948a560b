import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";

/** A guest of a list that is not saved yet: what is not known is empty. */
const ListedGuest = z.object({
  last_name: z.string().max(200),
  given_names: z.string().max(200),
  phone_number_1: z.string().max(60),
});

/** Who of the event's guests somebody of a list is. */
const GuestMatch = z.object({
  /** The place in the list that was sent, from 0. */
  index: z.int(),
  /** `different`: the same person with another name or number, or a namesake. */
  kind: z.enum(["known", "different"]),
  /** The guest of the event. */
  guest: z.object({
    id: Id,
    last_name: z.string(),
    given_names: z.string(),
    /** Empty when there is none. */
    phone_number_1: z.string(),
  }),
});
export type GuestMatch = z.infer<typeof GuestMatch>;

export const guestMatches = {
  /** Compares a list with the guests of an event; those who are new are left out. Changes nothing. */
  matchGuests: call("verified-customer", "guests:read")
    .route({
      method: "POST",
      path: "/api/v1/guests-events-match/{eventId}",
      tags: ["notebook"],
      summary: "Who of a list is a guest of an event already",
    })
    .input(z.object({ eventId: PathId, guests: z.array(ListedGuest).max(200) }))
    .output(z.array(GuestMatch))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),
};
