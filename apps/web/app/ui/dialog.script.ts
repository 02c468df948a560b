/** `[data-opens="id"]` opens that dialog, `[data-closes]` or a press beside it closes it. */
export function openDialogs(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>("[data-opens]")?.dataset.opens;
    const opened = id ? document.getElementById(id) : null;
    // A link that opens a dialog has an address for pages without script.
    if (opened) event.preventDefault();
    if (opened instanceof HTMLDialogElement && !opened.open) opened.showModal();
    if (target.closest("[data-closes]")) target.closest("dialog")?.close();
    if (target instanceof HTMLDialogElement) target.close();
  });
  // Rendered open for pages without script; with script it becomes a modal dialog.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-dialog="opens"]')) {
    dialog.close();
    dialog.showModal();
  }
}
