import type { RouterContextProvider } from "react-router";
import { pictureContext } from "#app/http/context.ts";

/** The longest picture that a page carries in itself, in bytes: what stands below it comes after it. */
const MAX_BYTES = 32_000;
/** How long a page waits for a picture that has to be drawn: about the round trip that it saves a slow phone. */
const DRAWN_WITHIN_MS = 400;
/** How long it waits for one that is only to be read. */
const READ_WITHIN_MS = 25;
/** How many pages wait for drawings at once: in a crowd the pictures follow, and no page waits long. */
const MAX_WAITING = 2;

let waiting = 0;

/**
 * A picture that the API draws as a `data:` address, so that a phone needs no second round trip for it;
 * its own address where it is long, late or not there. A file that hosts imported is never read for it: it
 * may have megabytes.
 */
export async function inlinePicture(
  request: Request,
  context: Readonly<RouterContextProvider>,
  address: string,
): Promise<string> {
  if (!address.startsWith("/api/")) return address;
  const reading = readPicture(context, address, request.headers.get("accept") ?? "");
  const late = Promise.withResolvers<null>();
  const patience = waiting < MAX_WAITING ? DRAWN_WITHIN_MS : READ_WITHIN_MS;
  const timer = setTimeout(late.resolve, patience, null);
  waiting += 1;
  try {
    return (await Promise.race([reading, late.promise])) ?? address;
  } finally {
    waiting -= 1;
    clearTimeout(timer);
  }
}

/** A picture as a `data:` address; null for one that is too long or cannot be had. */
async function readPicture(
  context: Readonly<RouterContextProvider>,
  address: string,
  accept: string,
): Promise<string | null> {
  try {
    const response = await context.get(pictureContext)(address, accept);
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !/^image\/(png|webp)$/.test(type)) return null;
    const bytes = Buffer.from(await response.arrayBuffer());
    return bytes.length > MAX_BYTES ? null : `data:${type};base64,${bytes.toString("base64")}`;
  } catch {
    return null;
  }
}
