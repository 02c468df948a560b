/** The most products that are counted on the cart's link. */
const MOST_SHOWN = 99;

/** `form[data-wish="12"]`: the heart of a product that the visitor wishes for is filled. */
function fillHearts(wishes: readonly number[]): void {
  for (const id of wishes)
    for (const form of document.querySelectorAll(`form[data-wish="${id}"]`)) {
      const button = form.querySelector("button");
      if (!button) continue;
      button.ariaPressed = "true";
      button.value = "0";
    }
}

/**
 * `[data-cart-count]`: how many products are in the visitor's cart, and what they wish for; pages are
 * cached without it. `[data-cart]` is the address of both: all addresses would be 3 KB of script.
 */
export async function showCartCount(): Promise<void> {
  const address = document.querySelector<HTMLElement>("[data-cart]")?.dataset.cart ?? "";
  const answer = await fetch(address, {
    headers: { accept: "application/json" },
  }).catch(() => null);
  const { count = 0, wishes = [] }: { count?: number; wishes?: number[] } = answer?.ok
    ? await answer.json()
    : {};
  fillHearts(wishes);
  for (const place of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    place.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
    place.hidden = count === 0;
  }
}
