const rows = new WeakSet<Element>();
let listening = false;

/** Adds buttons, position and autoplay to the `[data-carousel]` of the page. */
export function moveCarousels(): void {
  if (!listening) document.addEventListener("click", openAtSlide);
  listening = true;
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    const slides = carousel.querySelector<HTMLElement>("ul");
    if (!slides || rows.has(carousel)) continue;
    rows.add(carousel);
    slides.tabIndex = 0;
    follow(carousel, slides);
    if (carousel.dataset.carousel) keepPace(carousel, slides, Number(carousel.dataset.carousel));
  }
}

/** A picture of a gallery opens the viewer at that picture, without scrolling past the others. */
function openAtSlide({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-slide]") : null;
  const viewer = document.getElementById(link?.dataset.opens ?? "");
  const slides = viewer?.querySelector<HTMLElement>("[data-carousel] ul");
  const slide = slides?.children[Number(link?.dataset.slide)];
  if (slides && slide instanceof HTMLElement)
    slides.scrollTo({ left: slide.offsetLeft - slides.offsetLeft, behavior: "instant" });
}

function place(slides: HTMLElement): { at: number; last: number } {
  const [first, second] = slides.children;
  const step =
    first instanceof HTMLElement && second instanceof HTMLElement
      ? second.offsetLeft - first.offsetLeft
      : 1;
  const seen = Math.max(1, Math.round(slides.clientWidth / step));
  const last = Math.max(0, slides.children.length - seen);
  const end = slides.scrollLeft >= slides.scrollWidth - slides.clientWidth - 2;
  return { at: end ? last : Math.min(last, Math.round(slides.scrollLeft / step)), last };
}

/** Scrolls to a slide; past either end it wraps around. */
function moveTo(slides: HTMLElement, wanted: number): void {
  const { last } = place(slides);
  const slide = slides.children[wanted > last ? 0 : wanted < 0 ? last : wanted];
  const [first] = slides.children;
  if (slide instanceof HTMLElement && first instanceof HTMLElement)
    slides.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
}

function follow(carousel: HTMLElement, slides: HTMLElement): void {
  const label = carousel.querySelector("[data-carousel-place]");
  const tell = () => {
    const { at, last } = place(slides);
    if (label) label.textContent = `${at + 1} / ${last + 1}`;
    carousel.toggleAttribute("data-whole", last === 0);
  };
  slides.addEventListener("scroll", tell, { passive: true });
  new ResizeObserver(tell).observe(slides);
  carousel.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>("[data-carousel-to]") : null;
    if (button) moveTo(slides, place(slides).at + Number(button.dataset.carouselTo));
  });
  // In a viewer, arrow keys work wherever the focus is.
  const dialog = carousel.closest("dialog");
  (dialog ?? slides).addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || (!dialog && event.target !== slides)) return;
    const { at, last } = place(slides);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(slides, to);
  });
}

/** Autoplay; paused while it is hovered, focused or out of view. */
function keepPace(carousel: HTMLElement, slides: HTMLElement, ms: number): void {
  const button = carousel.querySelector<HTMLElement>("[data-carousel-pause]");
  const quiet = matchMedia("(prefers-reduced-motion: reduce)");
  const saves = "connection" in navigator && savesData(navigator.connection);
  let playing = !quiet.matches && !saves;
  const tell = () => {
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", String(!playing));
    button.setAttribute(
      "aria-label",
      playing ? "Arrêter le défilement" : "Reprendre le défilement",
    );
  };
  const stop = () => {
    playing = false;
    tell();
  };
  tell();
  button?.addEventListener("click", () => {
    playing = !playing;
    tell();
  });
  quiet.addEventListener("change", stop);
  // A touch stops autoplay.
  slides.addEventListener("touchstart", stop, { passive: true });
  slides.addEventListener("keydown", stop);
  setInterval(() => {
    const busy = document.hidden || carousel.matches(":hover, :focus-within");
    if (playing && !busy && carousel.isConnected) moveTo(slides, place(slides).at + 1);
  }, ms);
}

function savesData(connection: unknown): boolean {
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
