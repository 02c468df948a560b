/** How long a confirmed guest reads before the page moves on, in milliseconds. */
const readingMs = 10_000;

/**
 * Sends `form[data-answers]` for a person: once the page is in view and has the focus. Whoever only
 * fetches the page (a crawler, a link preview) runs no script and answers nothing.
 */
export function answerOnSight(): void {
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

/** `[data-leaves-for="/…"]` says that the page moves on, and does so unless the reader touches anything. */
export function leaveAfterReading(): void {
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
