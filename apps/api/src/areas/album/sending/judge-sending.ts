import { ALBUM_BYTES_MAX, ALBUM_PHOTOS_MAX } from "@jdj/contract/album/limits";
import type { AlbumLink } from "@jdj/contract/album/sending";
import { keptUntil } from "../../notebook/album/photos-kept-until.ts";

/** What the rule reads of an event. */
interface EventDay {
  /** `YYYY-MM-DD`. */
  weddingDate: string | null;
  cancelledAt: Date | null;
}

/** Why an event takes no photos whatever its hosts chose; null when it takes them. @param today `YYYY-MM-DD` */
export function stopOf(event: EventDay, today: string): "cancelled" | "over" | null {
  if (event.cancelledAt !== null) return "cancelled";
  const last = keptUntil(event.weddingDate);
  return last !== null && last < today ? "over" : null;
}

/**
 * Whether an album takes a photo, or why not.
 * @param album.isArchived whether its owner put the event away
 * @param held photos and bytes that are stored already
 */
export function judgeSending(
  album: { isOpen: boolean; isArchived: boolean },
  event: EventDay,
  held: { photos: number; bytes: number },
  today: string,
): AlbumLink["state"] {
  const stop = stopOf(event, today);
  if (stop !== null) return stop;
  if (!album.isOpen || album.isArchived) return "closed";
  return held.photos >= ALBUM_PHOTOS_MAX || held.bytes >= ALBUM_BYTES_MAX ? "full" : "open";
}
