import { expect } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const sections = [
  ["fiances", "Le couple"],
  ["en-bref", "En bref"],
  ["comite-restreint", "Comité restreint"],
  ["budgets", "Budget"],
  ["planning-de-mariage", "Planning"],
  ["dates-et-lieux-de-mariage", "Dates et lieux"],
  ["invites-pour-le-mariage", "Invités"],
  ["carte-d-invitation-mariage", "Joy Cards"],
] as const;

// Each section's own test follows one of these links in `npm test`.
test("the sections link to the next and the previous one, each with a short and a full introduction", {
  tag: "@long",
}, async ({ page, request }) => {
  test.slow();
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  const steps = page.getByRole("navigation", { name: "Sections voisines" });
  await expect(steps.getByRole("link", { name: /^Précédent/ })).toHaveCount(0);
  for (const [at, [section]] of sections.entries()) {
    await expect(page).toHaveURL(new RegExp(`/${section}$`));
    const intro = page.locator("summary").filter({ hasText: "VOIR PLUS" });
    await expect(intro.getByText("+ VOIR PLUS")).toBeVisible();
    await intro.click();
    await expect(intro.getByText(/^[-−] VOIR MOINS$/)).toBeVisible();
    await expect(intro.getByText("+ VOIR PLUS")).toBeHidden();
    const [, next] = sections[at + 1] ?? [];
    if (next) await steps.getByRole("link", { name: `Suivant ${next}` }).click();
  }
  await page.goBack();
  for (const [section, label] of sections.slice(0, -2).toReversed()) {
    await steps.getByRole("link", { name: `Précédent ${label}` }).click();
    await expect(page).toHaveURL(new RegExp(`/${section}$`));
  }
});

test("one is advised to plan a year ahead, and to invite three months before", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.summary.replace("en-bref", "planning-de-mariage"));
  await expect(
    page.getByText(
      "Planifiez au moins un an à l’avance, et envoyez vos invitations idéalement 3 mois avant",
    ),
  ).toBeVisible();
});
