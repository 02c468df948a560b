import { randomUUID } from "node:crypto";
import { albumMessages as messages } from "@jdj/contract/album/messages";
import type { PhotoState } from "@jdj/contract/album/photo-state";
import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { hashToken } from "../../../crypto/token.ts";
import type { CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { raiseOnce } from "../../identity/notices/raise-notice.ts";
import { pictureKey } from "../../notebook/album/photo-address.ts";
import { albumLeftovers, albumPhotos, albums } from "../../notebook/album/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";
import { noteStoring, removePictures } from "../pictures/leftover-pictures.ts";
import { makePictures, type Pictures } from "../pictures/make-pictures.ts";
import { isHeic } from "./is-heic.ts";
import { judgeSending } from "./judge-sending.ts";
import { type AlbumWithEvent, findHeld, findUpload, isRemoved } from "./queries.ts";

/** The longest side of a stored photo, in pixels. */
const LARGE_SIDE = 1600;

interface SentPhoto {
  /** What the phone called it. */
  id: string;
  photo: File;
  sender?: string | null | undefined;
  device?: string | undefined;
}

/**
 * Takes a photo of a guest into the album, or to its hosts. The same id again changes nothing. The photo is decoded
 * and encoded again, so that nothing of the file but its picture is kept.
 * @returns where the photo is now
 * @throws album-closed, album-full, too-many-requests, busy; a field error (422) at `photo`
 */
export async function sendPhoto(
  context: CallContext,
  found: AlbumWithEvent,
  sent: SentPhoto,
): Promise<PhotoState> {
  const { db, storage } = context;
  const { album } = found;
  const known = await findUpload(db, album.id, sent.id);
  if (known) return known.state;
  if (await isRemoved(db, album.id, sent.id)) return "hidden";
  refuseUnlessOpen(found, await findHeld(db, album.id), calendarDate(context.now));
  await countSending(context, album.id, sent.device);
  const pictures = await readPictures(sent.photo);
  const fileId = randomUUID();
  await noteStoring(context, fileId);
  try {
    await storage.write(pictureKey(fileId, "large"), pictures.large);
    await storage.write(pictureKey(fileId, "small"), pictures.small);
    const kept = await writePhoto(context, found, sent, { ...pictures, fileId });
    // The same photo arrived twice at once.
    if (kept.fileId !== fileId) await removePictures(context, [fileId]);
    return kept.state;
  } catch (error) {
    await removePictures(context, [fileId]);
    throw error;
  }
}

function refuseUnlessOpen(
  { album, event, isArchived }: AlbumWithEvent,
  held: Awaited<ReturnType<typeof findHeld>>,
  today: string,
): void {
  const state = judgeSending({ isOpen: album.isOpen, isArchived }, event, held, today);
  if (state !== "open") throw refusal(state === "full" ? "album-full" : "album-closed");
}

/** @throws too-many-requests */
async function countSending(context: CallContext, albumId: number, device: string | undefined) {
  const { address, device: agent } = context.caller;
  const who = device ?? `${address} ${agent}`;
  await consumeRateLimit(limits.albumPhoto, `${albumId} ${who}`, context);
  await consumeRateLimit(limits.albumPhotoAddress, address, context);
}

/** @throws busy; a field error (422) at `photo` */
async function readPictures(photo: File): Promise<Pictures> {
  const reading = await readImage(photo, PHOTO_BYTES, LARGE_SIDE);
  if (reading.ok) return makePictures(reading.webp);
  if (reading.why === "busy") throw refusal("busy");
  if (reading.why === "heavy") throw fieldRefusal({ photo: [messages.tooHeavy] });
  const why = (await isHeic(photo)) ? messages.heic : messages.notAPicture;
  throw fieldRefusal({ photo: [why] });
}

/** Writes the row under a lock on its album, so that no album holds more than it may. */
async function writePhoto(
  context: CallContext,
  found: AlbumWithEvent,
  { id: uploadId, sender, device }: SentPhoto,
  { fileId, large, small, width, height, colour }: Pictures & { fileId: string },
) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const [album] = await tx
      .select()
      .from(albums)
      .where(eq(albums.id, found.album.id))
      .for("no key update");
    if (!album) throw refusal("not-found");
    const known = await findUpload(tx, album.id, uploadId);
    if (known) return known;
    refuseUnlessOpen({ ...found, album }, await findHeld(tx, album.id), calendarDate(now));
    const [photo] = await tx
      .insert(albumPhotos)
      .values({
        ...{ albumId: album.id, uploadId, fileId, width, height, colour },
        deviceHash: device === undefined ? null : hashToken(device),
        state: album.asksApproval ? "waiting" : "shown",
        sender: sender ?? null,
        size: large.length + small.length,
        createdAt: now,
      })
      .returning();
    if (!photo) throw new Error("The photo was not written");
    await tx.delete(albumLeftovers).where(eq(albumLeftovers.fileId, fileId));
    if (photo.state === "waiting") await tellHosts({ ...context, db: tx }, found.event);
    return photo;
  });
}

/** Tells those who may decide that photos wait, once until they read it. */
async function tellHosts(context: CallContext, event: AlbumWithEvent["event"]): Promise<void> {
  await raiseOnce(context, readersOf(event.id, "ceremonies:write"), {
    ...{ kind: "album", title: "Des photos d’invités attendent votre accord", text: event.name },
    ...{ path: at("album"), eventId: event.id, joinKey: `album:${event.id}` },
  });
}
