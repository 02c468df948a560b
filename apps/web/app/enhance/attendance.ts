/** How long the confirmation is shown before the redirect, in milliseconds. */
const readingMs = 10_000;

/**
 * Submits `form[data-answers]` once the page is visible and focused. A client that only
 * fetches the page (a crawler, a link preview) runs no script and confirms nothing.
 */
export function submitWhenVisible(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  if (!form) return;
  let sent = false;
  const look = () => {
    if (sent || document.visibilityState !== "visible" || !document.hasFocus()) return;
    sent = true;
    form.requestSubmit();
  };
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  look();
}

/** `[data-leaves-for="/…"]` announces a redirect, and redirects unless the reader interacts with the page. */
export function redirectAfterReading(): void {
  const notice = document.querySelector<HTMLElement>("[data-leaves-for]");
  const address = notice?.dataset.leavesFor;
  if (!notice || !address) return;
  notice.hidden = false;
  const timer = setTimeout(() => location.assign(address), readingMs);
  const stay = () => {
    clearTimeout(timer);
    notice.hidden = true;
  };
  for (const kind of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(kind, stay, { once: true, passive: true });
  }
}
