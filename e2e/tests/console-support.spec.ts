import { expect } from "@playwright/test";
import { caughtMessagesTo, freshEmail, registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { openConsole } from "../support/staff.ts";
import { test } from "../support/window.ts";

test("support sees a person at a glance, and corrects their address with a second person", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const asked = freshEmail("corrigee");
  const first = await openConsole(browser, "support", baseURL ?? "");
  await first.goto("/console");
  await first.getByRole("button", { name: "Rechercher partout" }).click();
  await first.getByRole("combobox", { name: "Rechercher partout" }).fill(couple.email.slice(0, -4));
  await first.getByRole("option").filter({ hasText: couple.email }).click();
  const sent = first.getByRole("region", { name: "Ce que nous avons envoyé" });
  await expect(sent.getByText("Vérification d’une adresse")).toBeVisible();
  await expect(sent.getByText("Parti")).toBeVisible();
  await expect(first.getByRole("region", { name: "Fêtes" }).getByText(/paie/)).toBeVisible();
  await checkAndSave(first, "console-person");

  const correct = async (page: typeof first) => {
    await page.getByRole("tab", { name: "Aider" }).click();
    await page.getByLabel("Nouvelle adresse").fill(asked);
    await page.getByLabel("Preuve vue et motif, pour le journal").fill("Boîte perdue, pièce vue");
    await page.getByRole("button", { name: "Corriger l’adresse" }).click();
    await page.getByRole("tab", { name: "En un coup d’œil" }).click();
  };
  await correct(first);
  await expect(first.getByText(/demande de corriger l’adresse en co…@/)).toBeVisible();
  expect(await caughtMessagesTo(request, asked)).toHaveLength(0);

  const second = await openConsole(browser, "admin", baseURL ?? "");
  await second.goto(first.url());
  await correct(second);
  const done = second.getByRole("region", { name: "Ce que l’équipe a fait" });
  await expect(done.getByText("Adresse d’une personne corrigée")).toBeVisible();
  await expect.poll(async () => (await caughtMessagesTo(request, asked)).length).toBe(1);
});
