import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, PathId } from "../call/shapes.ts";
import { CardEvent } from "../invitations/rsvp.ts";
import { AlbumPhoto } from "./photo.ts";

const event = CardEvent.pick({ name: true, hosts: true, seed: true, voice: true });

/** The album of a feast: what its hosts showed, the newest first. */
export const PublicAlbum = z
  .object({
    /** `locked` while the page of the feast asks for its password: then nothing is shown. */
    state: z.enum(["open", "locked"]),
    is_public: z.boolean(),
    event,
    photos: z.array(AlbumPhoto),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
    /** Path of the page that takes photos; null while it takes none, and on a public page. */
    send: z.string().nullable(),
  })
  .meta({ id: "PublicAlbum" });
export type PublicAlbum = z.infer<typeof PublicAlbum>;

/** One photo of the album, with its neighbours. */
export const PublicPhoto = z
  .object({
    is_public: z.boolean(),
    event,
    photo: AlbumPhoto,
    previous: Id.nullable(),
    next: Id.nullable(),
    /** Its place from 1, of so many, and the page of the album that has it. */
    place: z.int(),
    total: z.int(),
    page: z.int(),
  })
  .meta({ id: "PublicPhoto" });
export type PublicPhoto = z.infer<typeof PublicPhoto>;

const tags = ["album"];
const base = "/api/v1/event-pages/{slug}/photos";
const ofPage = { slug: z.string().min(1).max(120), access: z.string().max(400).optional() };
const errors = ["not-found", "event-gone", "event-page-moved", "too-many-requests"] as const;

export const publicAlbum = {
  /** @param access as for the page of the event */
  album: call("anyone")
    .route({ method: "GET", path: base, tags, summary: "The album of a feast" })
    .input(z.object({ ...ofPage, page: z.coerce.number().int().min(1).max(1000).optional() }))
    .output(PublicAlbum)
    .errors(refusals(...errors)),

  photo: call("anyone")
    .route({ method: "GET", path: `${base}/{id}`, tags, summary: "A photo of the album" })
    .input(z.object({ ...ofPage, id: PathId }))
    .output(PublicPhoto)
    .errors(refusals(...errors)),

  /** The photo waits for its hosts again, who are told; one that they kept after a report stays. */
  report: call("anyone")
    .route({ method: "POST", path: `${base}/{id}/report`, tags, summary: "Report a photo" })
    .input(z.object({ ...ofPage, id: PathId }))
    .output(Done)
    .errors(refusals(...errors)),
};
