import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";

/** As many guests as a search finds at most. */
export const GUESTS_FOUND = 9;

/** A guest by name. */
const FoundGuest = z.object({ id: Id, last_name: z.string(), given_names: z.string() });

export const guestSearch = {
  /**
   * The guests whose names have words that begin with each word of the search, accents and capitals
   * aside; when there are none, those whose names are nearest to it.
   */
  searchGuests: call("verified-customer", "guests:read")
    .route({
      method: "GET",
      path: "/api/v1/guests-search/{eventId}",
      tags: ["notebook"],
      summary: "Guests of an event by a part of their name",
    })
    .input(z.strictObject({ eventId: PathId, search: z.string().max(80) }))
    .output(z.array(FoundGuest))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),
};
