/** How long the confirmation is shown before the redirect, in milliseconds. */
const readingMs = 10_000;

/** `[data-leaves-for="/…"]` announces a redirect, and redirects unless the reader interacts with the page. */
export function redirectAfterReading(): void {
  const notice = document.querySelector<HTMLElement>("[data-leaves-for]");
  const address = notice?.dataset.leavesFor;
  if (!notice || !address) return;
  notice.hidden = false;
  const timer = setTimeout(() => location.assign(address), readingMs);
  const stay = () => {
    clearTimeout(timer);
    notice.hidden = true;
  };
  for (const kind of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(kind, stay, { once: true, passive: true });
  }
}
