import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { MEDIA_MAX, VIDEO_BYTES } from "@jdj/contract/providers/media";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { readFilmAddress } from "../../files/film-address.ts";
import { imageFormat } from "../../files/image-format.ts";
import { isChosen, PHOTO_BYTES, readImage } from "../../files/read-image.ts";
import { tellStaff } from "../../identity/notices/tell-staff.ts";
import { lockShop } from "../lock-shop.ts";
import { providerMedia } from "./tables.ts";

/** The formats of video files that are stored. */
type VideoFormat = "mp4" | "webm";

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of MP4 files that browsers play; HEIC photos and others have the same container. */
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp\d|qt {2})$/;

/** Detects the format from the first bytes, never from the name; null for anything else. */
function videoFormat(bytes: Uint8Array): VideoFormat | null {
  if (bytes.length < 32) return null;
  if (latin(bytes, 4, 8) === "ftyp") return brands.test(latin(bytes, 8, 12)) ? "mp4" : null;
  const isEbml = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isEbml && latin(bytes, 4, 64).includes("webm") ? "webm" : null;
}

/** An uploaded photo or video as it is stored. */
interface ReadUpload {
  type: "photo" | "video";
  bytes: Uint8Array;
  /** Of the stored file: `webp`, `mp4`, `webm`. */
  extension: string;
  width: number | null;
  height: number | null;
}

/**
 * Reads an uploaded photo or video, told apart by its bytes. Photos are decoded and encoded again;
 * videos are stored as they are and served as videos only.
 * @throws a field error at `file`
 */
async function readUpload(file: File): Promise<ReadUpload> {
  const refuse = (sentence: string) => fieldRefusal({ file: [sentence] });
  if (!isChosen(file)) throw refuse(sentences.mediaChoose);
  const head = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (imageFormat(head) !== null) {
    const reading = await readImage(file, PHOTO_BYTES);
    if (!reading.ok) throw refuse(reading.message);
    const { width, height } = await sharp(reading.webp).metadata();
    return { type: "photo", bytes: reading.webp, extension: "webp", width, height };
  }
  const format = videoFormat(head);
  if (format === null) throw refuse(sentences.videoInvalid);
  if (file.size > VIDEO_BYTES) throw refuse(sentences.videoTooHeavy);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { type: "video", bytes, extension: format, width: null, height: null };
}

type NewMedium = Pick<
  typeof providerMedia.$inferInsert,
  "type" | "path" | "storageKey" | "caption" | "width" | "height"
>;

/**
 * Writes a medium at the end; the first photo is the cover.
 * @throws a field error at `field` when the gallery is full
 */
async function insertMedium(
  { db, now }: RequestContext,
  providerId: number,
  medium: NewMedium,
  field: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockShop(tx, providerId);
    const [held] = await tx
      .select({
        count: sql<number>`count(*)`.mapWith(Number),
        last: sql<number>`coalesce(max(${providerMedia.position}), 0)`.mapWith(Number),
        hasCover: sql<boolean>`coalesce(bool_or(${providerMedia.cover}), false)`,
      })
      .from(providerMedia)
      .where(eq(providerMedia.providerId, providerId));
    if ((held?.count ?? 0) >= MEDIA_MAX) throw fieldRefusal({ [field]: [sentences.mediaFull] });
    const [inserted] = await tx
      .insert(providerMedia)
      .values({
        ...medium,
        providerId,
        cover: medium.type === "photo" && !held?.hasCover,
        position: (held?.last ?? 0) + 1,
        createdAt: now,
      })
      .returning({ id: providerMedia.id });
    if (!inserted) throw new Error("The medium was not written");
    // What has no file of ours is a video of another site.
    if (medium.storageKey)
      await tellStaff(tx, now, {
        ...{ kind: "new-photo", title: "Une nouvelle photo est en ligne" },
        page: `provider-media/${inserted.id}/show`,
      });
    return inserted.id;
  });
}

/**
 * Adds an uploaded photo or video to a shop. The bytes are written before the row, and removed again
 * when the row cannot be written.
 * @throws field errors at `file`; too-many-requests above 120 in an hour
 */
export async function uploadMedium(
  context: RequestContext,
  providerId: number,
  { file, caption }: { file: File; caption: string },
): Promise<number> {
  await consumeRateLimit(limits.shopUpload, String(providerId), context);
  const { bytes, extension, ...read } = await readUpload(file);
  const id = randomUUID();
  const name = `${id}.${extension}`;
  const storageKey = `shops/${id.slice(0, 2)}/${name}`;
  await context.storage.write(storageKey, bytes);
  try {
    const medium = { ...read, caption, storageKey, path: `/files/boutiques/${name}` };
    return await insertMedium(context, providerId, medium, "file");
  } catch (error) {
    await context.storage.remove(storageKey);
    throw error;
  }
}

/**
 * Adds a film at YouTube or TikTok to a shop.
 * @throws field errors at `url`
 */
export async function addFilm(
  context: RequestContext,
  providerId: number,
  { url, caption }: { url: string; caption: string },
): Promise<number> {
  const film = readFilmAddress(url);
  if (film === null) throw fieldRefusal({ url: [sentences.filmInvalid] });
  const id = await insertMedium(context, providerId, { ...film, caption }, "url");
  // Its picture comes at once, and not with the next scheduled run.
  await context.jobs.enqueue(context.db, "describe-videos", {});
  return id;
}
