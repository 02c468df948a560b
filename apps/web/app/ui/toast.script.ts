/**
 * Closes `[data-toast="10000"]` after that many milliseconds, counted only while it is not
 * focused or hovered, or at once by its `[data-close-toast]` button.
 */
export function closeToasts(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-close-toast]")) {
      hide(target.closest<HTMLElement>("[data-toast]"));
    }
  });
  const step = 500;
  const shown = new WeakMap<HTMLElement, number>();
  setInterval(() => {
    for (const toast of document.querySelectorAll<HTMLElement>("[data-toast]:not([hidden])")) {
      if (toast.matches(":hover, :focus-within") || document.hidden) continue;
      const time = (shown.get(toast) ?? 0) + step;
      shown.set(toast, time);
      if (time >= Number(toast.dataset.toast)) hide(toast);
    }
  }, step);
}

function hide(toast: HTMLElement | null): void {
  if (toast) toast.hidden = true;
}
