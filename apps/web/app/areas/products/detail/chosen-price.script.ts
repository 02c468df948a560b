import { fcfa } from "@jdj/french/money";
import { reduction } from "#app/areas/products/reduction.ts";

/** `[data-in-colours]`: drawings become those of the chosen variant's colour. */
function showColour(variant: string): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("[data-in-colours]")) {
    const drawings: Record<string, string> = JSON.parse(picture.dataset.inColours ?? "{}");
    const drawing = drawings[variant];
    if (drawing && picture.getAttribute("src") !== drawing) picture.src = drawing;
  }
}

/** `[data-chosen-price]`: the price above, and what it was before, become those of the chosen variant. */
export function followChosenVariant(): void {
  const shown = document.querySelector<HTMLElement>("[data-chosen-price]");
  const price = shown?.querySelector("strong");
  if (!shown || !price) return;
  const old = Number(shown.dataset.chosenPrice);
  const from = shown.querySelector<HTMLElement>("[data-from]");
  const before = shown.querySelector<HTMLElement>("[data-reduction]");
  const percent = shown.querySelector("[data-percent]");
  const follow = () => {
    const chosen = document.querySelector<HTMLInputElement>("input[data-price]:checked");
    if (!chosen) return;
    showColour(chosen.value);
    const now = Number(chosen.dataset.price);
    price.textContent = fcfa(now);
    if (from) from.hidden = true;
    if (before) before.hidden = old <= now;
    if (percent) percent.textContent = reduction(now, old);
  };
  document.addEventListener("change", follow);
  follow();
}
