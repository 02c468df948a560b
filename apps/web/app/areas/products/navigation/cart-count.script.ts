import { at } from "@jdj/contract/paths/addresses";

/** The most products that are counted on the cart's link. */
const MOST_SHOWN = 99;

/** `[data-cart-count]`: how many products are in the visitor's cart; pages are cached without it. */
export async function showCartCount(): Promise<void> {
  const answer = await fetch(at("shoppingCartCount"), {
    headers: { accept: "application/json" },
  }).catch(() => null);
  const { count = 0 }: { count?: number } = answer?.ok ? await answer.json() : {};
  for (const place of document.querySelectorAll<HTMLElement>("[data-cart-count]")) {
    place.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
    place.hidden = count === 0;
  }
}
