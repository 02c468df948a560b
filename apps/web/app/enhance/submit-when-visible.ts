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
