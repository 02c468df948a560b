import { photoMachine } from "@jdj/contract/album/photo-state";
import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { raiseOnce } from "../../identity/notices/raise-notice.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import { readersOf } from "../../notebook/sharing/event-readers.ts";

/**
 * Takes a photo out of the album until its hosts have looked at it, and tells them. One that they showed again after
 * a report stays: no guest overrules them.
 * @throws not-found for what is not in the album
 */
export async function reportPhoto(
  context: Pick<RequestContext, "db" | "jobs" | "now">,
  eventId: number,
  id: number,
): Promise<void> {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const own = tx.select({ id: albums.id }).from(albums).where(eq(albums.eventId, eventId));
    const [photo] = await tx
      .select()
      .from(albumPhotos)
      .where(and(eq(albumPhotos.id, id), inArray(albumPhotos.albumId, own)))
      .for("update");
    if (photo?.state !== "shown") throw refusal("not-found");
    if (photo.reportedAt !== null) return;
    await tx
      .update(albumPhotos)
      .set({
        state: photoMachine.transition(photo.state, "waiting", "product"),
        reportedAt: now,
      })
      .where(eq(albumPhotos.id, id));
    await raiseOnce({ ...context, db: tx }, readersOf(eventId, "ceremonies:write"), {
      ...{ kind: "album", title: "Un invité a signalé une photo de l’album" },
      text: "Elle n’y est plus, jusqu’à votre décision.",
      ...{ path: at("album"), eventId, joinKey: `album-report:${eventId}` },
    });
  });
}
