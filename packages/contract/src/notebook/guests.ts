import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, optionalLine, PathId } from "../call/shapes.ts";
import { Civility } from "../person/civility-shape.ts";
import { guestImport } from "./guest-import.ts";
import { ChangedGuest, NewGuest } from "./guest-input.ts";
import { guestMatches } from "./guest-matches.ts";
import { guestSearch } from "./guest-search.ts";

/** A guest of an event. `guest_id` is the category, as the historical API names it. */
export const Guest = z
  .object({
    id: Id,
    event_id: Id,
    guest_id: Id,
    category: z.string(),
    /** Null while it is not known. */
    civility: Civility.nullable(),
    /** One of the two names may be empty. */
    last_name: z.string(),
    given_names: z.string(),
    email: z.string().nullable(),
    /** Empty when there is none, since clients have always read a text here. */
    phone_number_1: z.string(),
    phone_number_2: z.string().nullable(),
    /** 1 when the guest answered that they come, else 0. */
    has_confirmed: z.union([z.literal(0), z.literal(1)]),
    /** What the guest answered: nothing yet, yes, no. */
    answer: z.enum(["none", "yes", "no"]),
    /** Whom they bring along, 0 to 10. */
    companions: z.int(),
    /** With whom they live: guests of one household have the same text here. */
    household: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: "Guest" });
export type Guest = z.infer<typeof Guest>;

const saved = { success: z.literal(true), message: z.string(), customer_id: Id };
const chosen = { event_id: PathId, ids: z.array(PathId).min(1).max(2000) };
const byEvent = z.object({ eventId: PathId });
const byGuest = z.object({ eventGuestId: PathId });
const common = ["not-allowed", "not-found", "account-unverified"] as const;

export const guests = {
  categories: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests",
      tags: ["notebook"],
      summary: "Guest categories of the current event",
    })
    .output(z.array(z.object({ id: Id, name: z.string() })))
    .errors(refusals("not-allowed", "account-unverified")),

  guestsByEvent: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests-by-event-get/{eventId}",
      tags: ["notebook"],
      summary: "Guests of an event",
    })
    .input(byEvent)
    .output(z.array(Guest))
    .errors(refusals(...common)),

  ...guestSearch,

  ...guestMatches,

  ...guestImport,

  /** How many guests an event has, and the first of them by name: for pages that show no list. */
  countGuests: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests-events-count/{eventId}",
      tags: ["notebook"],
      summary: "Number of guests of an event",
    })
    .input(byEvent)
    .output(z.object({ count: z.int(), first: Guest.nullable() }))
    .errors(refusals(...common)),

  /** The same guests in the historical shape: the category with the guest as its pivot. */
  guestsByEventWithPivot: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests-by-event",
      tags: ["notebook"],
      summary: "Guests with their category",
    })
    .input(z.object({ event_id: PathId.optional() }))
    .output(z.array(z.object({ id: Id, name: z.string(), pivot: Guest })))
    .errors(refusals(...common)),

  /** One category of the current event with its guests, each as the pivot of its name. */
  guestsOfCategory: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/get-single-guest/{categoryId}",
      tags: ["notebook"],
      summary: "Guests of one category",
    })
    .input(z.object({ categoryId: PathId }))
    .output(
      z.object({
        id: Id,
        name: z.string(),
        guests: z.array(z.object({ id: Id, name: z.string(), pivot: Guest })),
      }),
    )
    .errors(refusals(...common)),

  /** How many guests of the current event the categories hold together; each category counts once. */
  countPeople: call("verified-customer", "guests:read")
    .route({
      method: "POST",
      path: "/api/v1/guests-people-count",
      tags: ["notebook"],
      summary: "How many guests some categories hold",
    })
    .input(z.array(z.object({ guestId: PathId })).max(200))
    .output(z.int())
    .errors(refusals("not-allowed", "account-unverified")),

  guest: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests/events/{eventGuestId}",
      tags: ["notebook"],
      summary: "One guest",
    })
    .input(byGuest)
    .output(Guest)
    .errors(refusals(...common)),

  /** Adds all rows or none. Field errors are named by row: `0.email`. */
  addGuests: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/guests-events-store",
      tags: ["notebook"],
      summary: "Add guests",
    })
    .input(z.array(NewGuest).min(1).max(200))
    .output(z.object({ ...saved, data: z.array(Guest) }))
    .errors(refusals(...common)),

  updateGuest: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/guests-events-update",
      tags: ["notebook"],
      summary: "Change a guest",
    })
    .input(ChangedGuest)
    .output(z.object({ ...saved, event: z.object({ customer_id: Id }), data: Guest }))
    .errors(refusals(...common, "changed-meanwhile")),

  /** The historical deletion: by bearer token in the header only, never by a cookie or a query. */
  deleteGuestByGet: call("verified-customer", "guests:write")
    .route({
      method: "GET",
      path: "/api/v1/guests-events-delete/{eventGuestId}",
      tags: ["notebook"],
      summary: "Delete a guest (historical)",
    })
    .input(byGuest)
    .output(z.object({ ...saved, event: z.object({ customer_id: Id }) }))
    .errors(refusals(...common, "not-signed-in")),

  deleteGuest: call("verified-customer", "guests:write")
    .route({
      method: "DELETE",
      path: "/api/v1/guests/events/{eventGuestId}",
      tags: ["notebook"],
      summary: "Delete a guest",
    })
    .input(byGuest)
    .output(z.object({ ...saved, event: z.object({ customer_id: Id }) }))
    .errors(refusals(...common)),

  /** Moves chosen guests of one event to another category or household, or removes them: all or none. */
  changeMany: call("verified-customer", "guests:write")
    .route({
      method: "POST",
      path: "/api/v1/guests/events/bulk",
      tags: ["notebook"],
      summary: "Change or remove many guests",
    })
    .input(
      z.discriminatedUnion("action", [
        z.object({ action: z.literal("remove"), ...chosen }),
        z.object({ action: z.literal("categorise"), ...chosen, guest_id: PathId }),
        z.object({
          action: z.literal("household"),
          ...chosen,
          /** With whom they live; empty, each is a guest of their own again. */
          household: optionalLine(80),
        }),
      ]),
    )
    .output(z.object({ ...saved, changed: z.int() }))
    .errors(refusals(...common)),

  /** All guests of an event as a file: an Excel 97 workbook, or CSV for a French spreadsheet. */
  exportGuests: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests-events-export/{eventId}",
      tags: ["notebook"],
      summary: "Export the guests",
    })
    .input(z.object({ eventId: PathId, format: z.enum(["xls", "csv"]) }))
    .output(z.file())
    .errors(refusals(...common)),
};
