/** Registers the service worker once the page is loaded. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    const { saveData } =
      (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
    if (!saveData) navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}
