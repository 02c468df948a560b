import type { Context } from "hono";
import type { AppContext } from "../../app-context.ts";
import { describeError } from "../../log.ts";
import { type AskedPicture, cardImage, pictureHash } from "./card-image.ts";
import { findPhotoKey, findUploaded } from "./queries.ts";

/** The headers of every picture of a card. Mail programs and other sites may show it: its address is what opens it. */
export const pictureHeaders = {
  "cache-control": "private, max-age=3600",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Sends the picture of a card. Its names, its day and its place may change at any moment while its
 * address stays: a browser asks each time whether its copy still is the card, and mostly gets a 304.
 */
export async function sendPicture(
  c: Context,
  { db, storage, log }: Pick<AppContext, "db" | "storage" | "log">,
  {
    photoFileId,
    ...asked
  }: Omit<AskedPicture, "uploaded" | "photoKey"> & {
    /** The file of the hosts' photo, which some designs show. */
    photoFileId: string | null | undefined;
  },
) {
  const picture = {
    ...asked,
    uploaded: await findUploaded(db, asked.design),
    photoKey: await findPhotoKey(db, asked.design, photoFileId),
  };
  const etag = `"${pictureHash(picture).slice(0, 32)}"`;
  const headers = { ...pictureHeaders, "cache-control": "private, no-cache", etag };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  try {
    const png = await cardImage(storage, picture);
    return c.body(new Uint8Array(png), 200, { ...headers, "content-type": "image/png" });
  } catch (error) {
    log("warn", "card-not-drawn", { error: describeError(error) });
    return c.body(null, 503, { "retry-after": "30" });
  }
}
