import { routeOf } from "../apps/server/serving/route-of.ts";

/** Pages of one route that are worth measuring. */
const PER_ROUTE = 2;
/** Links that change something, end the session, or leave the site. */
const LEFT_OUT =
  /^\/(?:deconnexion|pro\/deconnexion|dev|oauth|api|assets|files|partage|exploitation)/;

/**
 * The pages that links lead to from some of them, two of each route at most.
 * @param headers of each request, such as the cookie of a session
 * @returns the paths of those that are answered with a page
 */
export async function crawl(
  url: string,
  seeds: readonly string[],
  headers: Record<string, string>,
): Promise<string[]> {
  const found: string[] = [];
  const perRoute = new Map<string, number>();
  const known = new Set(seeds);
  for (const waiting = [...seeds]; waiting.length > 0; ) {
    const path = waiting.shift() ?? "";
    const route = routeOf(path);
    const count = perRoute.get(route) ?? 0;
    if (count >= PER_ROUTE) continue;
    const answer = await fetch(url + path, { headers, redirect: "manual" });
    const body = await answer.text();
    if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) continue;
    perRoute.set(route, count + 1);
    found.push(path);
    for (const [, href = ""] of body.matchAll(/ href="(\/[^"#]*)/g)) {
      const link = href.replaceAll("&amp;", "&");
      if (known.has(link) || link.startsWith("//") || LEFT_OUT.test(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return found;
}
