/** The hosts of the home page's videos. */
export type VideoHost = "youtube" | "tiktok";

/**
 * The host of a video, derived from its id: TikTok's are long numbers, YouTube's eleven other
 * characters.
 */
export function videoHost(id: string): VideoHost {
  return /^\d{15,20}$/.test(id) ? "tiktok" : "youtube";
}

/** The video's page at its host. TikTok accepts any name before the id. */
export function videoPage(id: string): string {
  const encodedId = encodeURIComponent(id);
  return videoHost(id) === "tiktok"
    ? `https://www.tiktok.com/@_/video/${encodedId}`
    : `https://www.youtube.com/watch?v=${encodedId}`;
}
