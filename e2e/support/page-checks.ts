import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

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
 * text shows an escape of the source, like `\u00a0`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByText(/\\u[0-9a-f]{4}/)).toHaveCount(0);
  await page.evaluate(waitForAnimations);
  // Frames of other sites are not checked, so axe needs no page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
