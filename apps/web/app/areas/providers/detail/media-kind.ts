import type { Media } from "@jdj/contract/providers/detail";

/** The endings of files that are films, as in the specification. */
const filmFile = /\.(mp4|webm|ogg|mov|avi|mkv)$/i;

/** Whether an item of a portfolio is a film: by its type, or by the name of its file. */
export function mediaKind({ type, path }: Pick<Media, "type" | "path">): "photo" | "video" {
  return type !== "photo" || filmFile.test(path) ? "video" : "photo";
}
