/** `[data-map]`: a press on its `[data-map-opens]` replaces it by the map of that address. */
export function openMaps(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest("[data-map-opens]")) return;
    const place = target.closest<HTMLElement>("[data-map]");
    if (!place?.dataset.map) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.src = place.dataset.map;
    frame.title = place.dataset.mapTitle ?? "";
    frame.allow = "";
    place.replaceChildren(frame);
    frame.focus();
  });
}
