/**
 * Sends a form without React once, however often its button is pressed. Listens at the
 * window, after React has handled its own forms at the document.
 */
export function submitOnce(): void {
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
  // Restored from the browser's memory: its form may be sent again.
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-sent]")) {
      delete form.dataset.sent;
      busy(form)?.removeAttribute("aria-busy");
    }
  });
}
