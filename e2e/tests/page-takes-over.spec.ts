import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { addGuests, registerCouple, signIn } from "../support/people.ts";

const pages = [
  "fiances",
  "en-bref",
  "comite-restreint",
  "budgets",
  "planning-de-mariage",
  "dates-et-lieux-de-mariage",
  "invites-pour-le-mariage",
  "carte-d-invitation-mariage",
  "nouvelle-carte-d-invitation-mariage",
];

test("each page of the notebook hydrates without rendering anything again", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  await addGuests(request, couple, 3);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  await signIn(page, couple, `${notebookPrefix}/fiances`);
  for (const name of pages) {
    await page.goto(`${notebookPrefix}/${name}`);
    await page.waitForLoadState("networkidle");
    // A first page needs no second round trip for its styles, and does not fetch them twice.
    await expect(page.locator('link[rel="stylesheet"][data-precedence]'), name).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});
