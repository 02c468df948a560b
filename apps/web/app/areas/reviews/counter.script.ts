/**
 * `[data-counts="242"]`: counts the characters of its text as the server does, and marks the field
 * once they are too many; nothing typed is cut.
 */
export function countCharacters(): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const field = target.closest<HTMLElement>("[data-counts]");
    const output = field?.querySelector("[data-count]");
    if (!field || !output) return;
    const { length } = target.value.trim();
    output.textContent = String(length);
    field.toggleAttribute("data-too-long", length > Number(field.dataset.counts));
  });
}
