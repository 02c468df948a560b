import { photoMachine } from "@jdj/contract/album/photo-state";
import { count } from "@jdj/french/plural";
import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";

/**
 * Shows photos in the album, or puts them aside. Those that another host has decided so meanwhile, or that are
 * gone, are left out.
 * @returns what was done, in a sentence
 */
export async function decidePhotos(
  { db }: Pick<RequestContext, "db">,
  event: Pick<EventWithType, "id">,
  photos: readonly number[],
  to: "shown" | "hidden",
): Promise<string> {
  const own = db.select({ id: albums.id }).from(albums).where(eq(albums.eventId, event.id));
  const decided = await db
    .update(albumPhotos)
    .set({ state: to })
    .where(
      and(
        inArray(albumPhotos.id, [...new Set(photos)]),
        inArray(albumPhotos.albumId, own),
        inArray(albumPhotos.state, photoMachine.before(to, "customer")),
      ),
    )
    .returning({ id: albumPhotos.id });
  return tellDecided(decided.length, new Set(photos).size - decided.length, to);
}

/** « 3 photos sont dans l’album. » @param done how many changed @param left how many did not */
export function tellDecided(done: number, left: number, to: "shown" | "hidden"): string {
  if (done === 0) return "Rien à changer\u00a0: c’était déjà décidé.";
  const are = done === 1 ? "est" : "sont";
  const where = to === "shown" ? "dans l’album" : "à l’écart";
  const others = left === 0 ? "" : ` Pour ${count(left, "autre")}, c’était déjà décidé.`;
  return `${count(done, "photo")} ${are} ${where}.${others}`;
}
