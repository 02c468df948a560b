import { PAGE_CACHED, type PageCached } from "#app/device/page-scripts.ts";

/** Scripts of components that few pages have, by selector: a page fetches only those it needs, once. */
const scripts: Record<string, () => Promise<() => void>> = {
  "[data-album]": async () => (await import("#app/areas/album/album.script.ts")).serveAlbum,
  "[data-approximate]": async () =>
    (await import("#app/ui/approximate-date-field.script.ts")).computeApproximateDates,
  "[data-counts]": async () =>
    (await import("#app/areas/reviews/counter.script.ts")).countCharacters,
  "[data-date]": async () => (await import("#app/ui/date-field.script.ts")).formatDates,
  "[data-amount]": async () => (await import("#app/ui/entry/amount-field.script.ts")).formatAmounts,
  "[data-articles]": async () =>
    (await import("#app/areas/products/navigation/search-box.script.ts")).searchWhileTyping,
  "[data-cart]": async () =>
    (await import("#app/areas/products/navigation/cart-count.script.ts")).showCartCount,
  "[data-carousel]": async () => (await import("#app/ui/media/carousel.script.ts")).moveCarousels,
  "[data-chosen-price]": async () =>
    (await import("#app/areas/products/detail/chosen-price.script.ts")).followChosenVariant,
  "[data-code]": async () => (await import("#app/ui/code-field.script.ts")).linkCodeBoxes,
  "[data-countdown]": async () => (await import("#app/ui/countdown.script.ts")).runCountdowns,
  "[data-combobox]": async () =>
    (await import("#app/ui/entry/combobox-field.script.ts")).openComboboxes,
  "[data-draft],[data-draft-clear]": async () =>
    (await import("#app/ui/draft.script.ts")).keepDrafts,
  "[data-count-matches]": async () =>
    (await import("#app/areas/providers/directory/count-matches.script.ts")).countMatches,
  "[data-page=static] [data-countries]": async () =>
    (await import("#app/ui/calling-code-select.script.ts")).completeCountries,
  "[data-directory]": async () =>
    (await import("#app/areas/providers/directory/directory.script.ts")).followBoxes,
  "[data-event-total]": async () =>
    (await import("#app/areas/providers/detail/event-total.script.ts")).followQuantities,
  "[data-expected-guests]": async () =>
    (await import("#app/areas/providers/directory/expected-guests.script.ts")).proposeGuests,
  "[data-file]": async () => (await import("#app/ui/file-drop.script.ts")).showFiles,
  "[data-finder]": async () =>
    (await import("#app/areas/town-halls/finder.script.ts")).followPlaces,
  "[data-groups]": async () =>
    (await import("#app/ui/entry/grouped-choices.script.ts")).groupChoices,
  "[data-heart]": async () =>
    (await import("#app/areas/providers/favourites/heart.script.ts")).storeHearts,
  "[data-map]": async () => (await import("#app/areas/town-halls/detail/place.script.ts")).openMaps,
  "[data-order-total]": async () =>
    (await import("#app/areas/orders/checkout/order-total.script.ts")).followDeliveries,
  "[data-place]": async () =>
    (await import("#app/areas/providers/addresses/place.script.ts")).choosePlaces,
  "[data-push]": async () =>
    (await import("#app/areas/notices/choices/device.script.ts")).offerDevice,
  "[data-repair]": async () => (await import("#app/ui/phone-repair.script.ts")).repairPhones,
  "[data-route]": async () => (await import("./open-directions.ts")).openRoutes,
  "[data-stores]": async () =>
    (await import("#app/areas/content/store-buttons.script.ts")).showOwnStoreOnly,
  "[data-strength]": async () =>
    (await import("#app/ui/password-strength.script.ts")).showPasswordStrength,
  "[data-tick-search]": async () =>
    (await import("#app/areas/providers/profile/tick-list.script.ts")).searchTickLists,
  "[data-unread]": async () =>
    (await import("#app/areas/quotes/unread/unread.script.ts")).showUnread,
  "[data-uploads]": async () =>
    (await import("#app/areas/providers/media/uploads.script.ts")).sendUploads,
  "[data-video]": async () => (await import("#app/areas/home/video.script.ts")).playVideos,
  "[data-viewer]": async () =>
    (await import("#app/areas/providers/detail/viewer.script.ts")).openViewers,
  "[data-welcome]": async () => (await import("#app/areas/home/welcome.script.ts")).showWelcomeOnce,
  "[data-share]": async () => (await import("#app/ui/links/share-button.script.ts")).sharePages,
};

/** These run after each navigation of React; the others listen to the document. */
const again = new Set(["[data-carousel]", "[data-route]"]);

/** A complete code submits its form, so a value that the browser restored must not be replayed. */
const notReplayed = "[data-code]";

/** Loads the scripts that this page needs; on a hydrated page, also those of each later page. */
export function loadLazyScripts(): void {
  const waiting = new Map(Object.entries(scripts));
  const loadNeeded = () => {
    for (const [selector, load] of waiting) {
      if (!document.querySelector(selector)) continue;
      if (!again.has(selector)) waiting.delete(selector);
      void load().then((serve) => {
        serve();
        if (selector !== notReplayed) replayInput(selector);
      });
    }
  };
  loadNeeded();
  loadForCachedPages();
  setTimeout(followBell, BELL_AFTER_MS);
  if (document.documentElement.dataset.page !== "hydrated") return;
  let planned: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(planned);
    planned = setTimeout(loadNeeded, 100);
  }).observe(document.body, { childList: true, subtree: true });
}

/** So long after its page the bell begins to listen, in milliseconds: it must not hold up the page itself. */
const BELL_AFTER_MS = 4000;

/** Keeps the number of the bell true as long as its page is seen; without a network it stays as it is. */
function followBell(): void {
  if (document.querySelector("[data-bell]"))
    import("#app/areas/notices/bell/live-bell.script.ts").then(
      ({ keepBellTrue }) => keepBellTrue(),
      () => undefined,
    );
}

/** Loads, without running them, the scripts of pages that are cached: offline they could not be fetched. */
function loadForCachedPages(): void {
  addEventListener(PAGE_CACHED, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { html, loading }: PageCached = event.detail;
    for (const [selector, load] of Object.entries(scripts))
      if (html.includes(` ${selector.slice(1, -1)}`)) loading.push(load());
  });
}

/** Replays to a script that has just loaded what was typed or chosen in its controls meanwhile. */
function replayInput(selector: string): void {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `${selector} input, input${selector}`,
  );
  for (const control of controls) {
    const { type, role, files, value, defaultValue } = control;
    // A list opens for what is typed, not for a value that the browser restored.
    if (role === "combobox" && document.activeElement !== control) continue;
    if (files?.length) control.dispatchEvent(new Event("change", { bubbles: true }));
    else if (type !== "file" && value !== defaultValue)
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}
