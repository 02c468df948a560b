import { parameters } from "./wanted-providers.ts";

const byPrice = /[?&]tri=price/;

/**
 * `input[data-expected-guests]`: proposes the guests of the visitor's event, whose prices the orders
 * by price then compare. The page is the same for everybody; the attribute is the address to ask.
 */
export async function proposeGuests(): Promise<void> {
  const input = document.querySelector<HTMLInputElement>("input[data-expected-guests]");
  if (input?.value !== "" || document.documentElement.dataset.person === "none") return;
  const answer = await fetch(input.dataset.expectedGuests ?? "", {
    headers: { accept: "application/json" },
  }).catch(() => null);
  const { guests = null }: { guests?: number | null } = answer?.ok ? await answer.json() : {};
  if (guests === null || input.value !== "") return;
  input.value = String(guests);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  const hint = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  if (hint) hint.textContent = "Proposé d’après votre carnet.";
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[rel=nofollow][href]"))
    if (byPrice.test(link.search)) {
      const to = new URL(link.href);
      to.searchParams.set(parameters.guests, String(guests));
      link.href = to.pathname + to.search;
    }
}
