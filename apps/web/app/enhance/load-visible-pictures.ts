/** How much of a picture's box must be visible, 0 to 1, before it is fetched. */
const seen = 0.5;

/**
 * Fetches the picture of `[data-later]` once its box is visible: the picture is inside a
 * `<noscript>`, which shows it at once without script. The browser's own lazy loading
 * would fetch it two screens ahead.
 */
export function loadVisiblePictures(): void {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        target.innerHTML = target.querySelector("noscript")?.textContent ?? "";
      }
    },
    { threshold: seen },
  );
  for (const place of document.querySelectorAll("[data-later]")) watch.observe(place);
}
