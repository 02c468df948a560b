import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { lengthenBudget } from "../../bench/lengthen-budget.ts";
import { query } from "../support/database.ts";
import { enter, open } from "../support/notebook.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { budgetOf, fee, feeBox } from "../support/saved-lines.ts";

const boxes = (page: Page) => page.locator("tbody td input");

async function feeOf(person: Person, page: Page): Promise<number | null> {
  const lines = await budgetOf(page.request, person);
  return lines.find(({ content }: { content: string }) => content === fee).pivot.real_amount;
}

test("the lines of a long budget that the first screen does not show follow, and are printed", {
  tag: "@both",
}, async ({ page, request }) => {
  const awa = await registerCouple(request);
  await lengthenBudget(query, 100, awa.eventId);
  await enter(page, awa);
  await open(page, at("budget"));
  const real = await feeBox(page);
  await real.fill("41500");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();
  await expect(real).toHaveValue("41\u00a0500");
  expect(await feeOf(awa, page)).toBe(41500);

  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await boxes(page).count()).toBe(3 * 100);
});

test("without script, all lines of a long budget are one link away, and a save leaves the others alone", async ({
  browser,
  request,
  baseURL,
}) => {
  const awa = await registerCouple(request);
  await lengthenBudget(query, 100, awa.eventId);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await enter(page, awa);
  await page.goto(at("budget"));
  await expect(boxes(page)).toHaveCount(3 * 30);
  await page.getByRole("link", { name: "Afficher toutes les lignes" }).first().click();
  await expect(boxes(page)).toHaveCount(3 * 100);
  const real = page.getByRole("textbox", { name: `Réel, ${fee}`, exact: true });
  await real.fill("41500");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();
  await boxes(page).first().fill("900");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(boxes(page).first()).toHaveValue("900");
  expect(await feeOf(awa, page)).toBe(41500);
  await context.close();
});
