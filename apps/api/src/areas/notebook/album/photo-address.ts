import type { Secrets } from "../../../secrets.ts";
import { isOpenQuery, signedQuery } from "../../../signed-query.ts";

/** The two pictures of a photo: a square thumbnail, and the photo as it is stored. */
export type PictureSize = "small" | "large";

/** Who was given an address: hosts and the sender, or whoever opened the page of the feast as it was then. */
export type PictureReader = "host" | { slug: string; passwordVersion: number };

/** With another address or password of the page, what it had shown opens no more. */
function subjectOf(fileId: string, reader: PictureReader): string {
  const who = reader === "host" ? "host" : `${reader.slug}:${reader.passwordVersion}`;
  return `album:${fileId}:${who}`;
}

/** Where the storage has a picture. */
export function pictureKey(fileId: string, size: PictureSize): string {
  return `album/${fileId.slice(0, 2)}/${fileId}${size === "small" ? "-small" : ""}.webp`;
}

/** The addresses of the pictures of a photo, for one to two hours. */
export function pictureAddresses(
  secret: string,
  fileId: string,
  reader: PictureReader,
  now: Date,
): Record<PictureSize, string> {
  const query = signedQuery(secret, subjectOf(fileId, reader), now);
  const letter = reader === "host" ? "h" : "g";
  const address = (size: PictureSize) => `/files/album/${letter}/${size}/${fileId}.webp?${query}`;
  return { small: address("small"), large: address("large") };
}

/** Whether the query of an address was signed by us for this reader, and has not expired. */
export function isOpenPicture(
  secrets: Secrets,
  fileId: string,
  reader: PictureReader,
  query: { expires: string; signature: string },
  now: Date,
): boolean {
  return isOpenQuery(secrets, subjectOf(fileId, reader), query, now);
}
