import { fileSize } from "@jdj/french/file-size";
import { followUploads } from "./follow-uploads.ts";

/** Shows what was picked or dropped in a `[data-file]` zone: its name, its size, and the picture if it is one. */
export function showFiles(): void {
  tellSending();
  document.addEventListener("change", ({ target }) => {
    const zone = target instanceof Element ? target.closest("[data-file]") : null;
    if (!zone || !(target instanceof HTMLInputElement)) return;
    const files = [...(target.files ?? [])];
    const [file] = files;
    const name = zone.querySelector("[data-file-name]");
    const preview = zone.querySelector("[data-file-preview]");
    const size = zone.querySelector("[data-file-size]");
    if (!file || !name || !preview) return;
    const isOne = files.length === 1;
    const bytes = files.reduce((sum, one) => sum + one.size, 0);
    name.textContent = isOne ? file.name : `${files.length} fichiers`;
    if (size)
      size.textContent = `${fileSize(bytes)} · choisir ${isOne ? "un autre fichier" : "d’autres fichiers"}`;
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

/**
 * Shows that the chosen files are being uploaded. A form sent by React shows the progress; for
 * one sent by the browser the progress is unknown.
 */
function tellSending(): void {
  let sent: HTMLFormElement | null = null;
  addEventListener("submit", ({ target, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement)) return;
    sent = target;
    if (!defaultPrevented) show(target, {});
  });
  // Only when coming back from another page: on the first load React is not hydrated yet.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.forms) show(form, null);
  });
  followUploads((percent) => {
    if (sent) show(sent, percent === null ? null : { percent });
  });
}

function show(form: HTMLFormElement, sending: { percent?: number } | null): void {
  for (const zone of form.querySelectorAll("[data-file]")) {
    const bar = zone.querySelector("progress");
    const label = zone.querySelector<HTMLElement>("[data-file-sent]");
    const chosen = (zone.querySelector("input")?.files?.length ?? 0) > 0;
    if (!bar || !label) continue;
    bar.hidden = !(sending && chosen);
    label.hidden = bar.hidden;
    const percent = sending?.percent;
    if (percent === undefined) bar.removeAttribute("value");
    else bar.value = percent;
    label.textContent = percent === undefined ? "Envoi…" : `Envoi\u00a0: ${percent}\u00a0%`;
  }
}
