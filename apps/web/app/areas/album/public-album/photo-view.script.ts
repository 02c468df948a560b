/** How far a finger goes for the next photo, in pixels. */
const SWIPE = 60;

/** `[data-album]`: the arrow keys and a swipe lead to the photo before and after. */
export function turnPhotos(): void {
  const view = document.querySelector<HTMLElement>("[data-album]");
  if (!view) return;
  const turn = (rel: "prev" | "next") =>
    view.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click();
  addEventListener("keydown", ({ key, altKey, ctrlKey, metaKey }) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === "ArrowLeft") turn("prev");
    if (key === "ArrowRight") turn("next");
  });
  let from: Touch | null = null;
  view.addEventListener(
    "touchstart",
    ({ touches }) => {
      from = touches.length === 1 ? (touches[0] ?? null) : null;
    },
    { passive: true },
  );
  view.addEventListener("touchend", ({ changedTouches: [to] }) => {
    // A photo that was enlarged by two fingers is moved, not turned.
    if (!from || !to || (visualViewport?.scale ?? 1) > 1) return;
    const along = to.clientX - from.clientX;
    if (Math.abs(along) < SWIPE || Math.abs(to.clientY - from.clientY) > Math.abs(along)) return;
    turn(along > 0 ? "prev" : "next");
  });
}
