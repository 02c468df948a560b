/** A film at another company, by its canonical address. */
export interface Film {
  type: "youtube_video" | "tiktok_video";
  path: string;
}

const youtubeHosts = new Set(["youtube.com", "www.youtube.com", "m.youtube.com", "youtu.be"]);
const tiktokHosts = new Set(["tiktok.com", "www.tiktok.com", "m.tiktok.com"]);

/**
 * The film that an address at YouTube or TikTok shows, however it was copied; null for any other
 * address. TikTok's short links (vm.tiktok.com) say nothing without being fetched, so they count as
 * other addresses.
 */
export function readFilmAddress(text: string): Film | null {
  const url = URL.parse(text.trim());
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  const host = url.hostname.toLowerCase();
  if (youtubeHosts.has(host)) {
    const id =
      host === "youtu.be"
        ? url.pathname.slice(1)
        : (url.searchParams.get("v") ??
          /^\/(?:shorts|embed|live)\/([^/]+)/.exec(url.pathname)?.[1]);
    if (!id || !/^[\w-]{11}$/.test(id)) return null;
    return { type: "youtube_video", path: `https://www.youtube.com/watch?v=${id}` };
  }
  if (!tiktokHosts.has(host)) return null;
  const found = /^\/(@[\w.-]{1,40})\/video\/(\d{15,20})\/?$/.exec(url.pathname);
  if (!found) return null;
  return { type: "tiktok_video", path: `https://www.tiktok.com/${found[1]}/video/${found[2]}` };
}
