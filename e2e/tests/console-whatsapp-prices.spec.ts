import { expect } from "@playwright/test";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("staff read what WhatsApp charges by country, and plan another price", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openConsole(browser, "finance", baseURL ?? "");
  await page.goto("/console#/whatsapp-prices");
  const table = page.getByRole("region", { name: "Tableau de la liste" });
  const home = table.getByRole("row").filter({ hasText: "Côte d’Ivoire (+225)" });
  await expect(home.getByText("12,6 FCFA")).toBeVisible();
  await checkAndSave(page, "console-whatsapp-prices");
  await table.getByRole("row").filter({ hasText: "France (+33)" }).click();
  await expect(page.getByRole("heading", { name: "France (+33)" })).toBeVisible();
  await expect(page.getByText("80,192 FCFA")).toBeVisible();
  await checkAndSave(page, "console-whatsapp-prices-country");
  await page.getByRole("link", { name: "Ajouter un prix" }).click();
  await expect(page.getByLabel(/Pays du numéro/)).toHaveValue("France (+33)");
  await page.getByLabel(/Catégorie/).click();
  await page.getByRole("option", { name: "Marketing" }).click();
  await page.getByLabel(/Prix d’un message/).fill("50.4");
  await page.getByLabel(/À partir du/).fill("2020-01-01");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Choisissez aujourd’hui ou une date à venir")).toBeVisible();
  await checkAndSave(page, "console-whatsapp-prices-refused");
  await page.getByLabel(/À partir du/).fill("2099-01-01");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const planned = page.getByRole("listitem").filter({ hasText: "1er janvier 2099" });
  await expect(planned.getByText("50,4 FCFA")).toBeVisible();
  await planned.getByRole("button", { name: "Retirer" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await expect(page.getByText("Aucun changement n’est prévu.")).toBeVisible();
});

test("staff read what WhatsApp cost in a month, against what hosts paid", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openConsole(browser, "finance", baseURL ?? "");
  await page.goto("/console#/whatsapp-costs");
  const months = page.getByRole("region", { name: "Mois par mois" });
  const newest = months.getByRole("listitem").first();
  const month = /^\p{L}+ \d{4}/u.exec((await newest.textContent()) ?? "")?.[0] ?? "";
  await page.getByRole("combobox", { name: "Mois" }).click();
  await page.getByRole("option", { name: month }).click();
  const table = page.getByRole("region", { name: "Tableau de la liste" });
  await expect(
    table.getByRole("row").filter({ hasText: "Côte d’Ivoire (+225)" }).getByText(/FCFA/).first(),
  ).toBeVisible();
  await checkAndSave(page, "console-whatsapp-costs");
});
