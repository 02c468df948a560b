import { expect, type Page, test } from "@playwright/test";
import { enter } from "../support/notebook.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";

/** The gallery, and a page of every layout. */
const pages = {
  galerie: "/dev/galerie",
  public: "/",
  authentification: "/inscription",
  carnet: "/dev/galerie/carnet",
  "event-planner": "/dev/galerie/event-planner",
  shopping: "/dev/galerie/shopping",
  mairies: "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
  mairie: "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/6",
  "sans-titre": "/blog",
  carte: "/dev/galerie/carte",
  introuvable: "/nulle-part",
};

/** The window widths and text sizes that every page supports. */
const looks = [
  { name: "320", width: 320, size: 1 },
  { name: "360-200", width: 360, size: 2 },
  { name: "320-200", width: 320, size: 2 },
];

/**
 * The texts that are cut off: those that overflow a box with hidden overflow, or
 * the window. Scrollable boxes and texts hidden on purpose are not counted.
 */
function wordsCut(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const content = text.textContent?.trim() ?? "";
    if (!parent || content === "" || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest("script, style, noscript, option, textarea, svg, dialog:not([open])"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const {
        overflowX,
        overflowY,
        clipPath,
        position,
        webkitLineClamp: lineClamp,
      } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      // For screen readers alone.
      if (clipPath.startsWith("inset") || (edges.width <= 1 && position === "absolute")) break;
      // Shortened on purpose: a control beside it shows the full text.
      if (lineClamp !== "none" || around.matches("[aria-current]")) break;
      if (overflowX === "auto" || overflowX === "scroll" || around === document.body) break;
      const beside = box.right > edges.right + 2 || box.left < edges.left - 2;
      const below = box.bottom > edges.bottom + 2 || box.top < edges.top - 2;
      const cuts = (how: string) => how === "hidden" || how === "clip";
      if ((cuts(overflowX) && beside) || (cuts(overflowY) && below)) {
        cut.push(content.slice(0, 60));
        break;
      }
      if (overflowY === "auto" || overflowY === "scroll") break;
    }
  }
  return cut;
}

async function enlarge(page: Page, size: number): Promise<void> {
  // Like the browser's setting: all sizes in rem grow.
  await page.addStyleTag({ content: `:root { font-size: ${size * 100}% !important }` });
}

for (const [name, address] of Object.entries(pages)) {
  test(`« ${name} » shows text of twice the size in a narrow window`, async ({ page, request }) => {
    if (name === "carnet") await enter(page, await registerCouple(request));
    for (const { name: look, width, size } of looks) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      await enlarge(page, size);
      await savePicture(page, `${name}-${look}`);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(wordsCut), `${address} at ${look}`).toEqual([]);
    }
  });
}
