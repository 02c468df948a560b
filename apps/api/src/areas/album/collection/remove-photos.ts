import { count } from "@jdj/french/plural";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { deletePhotos } from "../pictures/delete-photos.ts";

/**
 * Deletes photos that were put aside, with their pictures; those that are elsewhere or gone are left out.
 * @returns what was done, in a sentence
 */
export async function removePhotos(
  context: Pick<RequestContext, "db" | "storage">,
  event: Pick<EventWithType, "id">,
  photos: readonly number[],
): Promise<string> {
  const own = context.db.select({ id: albums.id }).from(albums).where(eq(albums.eventId, event.id));
  const gone = await deletePhotos(
    context,
    and(
      inArray(albumPhotos.id, [...new Set(photos)]),
      inArray(albumPhotos.albumId, own),
      eq(albumPhotos.state, "hidden"),
    ),
  );
  if (gone === 0) return "Rien à supprimer\u00a0: seules les photos écartées le sont.";
  return `${count(gone, "photo")} ${gone === 1 ? "supprimée" : "supprimées"}.`;
}
