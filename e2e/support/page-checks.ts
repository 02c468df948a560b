import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Serious and critical findings of axe, each with its rule and elements. */
async function findViolations(withContrast: boolean): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(document, {
    runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
    rules: { "color-contrast": { enabled: withContrast } },
    resultTypes: ["violations"],
    // Those of our pages are of other sites.
    iframes: false,
    // No rule of these needs the stylesheets.
    preload: { assets: ["media"] },
  });
  const ids = [...document.querySelectorAll("input[id], select[id], textarea[id]")].map(
    ({ id }) => id,
  );
  // A label names only the first of two fields: the other one has none.
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id twice: ${id}`);
  const found = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  return [...found, ...twice];
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

/**
 * Fails when axe finds something serious or critical on the page in its present state, or when its
 * text shows an escape of the source, like `\u00a0`. Contrast of colours takes two thirds of axe's
 * time: unless it is asked for, `npm run test:long` alone checks it.
 */
export async function expectAccessible(
  page: Page,
  { withContrast = process.env.E2E_LONG === "1" } = {},
): Promise<void> {
  expect(await page.evaluate(findEscape)).toBeUndefined();
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
