import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("staff remove the opening hours of a provider, and the page shows none", async ({
  browser,
  baseURL,
  page,
  request,
}) => {
  test.slow();
  const [provider] = await query(
    `insert into providers (name, short_description, description, email, published_at)
     values ('Salle aux horaires', 'Une salle', '<p>Un jardin</p>', 'horaires@exemple.test', now())
     returning id`,
    [],
  );
  const id = provider?.id ?? 0;
  await query(
    `insert into provider_hours select $1, day, '08:30', '18:00' from generate_series(1, 7) day
     returning provider_id as id`,
    [id],
  );
  await enter(page, await registerCouple(request));
  await page.goto(at("provider", { id }));
  const hours = page.getByRole("region", { name: "Horaires" });
  await expect(hours).toContainText("8 h 30 à 18 h");

  const staff = await openConsole(browser, "support", baseURL ?? "");
  await staff.goto(`/console#/providers/${id}/show`);
  await staff.getByRole("tab", { name: "Fiche" }).click();
  await expect(staff.getByText(/Lundi 08:30 à 18:00/)).toBeVisible();
  const remove = staff.getByRole("button", { name: "Retirer les horaires" });
  await staff.getByLabel("Motif, envoyé par e-mail").fill("Ce sont ceux d’une autre salle");
  await checkAndSave(staff, "console-provider-hours");
  await remove.click();
  await expect(staff.getByText("Horaires retirés")).toBeVisible();
  await expect(remove).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Salle aux horaires/);
  await expect(hours).toHaveCount(0);
});
