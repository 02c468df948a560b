/** How far a finger moves before it is a swipe, in CSS pixels. */
const SWIPE = 45;

/** The player's address of a film, at the host of its page. */
function playerOf(page: string, film: string): string {
  const id = encodeURIComponent(film);
  return new URL(page).hostname === "www.tiktok.com"
    ? `https://www.tiktok.com/player/v1/${id}?autoplay=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=fr`;
}

/** Plays a film in the place of its picture. */
function play(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.src = playerOf(link.href, link.dataset.film ?? "");
  frame.title = link.textContent?.trim() ?? "";
  frame.allow = "autoplay; fullscreen; encrypted-media";
  frame.allowFullscreen = true;
  link.hidden = true;
  link.after(frame);
}

/** Stops what a slide plays: a player is taken away, its picture comes back. */
function stop(slide: HTMLElement): void {
  slide.querySelector("video")?.pause();
  slide.querySelector("iframe")?.remove();
  const film = slide.querySelector<HTMLElement>("[data-film]");
  if (film) film.hidden = false;
}

function openOn(viewer: HTMLDialogElement) {
  const slides = [...viewer.querySelectorAll<HTMLElement>("[data-viewer-slides] > li")];
  const place = viewer.querySelector("[data-viewer-place]");
  const share = viewer.querySelector<HTMLElement>("[data-share]");
  let kind = "";
  let shown = slides[0];

  const wanted = () => slides.filter((slide) => kind === "" || slide.dataset.kind === kind);

  function show(slide: HTMLElement | undefined): void {
    if (!slide) return;
    if (shown && shown !== slide) stop(shown);
    shown = slide;
    for (const one of slides) one.hidden = one !== slide;
    const among = wanted();
    if (place) place.textContent = `${among.indexOf(slide) + 1} / ${among.length}`;
    if (share) share.dataset.address = addressOf(slide.dataset.id ?? "");
    for (const button of viewer.querySelectorAll<HTMLElement>("button[data-views]"))
      button.ariaPressed = String(button.dataset.views === kind);
    prepare(among, among.indexOf(slide));
  }

  function step(by: number): void {
    const among = wanted();
    const from = shown ? among.indexOf(shown) : 0;
    show(among[(from + by + among.length) % among.length]);
  }

  /** Shows one item, or the first of a kind; an empty kind is all of them, where one was. */
  function view(asked: string): void {
    const one = slides.find((slide) => slide.dataset.id === asked);
    kind = one || !slides.some((slide) => slide.dataset.kind === asked) ? "" : asked;
    const among = wanted();
    show(one ?? (shown && among.includes(shown) ? shown : among[0]));
    if (!viewer.open) viewer.showModal();
  }

  viewer.addEventListener("close", () => shown && stop(shown));
  viewer.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isTyped = event.target instanceof Element && event.target.closest("form, video");
    if (by === undefined || isTyped) return;
    event.preventDefault();
    step(by);
  });
  viewer.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const arrow = target?.closest<HTMLElement>("[data-viewer-to]");
    if (arrow) step(Number(arrow.dataset.viewerTo));
    const film = target?.closest<HTMLAnchorElement>("a[data-film]");
    if (film) {
      event.preventDefault();
      play(film);
    }
    if (target?.closest("[data-viewer-asks]")) askWithin(viewer);
  });
  swipe(viewer, step);
  return view;
}

/** Brings the page's form for a quote into the viewer until it is closed; without one, leads to it. */
function askWithin(viewer: HTMLDialogElement): void {
  const form = document.getElementById("demande");
  const panel = viewer.querySelector<HTMLElement>("[data-viewer-form]");
  if (!form || !panel) {
    viewer.close();
    location.hash = "devis";
    return;
  }
  const place = document.createComment("");
  form.replaceWith(place);
  panel.append(form);
  panel.hidden = false;
  panel.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
  const giveBack = () => {
    place.replaceWith(form);
    panel.hidden = true;
    viewer.removeEventListener("close", giveBack);
  };
  viewer.addEventListener("close", giveBack);
  panel.querySelector("button")?.addEventListener("click", giveBack, { once: true });
}

/** The page's address with an item: it opens the viewer on it. */
function addressOf(id: string): string {
  const url = new URL(location.href);
  url.search = "";
  url.searchParams.set("media", id);
  url.hash = "";
  return url.href;
}

/** Fetches the photos beside the one that is shown. */
function prepare(among: HTMLElement[], at: number): void {
  for (const by of [1, -1]) {
    const next = among[(at + by + among.length) % among.length];
    const photo = next?.querySelector<HTMLImageElement>("figure > img");
    if (photo) new Image().src = photo.src;
  }
}

function swipe(viewer: HTMLDialogElement, step: (by: number) => void): void {
  const slides = viewer.querySelector<HTMLElement>("[data-viewer-slides]");
  let from: { x: number; y: number } | null = null;
  slides?.addEventListener("pointerdown", ({ clientX, clientY, isPrimary, target }) => {
    from = isPrimary && !(target instanceof HTMLVideoElement) ? { x: clientX, y: clientY } : null;
  });
  slides?.addEventListener("pointercancel", () => {
    from = null;
  });
  slides?.addEventListener("pointerup", ({ clientX, clientY }) => {
    if (!from) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    from = null;
    if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return;
    // What ends a swipe on a film is no tap on it.
    slides.addEventListener("click", preventOnce, { capture: true, once: true });
    setTimeout(() => slides.removeEventListener("click", preventOnce, { capture: true }), 0);
    step(dx < 0 ? 1 : -1);
  });
}

function preventOnce(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * `[data-viewer]`: the full-screen viewer of a portfolio. `[data-views]` opens it, by an item's
 * number or a kind; the address's `media` opens it at once.
 */
export function openViewers(): void {
  const viewer = document.querySelector<HTMLDialogElement>("dialog[data-viewer]");
  if (!viewer) return;
  const view = openOn(viewer);
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-views]") : null;
    if (link?.dataset.views === undefined) return;
    event.preventDefault();
    view(link.dataset.views);
  });
  const asked = new URLSearchParams(location.search).get("media");
  if (asked !== null && viewer.querySelector(`li[data-id="${CSS.escape(asked)}"]`)) view(asked);
}
