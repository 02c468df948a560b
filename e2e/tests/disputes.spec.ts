import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { caughtMessage, registerCouple, signIn } from "../support/people.ts";
import { checkAndSave, photo, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { buyTwentyFabrics, enterShopOf, sendOrder } from "../support/shop.ts";
import { openConsole } from "../support/staff.ts";

const SELLER = "Le Marché des Pagnes (exemple)";

/** The dispute on a page of either side. */
const disputeOn = (page: Page) => page.getByRole("region", { name: "Litige" });

test("an order that is not as agreed is divided by two of the staff, and all read the same sums", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  await signIn(page, couple);
  const { address, reference } = await buyTwentyFabrics(page);
  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const email = await enterShopOf(shop, SELLER);
  await sendOrder(shop, reference, "Commande livrée");

  await page.goto(address);
  await page.getByText(/^Je n’ai pas reçu, Pas conforme/).click();
  await page.getByRole("radio", { name: "Pas conforme" }).check();
  await page.getByLabel("Ce qui s’est passé").fill("Quatorze pagnes sur vingt sont tachés.");
  await page.getByLabel("Photos").setInputFiles([photo]);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(disputeOn(page)).toContainText(/152\s000\sFCFA sont gelés/);
  await expect(page.getByRole("img", { name: "Votre photo 1" })).toBeVisible();
  await checkAndSave(page, "dispute-open-buyer");

  const [dispute] = await query("select max(id) as id from disputes where reference = $1", [
    reference,
  ]);
  const inConsole = `/console#/disputes/${dispute?.id}/show`;
  const finance = await openConsole(browser, "finance", baseURL ?? "");
  await finance.goto(inConsole);
  await expect(finance.getByText(/Le prestataire peut répondre jusqu’au/)).toBeVisible();
  await expect(finance.getByLabel(/^À rendre au client/)).toHaveCount(0);
  await savePicture(finance, "dispute-open-staff");

  await shop.reload();
  await expect(disputeOn(shop)).toContainText("Quatorze pagnes sur vingt sont tachés.");
  await expect(shop.getByRole("img", { name: "Photo du client 1" })).toBeVisible();
  await checkAndSave(shop, "dispute-open-seller");
  await shop
    .getByLabel(/^Votre réponse/)
    .fill("Le carton était fermé. Voici le lot avant l’envoi.");
  await shop.getByLabel("Photos").setInputFiles([photo]);
  await shop.getByRole("button", { name: "Répondre" }).click();
  await expect(disputeOn(shop)).toContainText("Le carton était fermé.");
  await checkAndSave(shop, "dispute-answered-seller");
  await page.reload();
  await expect(disputeOn(page)).toContainText("Le carton était fermé.");
  await checkAndSave(page, "dispute-answered-buyer");

  // The two days after the payment pass: what is decided is the seller's at once.
  await query(
    "update marketplace_orders set paid_at = paid_at - interval '3 days' where reference = $1 returning id",
    [reference],
  );
  const why = "Quatorze pagnes sont tachés sur les photos\u00a0: ils vous sont rendus.";
  await finance.goto("/console#/disputes");
  await finance
    .getByRole("row")
    .filter({ hasText: reference })
    .getByText(/Pas conforme/)
    .click();
  await expect(finance.getByText("Le carton était fermé.", { exact: false })).toBeVisible();
  await expect(finance.getByRole("img", { name: /photo 1/ })).toHaveCount(2);
  await finance.getByLabel(/^À rendre au client/).fill("152001");
  await expect(finance.getByText(/Entrez un montant entier, de 0 à 152\s000\sFCFA/)).toBeVisible();
  await finance.getByLabel(/^À rendre au client/).fill("110 000");
  const sums = /Au client110\s000\sFCFAAu prestataire38\s000\sFCFACommission4\s000\sFCFA/;
  await expect(finance.locator("form").filter({ hasText: sums })).toBeVisible();
  await finance.getByLabel(/^Votre décision/).fill(why);
  await checkAndSave(finance, "dispute-decision-staff");
  await finance.getByRole("button", { name: "Décider" }).click();
  await expect(finance.getByRole("dialog")).toContainText(sums);
  await checkAndSave(finance, "dispute-confirmation-staff");
  await finance.getByRole("dialog").getByRole("button", { name: "Décider" }).click();
  const waiting = (on: Page) =>
    on.getByRole("alert").filter({ hasText: /a demandé cette décision/ });
  await expect(waiting(finance)).toContainText(sums);

  const admin = await openConsole(browser, "admin", baseURL ?? "");
  await admin.goto(inConsole);
  await expect(waiting(admin)).toContainText(sums);
  await expect(waiting(admin)).toContainText(why);
  await checkAndSave(admin, "dispute-second-staff");
  await admin.getByRole("button", { name: "Approuver cette décision" }).click();
  await expect(admin.getByRole("dialog")).toContainText(sums);
  await admin.getByRole("dialog").getByRole("button", { name: "Approuver" }).click();
  await expect(admin.getByRole("region", { name: "Décision" })).toContainText(sums);
  await expect(admin.getByRole("button", { name: /Décider|Approuver/ })).toHaveCount(0);
  await checkAndSave(admin, "dispute-decided-staff");

  const divided = /110\s000\sFCFA au client, 38\s000\sFCFA au prestataire/;
  await page.reload();
  await expect(disputeOn(page)).toContainText(divided);
  await expect(disputeOn(page)).toContainText(why);
  await checkAndSave(page, "dispute-decided-buyer");
  await shop.reload();
  await expect(disputeOn(shop)).toContainText(divided);
  await expect(shop.getByText(/^Pour vous$/).locator("..")).toContainText(/38\s000\sFCFA/);
  await checkAndSave(shop, "dispute-decided-seller");
  for (const to of [couple.email, email]) {
    const { text } = await caughtMessage(request, to, (one) =>
      one.subject.startsWith("Notre décision"),
    );
    expect(text).toMatch(divided);
    expect(text).toContain("tachés sur les photos");
  }

  const [sold] = await query(
    "select s.provider_id as id, o.id as order_id from seller_orders s join marketplace_orders o on o.id = s.order_id where o.reference = $1",
    [reference],
  );
  await admin.goto(`/console#/ledger-accounts/provider-${sold?.id}/show`);
  const entry = (account: string, sum: RegExp) =>
    admin
      .getByRole("row")
      .filter({ hasText: `Décision d’un litige, ${account}` })
      .filter({ hasText: sum })
      .first();
  await expect(entry("disponible", /38\s000\sFCFA/)).toBeVisible();
  // What was held: 135 000 FCFA and the delivery, less the commission on what the seller keeps.
  await expect(entry("retenu", /-137\s000\sFCFA/)).toBeVisible();
  for (const one of [shop, finance, admin]) await one.context().close();
});
