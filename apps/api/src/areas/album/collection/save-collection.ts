import { refusal } from "@jdj/contract/call/refusals";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { makeLinkToken } from "../../../crypto/token.ts";
import type { Database } from "../../../database/connect.ts";
import { type AlbumRow, findAlbum } from "../../notebook/album/queries.ts";
import { albums, formerAlbumKeys } from "../../notebook/album/tables.ts";
import { lockEvent } from "../../notebook/events/lock-event.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";

/**
 * The album of an event for a change, locked with its event until the transaction ends; made, closed, when it is
 * first needed.
 * @throws event-gone, not-found
 */
async function lockAlbum(
  tx: Database,
  { now }: Pick<RequestContext, "now">,
  event: EventWithType,
): Promise<AlbumRow & { isNew: boolean }> {
  await lockEvent(tx, event);
  const known = await findAlbum(tx, event.id);
  if (known) return { ...known, isNew: false };
  const [made] = await tx
    .insert(albums)
    .values({ eventId: event.id, key: makeLinkToken(), isOpen: false, createdAt: now })
    .returning();
  if (!made) throw new Error("The album was not written");
  return { ...made, isNew: true };
}

/** Refuses a save of an album that somebody else saved since it was shown. @param shown 0 for one that was not stored */
function refuseChanged(
  { version, isNew }: { version: number; isNew: boolean },
  shown: number | undefined,
): void {
  if (shown === undefined) return;
  if (isNew ? shown !== 0 : shown !== version) throw refusal("changed-meanwhile");
}

/**
 * Opens or closes the collection of an event, and says whether photos wait for its hosts.
 * @param shown the version that was shown: 0 for one that was not stored, undefined to save over any
 * @returns whether it was open before
 * @throws changed-meanwhile, event-gone
 */
export async function saveCollection(
  context: Pick<RequestContext, "db" | "now">,
  event: EventWithType,
  shown: number | undefined,
  chosen: { isOpen: boolean; asksApproval: boolean },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const album = await lockAlbum(tx, context, event);
    refuseChanged(album, shown);
    await tx
      .update(albums)
      .set({ ...chosen, ...(!album.isNew && { version: sql`${albums.version} + 1` }) })
      .where(eq(albums.id, album.id));
    return album.isOpen;
  });
}

/** Gives the album another key; the former one says from then on that it leads nowhere. @throws changed-meanwhile, event-gone */
export async function renewLink(
  context: Pick<RequestContext, "db" | "now">,
  event: EventWithType,
  shown: number | undefined,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const album = await lockAlbum(tx, context, event);
    refuseChanged(album, shown);
    await tx.insert(formerAlbumKeys).values({ key: album.key, albumId: album.id, createdAt: now });
    await tx
      .update(albums)
      .set({ key: makeLinkToken(), version: sql`${albums.version} + 1` })
      .where(eq(albums.id, album.id));
  });
}
