/** Registers the worker that shows a page of ours when there is no network; once the page is done. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    const { saveData } =
      (navigator as Navigator & { connection?: { saveData?: boolean } }).connection ?? {};
    if (!saveData) navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}
