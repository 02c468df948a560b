/** `[data-route="5.36,-4.01"]`: where no app handles `geo:` (computers, iPhones), directions open on the web. */
export function openRoutes(): void {
  if (/Android/.test(navigator.userAgent)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-route]")) {
    const { route = "" } = link.dataset;
    link.href = /iPhone|iPad|Macintosh/.test(navigator.userAgent)
      ? `https://maps.apple.com/?daddr=${route}`
      : `https://www.openstreetmap.org/directions?to=${encodeURIComponent(route)}`;
  }
}
