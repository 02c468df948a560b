import { hasSeenGuest } from "#app/areas/notebook/guests/seen-guests.ts";

/**
 * Without a network the router cannot fetch: a link is then left to the browser, which is
 * given the cached page. A guest of a list on screen needs no request.
 */
export function followLinksOffline(click: MouseEvent): void {
  const isOldPage = document.documentElement.dataset.seen !== undefined;
  if (navigator.onLine && !isOldPage) return;
  const link = click.target instanceof Element ? click.target.closest("a") : null;
  if (!link || link.origin !== location.origin || hasSeenGuest(link.pathname)) return;
  // The page that it is on shows what it leads to.
  if (link.dataset.local !== undefined) return;
  click.stopPropagation();
}
