import { randomUUID } from "node:crypto";
import { fieldRefusal } from "@jdj/contract/call/refusals";
import { MEDIA_MAX } from "@jdj/contract/providers/media";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { readFilmAddress } from "../../files/film-address.ts";
import { lockShop } from "../lock-shop.ts";
import { readUpload } from "./read-upload.ts";
import { providerMedia } from "./tables.ts";

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
