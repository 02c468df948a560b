import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Id, PathId } from "../call/shapes.ts";
import { placePrefixes } from "./place-phrase.ts";
import { versionInput } from "./version-input.ts";

const Flag = z.union([z.literal(0), z.literal(1)]);

/** A ceremony of an event: its values from the event template; before the first save its pivot has the proposed date. */
export const DatePlace = z
  .object({
    id: Id,
    /** The key in the code, which no renaming changes: `civil`, `reception`… */
    code: z.string(),
    name: z.string(),
    /** The code of its drawing. */
    image: z.string(),
    isrequired: Flag,
    /** 1 for the ceremony whose date is the event's. */
    is_main: Flag,
    /** 1 for « Prévu »: saved as active, or required. */
    is_activate: Flag,
    /** A date to begin with, `YYYY-MM-DD`, from the event's; null while it has none. */
    proposed_date: z.string().nullable(),
    pivot: z.object({
      event_id: Id,
      date_place_id: Id,
      /** For the main ceremony: the event's date. */
      wedding_date: z.string().nullable(),
      /** `HH:MM` */
      wedding_time: z.string().nullable(),
      wedding_location_prefix: z.enum(placePrefixes).nullable(),
      wedding_location: z.string().nullable(),
      is_activate: Flag,
      /** 0 while nothing was saved. */
      version: z.int(),
    }),
  })
  .meta({ id: "DatePlace" });
export type DatePlace = z.infer<typeof DatePlace>;

/** Looked at only when the ceremony is active: what stands in the fields of another is no error. */
const field = z.string().max(400).nullish();

export const ceremonies = {
  datesPlacesByEvent: call("verified-customer", "ceremonies:read")
    .route({
      method: "GET",
      path: "/api/v1/dates-places-by-event/{eventId}",
      tags: ["notebook"],
      summary: "Dates and places of an event",
    })
    .input(z.object({ eventId: PathId }))
    .output(z.array(DatePlace))
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  datePlace: call("verified-customer", "ceremonies:read")
    .route({
      method: "GET",
      path: "/api/v1/dates-places-events/{eventId}/{datePlaceId}",
      tags: ["notebook"],
      summary: "One date and place",
    })
    .input(z.object({ eventId: PathId, datePlaceId: PathId }))
    .output(DatePlace)
    .errors(refusals("not-allowed", "not-found", "account-unverified")),

  /** Saves one ceremony. A required one is active whatever is sent; the main one moves the event's date. */
  saveDatePlace: call("verified-customer", "ceremonies:write")
    .route({
      method: "POST",
      path: "/api/v1/dates-places/events",
      tags: ["notebook"],
      summary: "Save a date and place",
    })
    .input(
      z.object({
        event_id: PathId,
        date_place_id: PathId,
        wedding_date: field,
        wedding_time: field,
        wedding_location_prefix: field,
        wedding_location: field,
        is_activate: z.preprocess(
          (value) => value === true || value === 1 || value === "1" || value === "on",
          z.boolean(),
        ),
        version: versionInput,
      }),
    )
    .output(
      z.object({ success: z.literal(true), message: z.string(), customer_id: Id, data: DatePlace }),
    )
    .errors(refusals("not-allowed", "not-found", "account-unverified", "changed-meanwhile")),
};
