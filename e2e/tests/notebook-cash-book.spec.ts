import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

const address = `${notebookPrefix}/budgets/livre-de-caisse`;

test("a couple notes a payment, plans instalments, and pays one @both", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await expect(page.getByText("Aucun paiement noté.")).toBeVisible();

  const form = page.locator("form", {
    has: page.getByRole("button", { name: "Noter ce paiement" }),
  });
  await form.getByRole("button", { name: "Noter ce paiement" }).click();
  await expect(form.getByText("Ce champ est requis").first()).toBeVisible();
  await form.getByLabel("Poste").selectOption({ index: 1 });
  await form.getByLabel("Montant").fill("200000");
  await form.getByLabel("Moyen de paiement").selectOption("Wave");
  await form.getByLabel("Payé par").fill("Tonton Ahou");
  await form.getByRole("button", { name: "Noter ce paiement" }).click();
  await expect(page.getByText("par Tonton Ahou")).toBeVisible();

  await page.getByText("Payer en plusieurs fois").click();
  const plan = page.locator("form", {
    has: page.getByRole("button", { name: "Noter les échéances" }),
  });
  await plan.getByLabel("Poste").selectOption({ index: 2 });
  await plan.getByLabel("Montant à répartir").fill("300000");
  await plan.getByRole("textbox", { name: "Première échéance" }).fill("15/01/2027");
  await plan.getByRole("button", { name: "Noter les échéances" }).click();
  await expect(page.getByText("À payer le 15 mars 2027")).toBeVisible();

  const shots = process.env.E2E_SHOTS;
  const width = page.viewportSize()?.width;
  if (shots) await page.screenshot({ path: `${shots}/cash-book-${width}.png`, fullPage: true });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page
    .getByRole("link", { name: /^C’est payé/ })
    .first()
    .click();
  const paying = page.locator("form", { has: page.getByRole("button", { name: "Enregistrer" }) });
  await paying.getByLabel("Moyen de paiement").selectOption("Espèces");
  if (shots) await page.screenshot({ path: `${shots}/cash-book-pay-${width}.png`, fullPage: true });
  await paying.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("link", { name: /^C’est payé/ })).toHaveCount(2);
});
