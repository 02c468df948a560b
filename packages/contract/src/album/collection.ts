import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, oneOf, PathId } from "../call/shapes.ts";
import { versionInput as version } from "../notebook/version-input.ts";
import { CHOSEN_MAX } from "./limits.ts";
import { albumMessages as messages } from "./messages.ts";
import { HostedPhoto } from "./photo.ts";
import { photoStates } from "./photo-state.ts";

/** What a download of the album has: what is in it, or all that guests sent. */
export const archiveContents = ["shown", "all"] as const;
export type ArchiveContents = (typeof archiveContents)[number];

/** The guests' photos of an event, as its hosts keep them. */
export const AlbumCollection = z
  .object({
    /** 0 while nothing is stored. */
    version: z.int(),
    is_open: z.boolean(),
    /** Whether a photo waits until a host shows it. */
    asks_approval: z.boolean(),
    /** The key of the link, and the path of the page that it opens; null while nothing is stored. */
    key: z.string().nullable(),
    path: z.string().nullable(),
    /** Why the link takes nothing although it is open: the event does not take place, or is long past. */
    stopped: z.enum(["cancelled", "over"]).nullable(),
    counts: z.object({ waiting: z.int(), shown: z.int(), hidden: z.int() }),
    /** Bytes of all stored pictures, and the most they may take; the most photos. */
    bytes: z.int(),
    bytes_max: z.int(),
    photos_max: z.int(),
    /** The last day on which photos are kept, `YYYY-MM-DD`; null without a date of the event. */
    kept_until: z.string().nullable(),
    /** Path of the album on the page of the feast; null while that page is closed. */
    album: z.string().nullable(),
    /** The page of those that were asked for, the newest first. */
    state: z.enum(photoStates),
    photos: z.array(HostedPhoto),
    current_page: z.int(),
    last_page: z.int(),
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: "AlbumCollection" });
export type AlbumCollection = z.infer<typeof AlbumCollection>;

const tags = ["album"];
const ofEvent = { event_id: PathId };
const errors = ["not-allowed", "not-found", "account-unverified"] as const;
const base = "/api/v1/albums/{event_id}";
const photos = z
  .array(Id.or(z.coerce.number().int().positive()), messages.chooseSome)
  .min(1, messages.chooseSome)
  .max(CHOSEN_MAX, messages.tooManyChosen);

export const albumCollection = {
  /** @param state those that wait, without it, or what is in the album while none wait */
  collection: call("verified-customer", "ceremonies:read")
    .route({ method: "GET", path: base, tags, summary: "The guests' photos of an event" })
    .input(
      z.object({
        ...ofEvent,
        state: z.enum(photoStates).optional(),
        page: z.coerce.number().int().min(1).max(1000).optional(),
      }),
    )
    .output(AlbumCollection)
    .errors(refusals(...errors)),

  save: call("verified-customer", "ceremonies:write")
    .route({ method: "PUT", path: base, tags, summary: "Open or close the collection of photos" })
    .input(z.object({ ...ofEvent, is_open: z.boolean(), asks_approval: z.boolean(), version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Another link and code; the former ones say that they lead nowhere. */
  renewLink: call("verified-customer", "ceremonies:write")
    .route({ method: "POST", path: `${base}/link`, tags, summary: "Change the link of the photos" })
    .input(z.object({ ...ofEvent, version }))
    .output(Done)
    .errors(refusals(...errors, "changed-meanwhile")),

  /** Photos that are there already, or were removed meanwhile, are left out. */
  decide: call("verified-customer", "ceremonies:write")
    .route({
      method: "POST",
      path: `${base}/photos`,
      tags,
      summary: "Show photos in the album, or put them aside",
    })
    .input(z.object({ ...ofEvent, photos, to: oneOf(["shown", "hidden"], messages.choiceUnknown) }))
    .output(Done)
    .errors(refusals(...errors)),

  /** Deletes photos that were put aside; others are left out. */
  remove: call("verified-customer", "ceremonies:write")
    .route({
      method: "POST",
      path: `${base}/photos/removal`,
      tags,
      summary: "Delete photos that were put aside",
    })
    .input(z.object({ ...ofEvent, photos }))
    .output(Done)
    .errors(refusals(...errors)),

  /** The address of a ZIP of the photos, for an hour or two and this account alone. */
  archive: call("verified-customer", "ceremonies:read")
    .route({ method: "GET", path: `${base}/archive`, tags, summary: "Download all photos" })
    .input(z.object({ ...ofEvent, contents: oneOf(archiveContents, messages.choiceUnknown) }))
    .output(z.object({ path: z.string() }))
    .errors(refusals(...errors)),
};
