import { CHECK_IN, PERSONAL } from "#app/areas/notebook/offline/cache-names.ts";

/** Where this browser keeps whose pages it showed last: the user's number, or `left` after a sign-out. */
const place = "jdj-person";
const LEFT = "left";

/** Forms that wait for the network: shown to their author only, and sent once they sign in again. */
const waiting = { database: "joie-du-jour", mark: "jdj-waiting" };

/** The check-in page is for whoever holds its link: its list and unsent check-ins stay while it is open. */
const checkIn = /\/accueil-des-invites\/[^/]+$/;

/** Every database of ours in the browser; a test holds the list against the code. */
export const databases = [waiting.database, "joie-du-jour-door", "jdj-cards"];

/** Remembers that somebody signs out: the next page forgets everything of theirs. */
export function rememberSignOut(): void {
  try {
    localStorage.setItem(place, LEFT);
    clearDevice({ waitingToo: true });
    localStorage.setItem(place, LEFT);
  } catch {
    // Refused by the browser: nothing was kept.
  }
}

/** Drafts, check-in lists, pictures and pages of whoever was signed in. */
function clearDevice({ waitingToo }: { waitingToo: boolean }): void {
  const mark = localStorage.getItem(waiting.mark);
  localStorage.clear();
  sessionStorage.clear();
  if (!waitingToo && mark !== null) localStorage.setItem(waiting.mark, mark);
  for (const name of databases)
    if (waitingToo || name !== waiting.database) indexedDB.deleteDatabase(name);
  if (!("caches" in window)) return;
  void caches.keys().then((names) => {
    for (const name of names)
      if (name === CHECK_IN || name.startsWith(PERSONAL)) void caches.delete(name);
  });
}

/** Forgets what the person before left on this device, once the page is another's or nobody's. */
function compare(): void {
  const { person, seen } = document.documentElement.dataset;
  // Pages that the worker kept say nothing about who is signed in now.
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
    // Refused by the browser: nothing was kept.
  }
}

/**
 * On a phone that several people share, nothing of one account is there for the next: after a
 * sign-out, when a session was ended elsewhere, and when another account signs in. A page that the
 * browser brings back from before is asked for again.
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
