import { fold } from "@jdj/french/fold";

/**
 * `[data-tick-search]`: hides the boxes of its list whose words do not have what is typed; those that
 * are ticked stay.
 */
export function searchTickLists(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-tick-search]"))
    box.hidden = false;
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.tickSearch) return;
    const words = fold(target.value).split(/\s+/).filter(Boolean);
    const list = target.parentElement?.querySelectorAll<HTMLLabelElement>("[data-tick]") ?? [];
    for (const label of list) {
      const text = fold(label.textContent ?? "");
      const isTicked = label.querySelector("input")?.checked === true;
      label.hidden = !isTicked && !words.every((word) => text.includes(word));
    }
  });
  // Enter in the box would send the form.
  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.key === "Enter" && target instanceof HTMLInputElement && target.dataset.tickSearch)
      event.preventDefault();
  });
}
