import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { Guest } from "../notebook/guests.ts";

const Count = z.int().min(0);
const byEvent = { event_id: PathId };
const guardRefusals = ["not-allowed", "not-found", "account-unverified"] as const;

/** The longest list that is one page. Nearly every event's is: its phone filters it alone. */
export const GUESTS_PER_PAGE = 1000;

/** As many guests as a page of a longer list has. */
export const GUESTS_PER_LONG_PAGE = 200;

/**
 * What a list of guests is narrowed to: those who come, who do not, who have not answered, or who are
 * to be invited, because no card was sent to them and they have not declined.
 */
export const GuestState = z.enum(["yes", "no", "none", "uninvited"]);
export type GuestState = z.infer<typeof GuestState>;

/** By name, or the last added first. */
export const GuestOrder = z.enum(["name", "newest"]);
export type GuestOrder = z.infer<typeof GuestOrder>;

/** A guest, and whether a card was sent to them or is about to be. */
export const ListedGuest = z.object({ ...Guest.shape, invited: z.boolean() });
export type ListedGuest = z.infer<typeof ListedGuest>;

/** How many guests a category has by one answer; people are guests and those they bring along. */
export const GuestTally = z.object({
  guest_id: Id,
  answer: Guest.shape.answer,
  invited: z.boolean(),
  guests: Count,
  people: Count,
});
export type GuestTally = z.infer<typeof GuestTally>;

export const guestList = {
  /**
   * One page of the guests of an event, with the others of their households that match, and how many
   * guests the whole list has of each kind. A page past the last is the last.
   */
  guestPage: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guest-list/{event_id}",
      tags: ["cards"],
      summary: "One page of the guests of an event",
    })
    .input(
      z.object({
        ...byEvent,
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        /** The category. */
        guest_id: PathId.optional(),
        state: GuestState.optional(),
        /** Beginnings of words of a name or a household, digits of a phone, or a part of an email. */
        search: z.string().trim().max(80).optional(),
        order: GuestOrder.default("name"),
      }),
    )
    .output(
      z.object({
        page: z.int(),
        last_page: z.int(),
        /** How many match the filters. */
        matching: Count,
        guests: z.array(ListedGuest),
        tallies: z.array(GuestTally),
        /** How many added themselves and wait for the hosts. */
        requests: Count,
      }),
    )
    .errors(refusals(...guardRefusals)),

  /** The guests to whom no card was sent and who have not declined, by id. */
  uninvitedGuests: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guest-list/{event_id}/uninvited",
      tags: ["cards"],
      summary: "Guests to whom no card was sent",
    })
    .input(z.object(byEvent))
    .output(z.object({ ids: z.array(Id) }))
    .errors(refusals(...guardRefusals)),
};
