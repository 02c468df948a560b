import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

const directory = "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire";

test("the directory is filtered by service, town and text, and says when nothing matches", async ({
  page,
}) => {
  await page.goto("/");
  expect(await page.locator(`header a[href="${directory}"]`).count()).toBeGreaterThan(0);
  await page.goto(directory);
  await expect(page.getByText(/prestataires inscrits/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Vivement recommandé");
  await expect(page.getByText("Non spécifié")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const rooms = await page.getByRole("option", { name: /^Salles et lieux/ }).getAttribute("value");
  await page.getByLabel("Que recherchez-vous ?").selectOption(rooms);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Salles et lieux de réception");
  await expect(page.getByText("2 prestataires répondent")).toBeVisible();
  await expect(page.getByText("Non spécifié")).toBeVisible();
  await page.getByLabel("Où ?").selectOption("Grand-Bassam");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);

  await page.getByLabel("Nom ou mot").fill("personne de ce nom");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByText("Aucun prestataire associé à cette entrée...")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Voir tous les prestataires" }).click();
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=2/);
  expect((await page.goto(`${directory}/999999/0`))?.status()).toBe(404);
});

test("the notebook links to the providers of each service, in another tab", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const groups = await (
    await request.get(`/api/v1/budgets-by-event/${couple.eventId}`, { headers })
  ).json();
  const meal = groups
    .flatMap(({ children }: { children: { id: number; category_code: string }[] }) => children)
    .find(({ category_code }: { category_code: string }) => category_code === "catering");
  const saved = await request.post("/api/v1/budgets/events", {
    headers,
    data: [
      {
        event_id: couple.eventId,
        budget_id: meal.id,
        min_amount: 1000,
        max_amount: null,
        real_amount: null,
      },
    ],
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await enter(page, couple);
  await open(page, notebook.summary);
  await page.getByRole("heading", { name: "Le lieu de la réception" }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Voir Prestataire : Le lieu de la réception/ }).click();
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Salles et lieux de réception");
  expect(tab.url()).toMatch(/\/\d+\/0$/);

  await open(page, notebook.summary.replace("en-bref", "budgets"));
  const see = page.locator(`a[href^="${directory}/"]`);
  const addresses = await see.evaluateAll((all) =>
    all.map((one) => one.getAttribute("href") ?? ""),
  );
  expect(addresses.filter((href) => /\/\d+\/[1-9]\d*$/.test(href))).toHaveLength(1);
  for (const target of await see.evaluateAll((all) => all.map((one) => one.getAttribute("target"))))
    expect(target).toBe("_blank");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory is searched", async ({ page }) => {
    await page.goto(directory);
    await page.getByLabel("Nom ou mot").fill("fanfare");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  });
});
