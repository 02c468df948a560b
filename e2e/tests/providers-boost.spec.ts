import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

test("a provider pays a boost on her phone, and stands before the others, marked as sponsored", async ({
  page,
}) => {
  const { id, email } = await offerPackage("Le buffet en avant");
  const name = `Saveurs ${email.replace(/\W/g, "")}`;
  await query(
    `update providers set name = $2 where id = (select provider_id from packages where id = $1)
      returning id`,
    [id, name],
  );
  await query(
    `insert into provider_subscriptions (provider_id, kind, starts_on, ends_on, started_at, reason)
      select provider_id, 'listing', current_date, current_date + 9, now(), 'Essai'
      from packages where id = $1 returning id`,
    [id],
  );
  await enterBookings(page, email);
  await page.goto(at("pro"));
  await page.locator("nav summary", { hasText: "Plus" }).click();
  await page.getByRole("link", { name: "Mise en avant" }).last().click();
  await expect(page.getByRole("heading", { name: "Passez en tête des listes" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, "boost");
  // The listing ends in nine days: a longer boost is not to be had before it is prolonged.
  await expect(page.getByRole("radio", { name: /^14\s*jours/ })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Prolongez-le d’abord" })).toBeVisible();
  await page.getByRole("radio", { name: /^7\s*jours/ }).check();
  await page.getByRole("button", { name: "Payer" }).click();
  await expect(page.getByText("5 000 FCFA").first()).toBeVisible();
  // Back and again: the same payment.
  const address = page.url();
  await page.goBack();
  await page.getByRole("radio", { name: /^7\s*jours/ }).check();
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(address);
  await payByWave(page);
  await page.getByRole("link", { name: "Retour à ma mise en avant" }).first().click();
  await page.waitForURL(`**${at("proBoost")}`);
  // The job that follows the payment may be a moment away.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: /^En tête des listes jusqu’au/ })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/^0\svisite, contre 0/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Reçu (PDF)" })).toBeVisible();

  await page.goto(`${at("providers")}?recherche=${encodeURIComponent(name)}`);
  const card = page.getByRole("article").filter({ hasText: name });
  await expect(card.getByText("Sponsorisé")).toBeVisible();
});
