/**
 * `[data-share]` opens the phone's share menu, or copies the address where there is
 * none and says so in its `<output>`.
 */
export function sharePages(): void {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    if (!button) return;
    const url = button.dataset.address || location.href;
    if (typeof navigator.share === "function") {
      // Closing the share menu is not an error.
      await navigator.share({ title: button.dataset.share, url }).catch(() => undefined);
      return;
    }
    const output = button.parentElement?.querySelector("output");
    const message = await navigator.clipboard.writeText(url).then(
      () => "Lien copié",
      () => url,
    );
    if (output) output.textContent = message;
  });
}
