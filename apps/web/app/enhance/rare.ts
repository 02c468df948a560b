/** What few pages hold, and the script that serves it: fetched by those that hold it, once. */
const parts: Record<string, () => Promise<() => void>> = {
  "[data-approximate]": async () =>
    (await import("./approximate-dates.ts")).computeApproximateDates,
  "[data-date]": async () => (await import("./dates.ts")).writeDates,
  "[data-amount]": async () => (await import("./amounts.ts")).spaceAmounts,
  "[data-carousel]": async () => (await import("./carousels.ts")).moveCarousels,
  "[data-code]": async () => (await import("./codes.ts")).spreadCodes,
  "[data-countdown]": async () => (await import("./countdowns.ts")).runCountdowns,
  "[data-combobox]": async () => (await import("./comboboxes.ts")).openComboboxes,
  "[data-file]": async () => (await import("./files.ts")).showFiles,
  "[data-finder]": async () => (await import("./town-hall-lists.ts")).followPlaces,
  "[data-groups]": async () => (await import("./grouped-choices.ts")).groupChoices,
  "[data-map]": async () => (await import("./maps.ts")).openMaps,
  "[data-repair]": async () => (await import("./old-phones.ts")).repairPhones,
  "[data-route]": async () => (await import("./routes.ts")).leadTheWay,
  "[data-stores]": async () => (await import("./stores.ts")).keepOwnStore,
  "[data-strength]": async () => (await import("./password-strength.ts")).tellPasswordStrength,
  "[data-video]": async () => (await import("./videos.ts")).playVideos,
  "[data-welcome]": async () => (await import("./welcome.ts")).welcomeOnce,
  "[data-share]": async () => (await import("./shares.ts")).sharePages,
};

/** These are looked for anew on each page that React draws; the others listen to the document. */
const again = new Set(["[data-carousel]", "[data-route]"]);

/** A whole code sends its form: it waits for fingers, not for what a browser had kept of an old one. */
const untold = "[data-code]";

/** Serves the rare parts of this page; where React draws pages later, those of each page that comes. */
export function serveRareParts(): void {
  const waiting = new Map(Object.entries(parts));
  const look = () => {
    for (const [selector, load] of waiting) {
      if (!document.querySelector(selector)) continue;
      if (!again.has(selector)) waiting.delete(selector);
      void load().then((serve) => {
        serve();
        if (selector !== untold) retell(selector);
      });
    }
  };
  look();
  if (document.documentElement.dataset.page !== "hydrated") return;
  let planned: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(planned);
    planned = setTimeout(look, 100);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Tells a part that has just come what was typed or picked on its ground while it was on its way. */
function retell(selector: string): void {
  const controls = document.querySelectorAll<HTMLInputElement>(
    `${selector} input, input${selector}`,
  );
  for (const control of controls) {
    const { type, role, files, value, defaultValue } = control;
    // A list opens for whoever types in it, not for what the browser had kept.
    if (role === "combobox" && document.activeElement !== control) continue;
    if (files?.length) control.dispatchEvent(new Event("change", { bubbles: true }));
    else if (type !== "file" && value !== defaultValue)
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}
