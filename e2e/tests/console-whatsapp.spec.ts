import { expect } from "@playwright/test";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("staff see what WhatsApp says of our number and templates, and restore one", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await openConsole(browser, "admin", baseURL ?? "");
  await page.goto("/console#/whatsapp-templates");
  const numbers = page.getByRole("region", { name: "Nos numéros" });
  await expect(numbers.getByText("10 000 personnes par jour")).toBeVisible();
  await expect(numbers.getByText("Haute")).toBeVisible();
  const table = page.getByRole("region", { name: "Tableau de la liste" });
  const paused = table.getByRole("row").filter({ hasText: "carte_faire_part" });
  await expect(paused.getByText("Suspendu")).toBeVisible();
  await expect(paused.getByText("Première suspension, de trois heures")).toBeVisible();
  await expect(
    table.getByRole("row").filter({ hasText: "message_invites" }).getByText("Deviendra marketing"),
  ).toBeVisible();
  await checkAndSave(page, "console-whatsapp");
  await paused.getByRole("button", { name: "Remettre en service" }).click();
  await page.getByRole("button", { name: "Confirmer" }).click();
  await expect(paused.getByText("Approuvé")).toBeVisible();
});
