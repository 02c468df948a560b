/** Shows what was picked or dropped in a `[data-file]` zone: its name, and the picture if it is one. */
export function showFiles(): void {
  tellSending();
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

/** Says that the chosen files are on their way, from the press until the next page. */
function tellSending(): void {
  const show = (form: HTMLFormElement, sending: boolean) => {
    for (const zone of form.querySelectorAll("[data-file]")) {
      const bar = zone.querySelector("progress");
      const chosen = zone.querySelector("input")?.files?.length;
      if (bar) bar.hidden = !(sending && chosen);
    }
  };
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && !defaultPrevented) show(target, true);
  });
  addEventListener("pageshow", () => {
    for (const form of document.forms) show(form, false);
  });
}
