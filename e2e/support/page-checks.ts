import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { isOpenedByPages } from "./pages.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fields and other elements that share an id: a label names only the first of two fields. */
function findIdsTwice(): string[] {
  const ids = [...document.querySelectorAll("input[id], select[id], textarea[id]")].map(
    ({ id }) => id,
  );
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Whether the page shows what it shows only after something was done: a dialog, a menu, a refusal. */
function showsMore(): boolean {
  const more = document.querySelectorAll(
    `dialog, [popover], [role="dialog"], [role="menu"], [role="listbox"], [role="alert"], [aria-invalid="true"]`,
  );
  return [...more].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0,
  );
}

/** Serious and critical findings of axe, each with its rule and elements. */
async function findViolations(withContrast: boolean): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    rules: {
      "color-contrast": { enabled: withContrast },
      // How far the colour of a link is from that of the words around it.
      "link-in-text-block": { enabled: withContrast },
    },
    resultTypes: ["violations"],
    // Those of our pages are of other sites.
    iframes: false,
    // No rule of these needs the stylesheets.
    preload: { assets: ["media"] },
    elementRef: false,
    selectors: false,
  });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/** A text of the page, shown or not, with an escape of the source. */
function findEscape(): string | undefined {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (
      /\\u[0-9a-f]{4}/.test(text.nodeValue ?? "") &&
      !text.parentElement?.closest("script, style")
    )
      return text.nodeValue ?? "";
  return undefined;
}

/** Waits for the end of all animations: halfway through, colours are not the final ones. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.race([
    Promise.allSettled(ending.map(({ finished }) => finished)),
    new Promise((later) => setTimeout(later, 2000)),
  ]);
}

const isLong = process.env.E2E_LONG === "1";

/**
 * Fails when axe finds something serious or critical on the page in its present state, when two
 * fields share an id, or when its text shows an escape of the source, like `\u00a0`.
 *
 * `npm run test:long` runs axe at each call. `npm test` leaves it out where `pages.spec.ts` shows
 * axe the same page: unless a dialog, a menu or a refusal is open, or the test says `isNew`, because
 * its state has what the page does not show when it is opened. The two rules of contrast take two
 * thirds of axe's time: unless they are asked for, `npm run test:long` alone checks them.
 */
export async function expectAccessible(
  page: Page,
  { isNew = false, withContrast = isLong } = {},
): Promise<void> {
  expect(await page.evaluate(findEscape)).toBeUndefined();
  expect(await page.evaluate(findIdsTwice)).toEqual([]);
  const isKnown =
    !(isLong || isNew || withContrast) && isOpenedByPages(new URL(page.url()).pathname);
  if (isKnown && !(await page.evaluate(showsMore))) return;
  await page.evaluate(waitForAnimations);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  expect(await page.evaluate(findViolations, withContrast)).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
