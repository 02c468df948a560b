import { CHECK_IN, PERSONAL } from "#app/device/cache-names.ts";
import { databaseNames, WAITING_EDITS } from "#app/device/stored-names.ts";

/** The localStorage key of the last user of this browser: the user's id, or `left` after a sign-out. */
const place = "jdj-person";
const LEFT = "left";

/** The check-in page is for anybody with its link: its list and unsent check-ins stay while it is open. */
const checkIn = /\/accueil-des-invites\/[^/]+$/;

/** Deletes the user's data on this device at sign-out; the next page checks again. */
export function rememberSignOut(): void {
  try {
    localStorage.setItem(place, LEFT);
    clearDevice({ waitingToo: true });
    localStorage.setItem(place, LEFT);
  } catch {
    // Storage refused by the browser: nothing was stored.
  }
}

/**
 * Deletes the drafts, check-in lists, pictures and cached pages of the last user.
 * @param waitingToo also the queued offline edits, which only their author sees and which are sent
 * once they sign in again
 */
function clearDevice({ waitingToo }: { waitingToo: boolean }): void {
  const mark = localStorage.getItem(WAITING_EDITS);
  localStorage.clear();
  sessionStorage.clear();
  if (!waitingToo && mark !== null) localStorage.setItem(WAITING_EDITS, mark);
  for (const name of Object.values(databaseNames))
    if (waitingToo || name !== databaseNames.edits) indexedDB.deleteDatabase(name);
  if (!("caches" in window)) return;
  void caches.keys().then((names) => {
    for (const name of names)
      if (name === CHECK_IN || name.startsWith(PERSONAL)) void caches.delete(name);
  });
}

/** Deletes the data of the last user on this device, once the page is of another user or of none. */
function compare(): void {
  const { person, seen } = document.documentElement.dataset;
  // Cached pages do not show who is signed in now.
  const isCached = seen !== undefined || document.querySelector("[data-cached-pages]") !== null;
  if (person === undefined || isCached || checkIn.test(location.pathname)) return;
  try {
    const before = localStorage.getItem(place);
    if (before !== null && before !== person) {
      const hasEnded = before !== LEFT && person === "none";
      clearDevice({ waitingToo: !hasEnded });
    }
    if (person === "none") localStorage.removeItem(place);
    else localStorage.setItem(place, person);
  } catch {
    // Storage refused by the browser: nothing was stored.
  }
}

/**
 * On a phone that several people share, deletes the data of one account before the next: after a
 * sign-out, when a session was ended elsewhere, and when another account signs in. A page that the
 * browser restores from its memory is reloaded.
 */
export function clearOtherPeople(): void {
  compare();
  new MutationObserver(compare).observe(document.documentElement, {
    attributeFilter: ["data-person"],
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const { person } = document.documentElement.dataset;
    const now = localStorage.getItem(place) ?? "none";
    if (person !== undefined && person !== now) location.reload();
  });
}
