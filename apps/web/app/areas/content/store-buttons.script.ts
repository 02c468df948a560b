/** `[data-stores]`: on an Android or an Apple device, leaves only the link to its own store. */
export function showOwnStoreOnly(): void {
  const { userAgent } = navigator;
  const own = /Android/.test(userAgent) ? "android" : /iPhone|iPad/.test(userAgent) ? "ios" : null;
  if (own === null) return;
  for (const link of document.querySelectorAll<HTMLElement>("[data-stores] [data-store]"))
    link.hidden = link.dataset.store !== own;
}
