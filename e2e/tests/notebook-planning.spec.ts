import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

// Without its worker a browser caches nothing for use without a network: see notebook-offline.

const address = notebook.summary.replace("en-bref", "planning-de-mariage");

test("tasks are ticked at once, stored, and counted", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await expect(page).toHaveTitle("Planning | Joie du Jour");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const progress = page.getByRole("region", { name: "Avancement" });
  await expect(progress.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  // The percentage is said once; the chart has the amounts.
  await expect(progress).toContainText(/Tâches effectuées\s*0\s%/);
  const chart = page.getByRole("region", { name: "Répartition des tâches" });
  await expect(chart.getByRole("listitem")).toHaveText([
    /^Tâches effectuées\s*0$/,
    /^Tâches restantes\s*\d+$/,
  ]);

  // It opens on what is due; all tasks are by theme.
  await expect(page.locator("summary").first()).toContainText("En retard");
  await expect(page.locator("summary").nth(1)).toContainText("Cette semaine");
  await page.getByRole("link", { name: "Par thème" }).click();
  await expect(page).toHaveURL(/vue=themes$/);

  const boxes = page.getByRole("checkbox");
  // The address changes before the page does.
  await expect(boxes.nth(3)).toBeVisible();
  for (const index of [0, 1, 2]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
    await boxes.nth(index).check();
    expect((await saved).status()).toBe(200);
  }
  await expect(page.locator("details[open] > summary")).toContainText(/3 sur \d+ faites/);
  await expect(progress.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow", "0");
  await page.reload();
  // The first group still has work: it is unfolded, its ticks stored.
  await expect(page.locator("details[open] input:checked")).toHaveCount(3);
  await page.getByRole("link", { name: /Suivant\s*Dates et lieux/ }).click();
  await expect(page).toHaveURL(/dates-et-lieux-de-mariage$/);
});

test("a tick without a network is undone with a message, and made again", async ({
  page,
  request,
  context,
}) => {
  // Without what queues an edit, as before the page's offline part is loaded.
  await page.route(/\/assets\/edits-/, (route) => route.abort());
  await enter(page, await registerCouple(request));
  await open(page, address);
  const box = page.getByRole("checkbox").first();
  await context.setOffline(true);
  await box.click();
  await expect(page.getByText("Connexion impossible.")).toBeVisible();
  await expect(box).not.toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(box).toBeChecked();
  await expect(page.getByText("Connexion impossible.")).toHaveCount(0);
});

test("dates are proposed, an end before the start is refused at its field, and late tasks come first", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await page
    .getByRole("button", { name: /^Dates de/ })
    .first()
    .click();
  await expect(page.getByText("Dates proposées d’après la date de votre fête.")).toBeVisible();
  await expect(page.getByLabel("Début", { exact: true })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await page.getByLabel("Début", { exact: true }).fill("10/02/2026");
  await page.getByLabel("Fin", { exact: true }).fill("09/02/2026");
  await page.getByRole("button", { name: "Enregistrer les dates" }).click();
  await expect(page.getByText("La date de fin ne peut précéder la date de début")).toBeVisible();
  await expect(page.getByLabel("Fin", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Fin", { exact: true }).fill("12/02/2026");
  await page.getByRole("button", { name: "Enregistrer les dates" }).click();
  await expect(page.getByRole("button", { name: "Enregistrer les dates" })).toHaveCount(0);
  await expect(page.getByText("10/02/2026 → 12/02/2026")).toBeVisible();

  await page.reload();
  const late = page.locator("details", { hasText: /^En retard/ });
  await expect(late.getByText("10/02/2026 → 12/02/2026")).toBeVisible();
  const later = page.locator("details", { hasText: /^Plus tard/ });
  await expect(later.getByRole("checkbox").first()).toBeHidden();
  await later.locator("summary").click();
  await expect(later.getByRole("checkbox").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await late.getByRole("checkbox").first().click();
  await expect(late.getByText("Rien en retard.")).toBeVisible();
  // What was ticked stays in its place, so that a slip is undone there.
  await expect(late.getByRole("checkbox").first()).toBeChecked();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Imprimé le \d/)).toBeVisible();
  await expect(later.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Vos propres tâches" })).toBeHidden();
});

test("the calendar has a secret address, which a new one replaces", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await page.getByRole("button", { name: "Afficher l’adresse" }).click();
  const feed = page.getByLabel("Adresse de l’agenda");
  await expect(feed).toHaveValue(/\.ics$/);
  const first = await feed.inputValue();
  expect(await (await request.get(first)).text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Renouveler l’adresse" }).click();
  await expect(page.getByText("L’ancienne adresse ne répond plus.")).toBeVisible();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(await feed.inputValue())).status()).toBe(200);
});
