import { z } from "zod";
import { Id, Instant } from "../call/shapes.ts";
import { photoStates } from "./photo-state.ts";

/** A photo of an album, as pages show it. */
export const AlbumPhoto = z
  .object({
    id: Id,
    /** Addresses of the square thumbnail and of the photo, for an hour or two. */
    small: z.string(),
    large: z.string(),
    /** Pixels of the photo. */
    width: z.int(),
    height: z.int(),
    /** Its mean colour, `#rrggbb`, which stands there until it is loaded. */
    colour: z.string(),
    /** The first name of who sent it; null where they said none. */
    sender: z.string().nullable(),
    sent_at: Instant,
  })
  .meta({ id: "AlbumPhoto" });
export type AlbumPhoto = z.infer<typeof AlbumPhoto>;

/** A photo of an album, as its hosts decide on it. */
export const HostedPhoto = AlbumPhoto.extend({
  state: z.enum(photoStates),
  /** Whether a guest reported it. */
  is_reported: z.boolean(),
}).meta({ id: "HostedPhoto" });
export type HostedPhoto = z.infer<typeof HostedPhoto>;
