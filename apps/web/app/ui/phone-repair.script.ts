/** A `[data-repair]` button puts the present form of an old number into its box, without sending the form. */
export function repairPhones(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLButtonElement)) return;
    const offer = target.closest<HTMLElement>("[data-repair]");
    const box = offer && document.getElementById(offer.dataset.repair ?? "");
    if (!(box instanceof HTMLInputElement)) return;
    event.preventDefault();
    box.value = target.value;
    box.dispatchEvent(new Event("change", { bubbles: true }));
    box.removeAttribute("aria-invalid");
    offer?.remove();
    box.focus();
  });
}
