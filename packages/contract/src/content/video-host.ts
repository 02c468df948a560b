/** Who keeps films that the home page shows. */
export type VideoHost = "youtube" | "tiktok";

/** The host of a film, told by its id: TikTok's are long numbers, YouTube's eleven letters and digits. */
export function videoHost(id: string): VideoHost {
  return /^\d{15,20}$/.test(id) ? "tiktok" : "youtube";
}

/** The film's page at its host. TikTok leads any name before the id to the right one. */
export function videoPage(id: string): string {
  const written = encodeURIComponent(id);
  return videoHost(id) === "tiktok"
    ? `https://www.tiktok.com/@_/video/${written}`
    : `https://www.youtube.com/watch?v=${written}`;
}
