import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterBookings, offerPackage } from "../support/packages.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("a provider sends a link, by which any customer signs in and gives a review", async ({
  page,
  browser,
  request,
}) => {
  const { id, email } = await offerPackage("À noter");
  const [offered] = await query("select provider_id as id from packages where id = $1", [id]);
  const pro = await (await browser.newContext()).newPage();
  await enterBookings(pro, email);
  await pro.goto(at("proReviews"));
  const link = await pro.getByRole("textbox", { name: /^Lien/ }).inputValue();
  expect(link).toMatch(new RegExp(`/noter/${offered?.id}$`));
  await expectAccessible(pro);
  await expectNoSidewaysScroll(pro);
  await pro.context().close();

  const couple = await registerCouple(request);
  await page.goto(link);
  await page.getByLabel("Adresse email").fill(couple.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/#noterprestataire$/);
  for (const group of ["Professionnalisme", "Rapport qualité/prix", "Le recommandez-vous"])
    await page
      .getByRole("group", { name: group })
      .getByRole("radio", { name: /Très bien/ })
      .check({ force: true });
  await page.getByLabel(/Comment l’avez-vous connu/).selectOption("by_jdj");
  await page.getByRole("button", { name: "Publier mon avis" }).click();
  await expect(page.getByText("Votre avis est publié.")).toBeVisible();
  await expect(page.getByText("Prestation vérifiée")).toHaveCount(0);
});
