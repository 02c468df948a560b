import { expect } from "@playwright/test";
import { enter, guestsOf, notebook, open } from "../support/notebook.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { addGuests, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("Ctrl K opens a section, a frequent action and a guest", async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const couple = await registerCouple(request);
  await addGuests(request, couple, 12);
  await enter(page, couple);
  await open(page, notebook.summary);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Aller à…" });
  const box = dialog.getByRole("combobox");
  const lines = dialog.getByRole("option");
  await expect(box).toBeFocused();
  await expect(lines).toHaveCount(9);
  await expectAccessible(page);
  await page.keyboard.type("excel");
  await expect(lines).toHaveText(["Importer des invitésAction"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/importation-invites/);
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: /^Aller à/ }).click();
  await box.fill("zzz");
  await expect(dialog.getByRole("status")).toHaveText("Rien ne porte ce nom dans votre carnet.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const [guest] = await guestsOf(request, couple);
  await page.keyboard.press("Control+k");
  await box.fill(`${guest?.given_names} ${guest?.last_name}`);
  await expect(lines.first()).toContainText("Invité");
  await lines.first().click();
  await expect(page).toHaveURL(/fiche-invite/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(guest?.last_name ?? "");
});

test("below the width of the side menu, tabs open the main sections and the providers", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, await registerCouple(request));
  await open(page, notebook.summary);
  const tabs = page.getByRole("navigation", { name: "Carnet" });
  for (const name of ["Carnet", "Invités", "Cartes", "Prestataires"])
    await expect(tabs.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Aller à…" })).toHaveCount(0);
  await tabs.getByRole("link", { name: "Prestataires", exact: true }).click();
  await expect(page).toHaveURL(/annuaires-des-prestataires/);
});
