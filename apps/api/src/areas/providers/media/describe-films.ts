import { filmIdOf } from "@jdj/contract/providers/film-address";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { reencodePicture } from "../../files/reencode-picture.ts";
import { providerMedia } from "./tables.ts";

/** Films asked for in one run: a run takes a second for each at most. */
const MOST = 20;

/** The storage key of our copy of a film's picture. */
export function filmCoverKey(id: number): string {
  return `films/${id}.webp`;
}

/**
 * Asks YouTube and TikTok for the pictures of the providers' films, once for each film, and stores
 * copies: visitors' browsers contact a host only when a film is played. A host that is away is asked
 * again at the next run; a film that its host does not have stays without a picture.
 */
export async function describeFilms({
  db,
  log,
  now,
  storage,
  video,
}: RequestContext): Promise<void> {
  if (video === null) return;
  const films = await db
    .select({ id: providerMedia.id, path: providerMedia.path, caption: providerMedia.caption })
    .from(providerMedia)
    .where(
      and(
        inArray(providerMedia.type, ["youtube_video", "tiktok_video"]),
        isNull(providerMedia.describedAt),
      ),
    )
    .orderBy(asc(providerMedia.id))
    .limit(MOST);
  for (const { id, path, caption } of films) {
    try {
      const filmId = filmIdOf(path);
      const facts = filmId === null ? null : await video.describe(filmId);
      const copy = await reencodePicture(facts?.cover ?? null);
      if (copy) await storage.write(filmCoverKey(id), copy);
      await db
        .update(providerMedia)
        .set({
          coverKey: copy && filmCoverKey(id),
          caption: caption || (facts?.title ?? "").slice(0, 120),
          describedAt: now,
        })
        .where(eq(providerMedia.id, id));
    } catch (error) {
      log("warn", "film-not-described", { error: describeError(error) });
    }
  }
}
