/** The player's address, by host. */
function player(page: string, id: string): string {
  const written = encodeURIComponent(id);
  return new URL(page).hostname === "www.tiktok.com"
    ? `https://www.tiktok.com/player/v1/${written}?autoplay=1`
    : `https://www.youtube-nocookie.com/embed/${written}?autoplay=1&hl=fr`;
}

/**
 * `a[data-video="id"]`: a press opens the dialog named by `data-video-in` and loads the player
 * there; closing it removes the player, so that it stops.
 */
export function playVideos(): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-video]") : null;
    const dialog = document.getElementById(link?.dataset.videoIn ?? "");
    const place = dialog?.querySelector("[data-video-place]");
    if (!link?.dataset.video || !place || !(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.src = player(link.href, link.dataset.video);
    frame.title = link.textContent?.trim() ?? "";
    frame.allow = "autoplay; fullscreen; encrypted-media";
    frame.allowFullscreen = true;
    place.replaceChildren(frame);
    dialog.addEventListener("close", () => place.replaceChildren(), { once: true });
    dialog.showModal();
    // When the player has the focus, it handles Escape itself.
    dialog.querySelector<HTMLElement>("[data-closes]")?.focus();
  });
}
