/** Closes an open `<details data-menu>` on Escape and on a press outside it. */
export function closeMenus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  document.addEventListener("click", ({ target }) => {
    for (const menu of open()) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false;
    }
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
}

/** Adds the query of the page to the sign-in links that return to it. */
export function returnLinks(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a[data-returns]") : null;
    if (!(link instanceof HTMLAnchorElement) || location.search === "") return;
    const address = new URL(link.href);
    if (!address.searchParams.has("depuis")) return;
    address.searchParams.set("depuis", location.pathname + location.search);
    link.href = address.href;
  });
}
