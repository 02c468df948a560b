import { slugFrom } from "@jdj/contract/event-page/slug";

/**
 * What a photo is called in an archive: `0012-2026-12-19-21h40-awa.webp`. The number keeps the order and makes it
 * unique.
 * @param place from 1, the oldest first
 */
export function fileName(
  place: number,
  { createdAt, sender }: { createdAt: Date; sender: string | null },
): string {
  const [day = "", time = ""] = createdAt.toISOString().split("T");
  const when = `${day}-${time.slice(0, 5).replace(":", "h")}`;
  const who = slugFrom(sender ?? "");
  return `${String(place).padStart(4, "0")}-${when}${who === "" ? "" : `-${who}`}.webp`;
}

/** What the archive of an event is called: `photos-awa-et-yann.zip`. */
export function archiveName(eventName: string): string {
  return `photos-${slugFrom(eventName) || "de-la-fete"}.zip`;
}
