import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { Done, Id, line, optionalLine, PathId, Upload } from "../call/shapes.ts";
import { shopMessages as sentences } from "./profile-messages.ts";

/** The most photos and films of one shop. */
export const MEDIA_MAX = 60;

/** The largest video file, in bytes. */
export const VIDEO_BYTES = 10 * 1024 * 1024;

/** A photo or film of a shop, as its team edits it. */
export const ShopMedium = z.object({
  id: Id,
  type: z.enum(["photo", "video", "youtube_video", "tiktok_video"]),
  /** A path of this site, or the address of the film at YouTube or TikTok. */
  path: z.string(),
  caption: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  cover: z.boolean(),
  /** Whether staff withdrew it. */
  hidden: z.boolean(),
  /** Why, as staff wrote it; null while it is shown. */
  hidden_reason: z.string().nullable(),
});
export type ShopMedium = z.infer<typeof ShopMedium>;

const tags = ["shop"];
const mediaId = z.object({ mediaId: PathId });

export const media = {
  list: call("provider")
    .route({ method: "GET", path: "/api/v1/pro/media", tags, summary: "Photos and films" })
    .output(z.object({ data: z.array(ShopMedium), most: z.int() }))
    .errors(refusals("no-shop")),

  /** Adds a photo (JPEG, PNG, WebP) or a video (MP4, WebM), told apart by their bytes. */
  upload: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/media", tags, summary: "Add a photo or a video" })
    .input(z.object({ file: Upload, caption: optionalLine(200) }))
    .output(Done.extend({ id: Id }))
    .errors(refusals("no-shop", "manager-only", "too-many-requests")),

  /** Adds a film by its address at YouTube or TikTok. */
  addFilm: call("provider", "catalogue:write")
    .route({ method: "POST", path: "/api/v1/pro/media/film", tags, summary: "Add a film" })
    .input(z.object({ url: line(sentences.filmInvalid, 300), caption: optionalLine(200) }))
    .output(Done.extend({ id: Id }))
    .errors(refusals("no-shop", "manager-only")),

  /** Saves the caption, and makes a photo the cover when asked to. */
  update: call("provider", "catalogue:write")
    .route({ method: "PUT", path: "/api/v1/pro/media/{mediaId}", tags, summary: "Edit a photo" })
    .input(mediaId.extend({ caption: optionalLine(200), cover: z.boolean().optional() }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),

  /** Moves a photo or film by one place, or to the beginning. */
  move: call("provider", "catalogue:write")
    .route({
      method: "POST",
      path: "/api/v1/pro/media/{mediaId}/move",
      tags,
      summary: "Move a photo",
    })
    .input(mediaId.extend({ to: z.enum(["earlier", "later", "first"]) }))
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),

  /** Deletes a photo or film, and its file. */
  remove: call("provider", "catalogue:write")
    .route({
      method: "DELETE",
      path: "/api/v1/pro/media/{mediaId}",
      tags,
      summary: "Delete a photo",
    })
    .input(mediaId)
    .output(Done)
    .errors(refusals("no-shop", "manager-only", "not-found")),
};
