import { fcfa, grouped } from "@jdj/french/money";

/**
 * `output[data-event-total="5500,9500"]`: what the number typed beside it makes of the prices; it is
 * read again at each change.
 */
export function followQuantities(): void {
  for (const output of document.querySelectorAll<HTMLOutputElement>("[data-event-total]")) {
    const input = output.form?.querySelector<HTMLInputElement>("input[name=quantity]");
    if (!input) continue;
    const [min = 0, max = min] = (output.dataset.eventTotal ?? "").split(",").map(Number);
    const follow = () => {
      const quantity = Number(input.value.replace(/\s/g, ""));
      const isNumber = Number.isInteger(quantity) && quantity > 0;
      const last = fcfa(max * quantity);
      output.textContent = !isNumber
        ? ""
        : min === max
          ? last
          : `${grouped(min * quantity)} à ${last}`;
    };
    input.addEventListener("input", follow);
    follow();
  }
}
