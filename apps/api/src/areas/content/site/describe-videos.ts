import { and, eq, isNull } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { describeError } from "../../../log.ts";
import { reencodePicture } from "../../files/reencode-picture.ts";
import { videos } from "./tables.ts";

/** The storage key of our copy of a video's picture, served from under `/files/`. */
export function videoCoverKey(id: number): string {
  return `videos/${id}.webp`;
}

/**
 * Asks the hosts of the active videos for titles and pictures, once for each video, and stores
 * copies: visitors' browsers contact a host only when a video is played. A host that is unavailable
 * is asked again at the next run.
 */
export async function describeVideos({
  db,
  log,
  now,
  storage,
  video,
}: RequestContext): Promise<void> {
  if (video === null) return;
  const unknown = await db
    .select({ id: videos.id, url: videos.url })
    .from(videos)
    .where(and(eq(videos.isActivated, true), isNull(videos.describedAt)));
  for (const { id, url } of unknown) {
    try {
      const facts = await video.describe(url);
      const copy = await reencodePicture(facts?.cover ?? null);
      if (copy) await storage.write(videoCoverKey(id), copy);
      await db
        .update(videos)
        .set({
          title: facts?.title || null,
          coverKey: copy && videoCoverKey(id),
          describedAt: now,
        })
        .where(eq(videos.id, id));
    } catch (error) {
      log("warn", "video-not-described", { error: describeError(error) });
    }
  }
}
