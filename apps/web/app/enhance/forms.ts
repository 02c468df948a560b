/**
 * Sends a form that React does not handle once, however often its button is pressed. Heard at the
 * window, after React has taken its own at the document.
 */
export function sendOnce(): void {
  const busy = (form: HTMLFormElement) =>
    form.querySelector('button[type="submit"], button:not([type])');
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== "post")
      return;
    if ("sent" in form.dataset) event.preventDefault();
    form.dataset.sent = "";
    busy(form)?.setAttribute("aria-busy", "true");
  });
  // Back to a page kept in memory: its form may be sent again.
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) {
      delete form.dataset.sent;
      busy(form)?.removeAttribute("aria-busy");
    }
  });
}
