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
  vary: "Accept, Sec-Fetch-Dest",
};

/**
 * Whether a picture may be sent as a WebP: to a browser that shows it on a page. Mail programs and
 * WhatsApp show none, and who saves the picture wants what its name says.
 */
export function takesWebp(c: Context): boolean {
  const accepted = c.req.header("accept") ?? "";
  const destination = c.req.header("sec-fetch-dest") ?? "image";
  return destination === "image" && /\bimage\/webp\b/.test(accepted);
}

/**
 * Sends the picture of a card; one with a photo as a WebP to browsers. Its names, its day and its place may change at any moment while its
 * address stays: a browser asks each time whether its copy still is the card, and mostly gets a 304.
 */
export async function sendPicture(
  c: Context,
  { db, storage, log }: Pick<AppContext, "db" | "storage" | "log">,
  {
    photoFileId,
    ...asked
  }: Omit<AskedPicture, "uploaded" | "photoKey" | "isWebp"> & {
    /** The file of the hosts' photo, which some designs show. */
    photoFileId: string | null | undefined;
  },
) {
  const uploaded = await findUploaded(db, asked.design);
  const photoKey = await findPhotoKey(db, asked.design, photoFileId);
  const isWebp = takesWebp(c) && (uploaded !== undefined || photoKey !== undefined);
  const picture = { ...asked, uploaded, photoKey, isWebp };
  const etag = `"${pictureHash(picture).slice(0, 32)}"`;
  const headers = { ...pictureHeaders, "cache-control": "private, no-cache", etag };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
  try {
    const drawn = await cardImage(storage, picture);
    const type = isWebp ? "image/webp" : "image/png";
    return c.body(new Uint8Array(drawn), 200, { ...headers, "content-type": type });
  } catch (error) {
    log("warn", "card-not-drawn", { error: describeError(error) });
    return c.body(null, 503, { "retry-after": "30" });
  }
}
