import { fieldRefusal, refusal } from "@jdj/contract/call/refusals";
import { shopMessages as sentences } from "@jdj/contract/providers/profile-messages";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { lockShop } from "../lock-shop.ts";
import { placesAfter } from "./media-order.ts";
import { listMedia } from "./queries.ts";
import { providerMedia } from "./tables.ts";

/** Whose photo or film is changed, and which. */
interface Place {
  providerId: number;
  mediaId: number;
}

/** The media of a shop under its lock, and the one that is changed; throws not-found. */
async function lockMedia(tx: Database, { providerId, mediaId }: Place) {
  await lockShop(tx, providerId);
  const media = await listMedia(tx, providerId);
  const medium = media.find(({ id }) => id === mediaId);
  if (!medium) throw refusal("not-found");
  return { media, medium };
}

async function setCover(tx: Database, providerId: number, mediaId: number) {
  await tx
    .update(providerMedia)
    .set({ cover: false })
    .where(and(eq(providerMedia.providerId, providerId), eq(providerMedia.cover, true)));
  await tx.update(providerMedia).set({ cover: true }).where(eq(providerMedia.id, mediaId));
}

/**
 * Saves the caption of a photo or film, and makes a photo the cover when asked to.
 * @throws not-found; a field error at `cover` for a film
 */
export async function updateMedium(
  { db }: RequestContext,
  place: Place,
  { caption, cover }: { caption: string; cover: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { medium } = await lockMedia(tx, place);
    if (cover && medium.type !== "photo") throw fieldRefusal({ cover: [sentences.coverIsPhoto] });
    await tx.update(providerMedia).set({ caption }).where(eq(providerMedia.id, medium.id));
    if (cover && !medium.cover) await setCover(tx, place.providerId, medium.id);
  });
}

/** Moves a photo or film by one place, or to the beginning. Throws not-found. */
export async function moveMedium(
  { db }: RequestContext,
  place: Place,
  to: "earlier" | "later" | "first",
): Promise<void> {
  await db.transaction(async (tx) => {
    const { media } = await lockMedia(tx, place);
    const before = new Map(media.map(({ id, position }) => [id, position]));
    const places = placesAfter(
      media.map(({ id }) => id),
      place.mediaId,
      to,
    );
    for (const [position, id] of places.entries())
      if (before.get(id) !== position + 1)
        await tx
          .update(providerMedia)
          .set({ position: position + 1 })
          .where(eq(providerMedia.id, id));
  });
}

/**
 * Deletes a photo or film, then its files; the next photo becomes the cover in place of a deleted one.
 * @throws not-found
 */
export async function removeMedium({ db, storage }: RequestContext, place: Place): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    const { media, medium } = await lockMedia(tx, place);
    await tx.delete(providerMedia).where(eq(providerMedia.id, medium.id));
    const next = media.find(({ id, type }) => id !== medium.id && type === "photo");
    if (medium.cover && next) await setCover(tx, place.providerId, next.id);
    return [medium.storageKey, medium.coverKey];
  });
  for (const key of keys) if (key !== null) await storage.remove(key);
}
