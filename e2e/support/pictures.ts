import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locator, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./page-checks.ts";

/** A small picture to upload. */
export const photo = {
  name: "awa.png",
  mimeType: "image/png",
  buffer: readFileSync(join(import.meta.dirname, "../../apps/web/public/icons/icon-192.png")),
};

/**
 * Saves a screenshot in the folder of E2E_SHOTS, named after the project too; without that setting
 * nothing, because a screenshot takes a quarter of the time of a test that opens one page.
 */
export async function savePicture(seen: Page | Locator, name: string): Promise<void> {
  const folder = process.env.E2E_SHOTS;
  if (!folder) return;
  const path = join(folder, `${name}-${test.info().project.name}.png`);
  await seen.screenshot("goto" in seen ? { path, fullPage: true } : { path });
}

/** Checks a new state of a page, and saves its picture. */
export async function checkAndSave(page: Page, name: string): Promise<void> {
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await savePicture(page, name);
}
