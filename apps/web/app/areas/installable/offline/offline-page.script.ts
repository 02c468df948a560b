import { isPlural } from "@jdj/french/plural";
import { WAITING_EDITS } from "#app/device/stored-names.ts";

// The script of the offline page. The service worker caches it with the page, so it is one file at a
// fixed address (`service-worker-plugin.ts`).

/** How often the network is tried while no event tells that it is back, in milliseconds. */
const RETRY_MS = 15_000;

/** Opens the page that was asked for once the site answers again. */
async function openWhenBack(): Promise<void> {
  try {
    const answer = await fetch("/sw.js", { method: "HEAD", cache: "no-store" });
    if (answer.ok) location.replace(location.href);
  } catch {
    // Still without a network.
  }
}

/** Says how many changes wait on this device: without a word they would seem lost. */
function showWaitingEdits(element: HTMLElement): void {
  let count = 0;
  try {
    count = Number(localStorage.getItem(WAITING_EDITS));
  } catch {
    // Storage refused by the browser: nothing is queued.
  }
  if (!(count > 0)) return;
  element.textContent = isPlural(count)
    ? `${count} modifications sont gardées sur cet appareil. Elles seront envoyées quand vous ouvrirez votre carnet avec du réseau.`
    : "Une modification est gardée sur cet appareil. Elle sera envoyée quand vous ouvrirez votre carnet avec du réseau.";
  element.hidden = false;
}

const waiting = document.querySelector<HTMLElement>("[data-waiting-edits]");
if (waiting) showWaitingEdits(waiting);
// Opened at its own address, the page stays.
if (location.pathname !== waiting?.dataset.waitingEdits) {
  addEventListener("online", () => void openWhenBack());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void openWhenBack();
  });
  setInterval(() => {
    if (document.visibilityState === "visible") void openWhenBack();
  }, RETRY_MS);
}
