/** The film's id at the end of an address of each host. */
const shapes: readonly [hosts: RegExp, path: RegExp][] = [
  [/^(www\.|m\.)?youtube(-nocookie)?\.com$/, /^\/(?:shorts|embed|live)\/([\w-]{11})$/],
  [/^youtu\.be$/, /^\/([\w-]{11})$/],
  [/^(www\.|m\.)?tiktok\.com$/, /^\/(?:@[\w.-]+\/video|player\/v1)\/(\d{15,20})$/],
];

/**
 * The id of a film at YouTube or TikTok in its address there, as `videoHost` and `videoPage` take
 * it; null for any other address, also for a shortened one, which does not have it.
 */
export function filmIdOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.protocol !== "https:") return null;
  const path = url.pathname.replace(/\/$/, "");
  for (const [hosts, shape] of shapes) {
    const id = hosts.test(url.hostname) ? shape.exec(path)?.[1] : undefined;
    if (id !== undefined) return id;
  }
  const id = url.searchParams.get("v");
  const isWatched = /^(www\.|m\.)?youtube\.com$/.test(url.hostname) && path === "/watch";
  return isWatched && id !== null && /^[\w-]{11}$/.test(id) ? id : null;
}
