import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, optionalLine, Upload } from "../call/shapes.ts";
import { CardEvent } from "../invitations/rsvp.ts";
import { photoStates } from "./photo-state.ts";

/** The page by which guests send their photos. */
export const AlbumLink = z
  .object({
    event: CardEvent.pick({
      name: true,
      hosts: true,
      date: true,
      date_precision: true,
      status: true,
      seed: true,
      voice: true,
    }),
    /** Whether photos are taken, or why not: its hosts closed it, it is full, the event is cancelled or long past. */
    state: z.enum(["open", "closed", "full", "cancelled", "over"]),
    asks_approval: z.boolean(),
    /** The last day on which photos are kept, `YYYY-MM-DD`; null without a date of the event. */
    kept_until: z.string().nullable(),
    /** Path of the album; null while the page of the feast is closed. */
    album: z.string().nullable(),
    /** What this device sent, the newest first; 200 at most. */
    own: z.array(
      z.object({
        id: z.uuid(),
        small: z.string(),
        colour: z.string(),
        state: z.enum(photoStates),
      }),
    ),
  })
  .meta({ id: "AlbumLink" });
export type AlbumLink = z.infer<typeof AlbumLink>;

const tags = ["album"];
const key = z.string().min(1).max(64);
const base = "/api/v1/album-links/{key}";
/** A random text by which a browser finds what it sent. */
const device = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional();
const errors = ["not-found", "event-gone", "album-moved", "too-many-requests"] as const;

export const albumSending = {
  link: call("anyone")
    .route({ method: "GET", path: base, tags, summary: "The page that takes guests' photos" })
    .input(z.object({ key, device }))
    .output(AlbumLink)
    .errors(refusals(...errors)),

  /** The same `id` again changes nothing. */
  send: call("anyone")
    .route({ method: "POST", path: `${base}/photos`, tags, summary: "Send a photo" })
    .input(
      z.object({ key, id: z.uuid(), photo: Upload, sender: optionalLine(40).optional(), device }),
    )
    .output(z.object({ success: z.literal(true), state: z.enum(photoStates) }))
    .errors(refusals(...errors, "album-closed", "album-full", "busy")),

  /** Takes a photo back that this device sent; one that is gone already is no error. */
  takeBack: call("anyone")
    .route({ method: "DELETE", path: `${base}/photos/{id}`, tags, summary: "Take a photo back" })
    .input(z.object({ key, id: z.uuid(), device }))
    .output(Done)
    .errors(refusals(...errors)),
};
