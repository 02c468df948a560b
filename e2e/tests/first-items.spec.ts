import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/window.ts";

/** The part of the first screen above the first item of a list, or the one act of a page. */
const HIGHEST = 0.45;

/** Pages with their first item, or their one act. */
const pages = [
  ["home", at("home"), "a[href='/inscription']"],
  ["directory", at("providers"), "article"],
  ["packages", at("packages"), "article"],
  ["shop", at("shopping"), "article"],
  ["category of the shop", at("shoppingCategory", { id: 1 }), "article"],
  ["blog", at("blog"), "article"],
  ["town halls", at("townHalls"), "form"],
] as const;

/** Where an element begins, as a part of the first screen without the demonstration's banner. */
async function beginning(page: Page, item: string): Promise<number> {
  const banner = (await page.getByLabel("Démonstration").boundingBox())?.height ?? 0;
  const box = await page.locator("main").locator(item).first().boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return ((box?.y ?? height) - banner) / height;
}

for (const [name, path, item] of pages)
  test(`the first item of the page « ${name} » begins high on the first screen`, {
    tag: "@both",
  }, async ({ page }) => {
    await page.goto(path);
    expect(await beginning(page, item)).toBeLessThanOrEqual(HIGHEST);
  });
