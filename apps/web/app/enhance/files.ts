/** Shows what was picked or dropped in a `[data-file]` zone: its name, and the picture if it is one. */
export function showFiles(): void {
  document.addEventListener("change", ({ target }) => {
    const zone = target instanceof Element ? target.closest("[data-file]") : null;
    if (!zone || !(target instanceof HTMLInputElement)) return;
    const file = target.files?.[0];
    const name = zone.querySelector("[data-file-name]");
    const preview = zone.querySelector("[data-file-preview]");
    if (!file || !name || !preview) return;
    name.textContent = file.name;
    if (!file.type.startsWith("image/")) return;
    const image = new Image();
    image.alt = "";
    image.src = URL.createObjectURL(file);
    preview.replaceChildren(image);
  });
  for (const [kind, over] of [
    ["dragenter", true],
    ["dragleave", false],
    ["drop", false],
  ] as const) {
    document.addEventListener(kind, ({ target }) => {
      const zone = target instanceof Element ? target.closest("[data-file]") : null;
      zone?.toggleAttribute("data-over", over);
    });
  }
}
