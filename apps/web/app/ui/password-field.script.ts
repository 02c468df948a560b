/** `[data-reveal]` shows the password beside it, or hides it. */
export function revealPasswords(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-reveal]") : null;
    const input = button?.parentElement?.querySelector("input");
    if (!button || !input) return;
    const shown = input.type === "password";
    input.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  });
}
