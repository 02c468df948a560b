import { at } from "@jdj/contract/paths/addresses";
import { expect } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { enterBookings, offerPackage } from "../support/packages.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { quoteRequestsPath } from "../support/quotes.ts";
import { test } from "../support/shared-window.ts";

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A provider who is told by WhatsApp at any hour, has a ready reply and a review to answer. */
async function prepareEvening() {
  const { id, email } = await offerPackage("Le buffet du soir");
  const [offered] = await query("select provider_id as id from packages where id = $1", [id]);
  const provider = offered?.id ?? 0;
  const phone = `+2250${1e8 + Math.floor(Math.random() * 8e8)}`.slice(0, 13).concat("2");
  await query(
    "update users set phone = $2, phone_verified_at = now(), sms_asked_at = now() where email = $1 returning id",
    [email, phone],
  );
  await query(
    `update provider_members set alert_channel = 'whatsapp', quiet_from = null, quiet_until = null
      where provider_id = $1 returning id`,
    [provider],
  );
  await query(
    `insert into quote_templates (provider_id, kind, name, text)
      values ($1, 'reply', 'Ce soir', 'Merci, je vous écris un devis ce soir.') returning id`,
    [provider],
  );
  await query(
    `insert into reviews (provider_id, customer_id, professionalism, quality_price_ratio,
        recommendation, discovery_channel, description, verified)
      select $1, c.id, 5, 4, 5, 'by_jdj', 'Un buffet généreux, et à l’heure.', true
      from customers c join users u on u.id = c.user_id
      where u.email = 'awa@exemple.ci' returning id`,
    [provider],
  );
  return { provider, email, phone };
}

test("a provider's evening: a lead on her phone, a reply, a quote, a closed day, a review", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { provider, email, phone } = await prepareEvening();
  await enter(page, await registerCouple(request));
  await page.goto(at("provider", { id: provider }));
  await page.getByLabel("Téléphone", { exact: false }).last().fill("07 01 02 03 04");
  await page.getByLabel("Votre message").fill("Un buffet pour 80 personnes en mars ?");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText(/Le prestataire vous recontactera/)).toBeVisible();

  // It rings at once: she opens what WhatsApp brought.
  const lead = await caughtMessage(request, phone, ({ kind }) => kind === "lead");
  expect(lead.text).toContain("nouvelle demande de devis");
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: baseURL ?? "",
    locale: "fr-FR",
  });
  const pro = await context.newPage();
  await enterBookings(pro, email);
  await pro.goto(new URL(lead.links[0] ?? "").pathname);
  const conversation = pro.getByRole("list", { name: "Conversation avec Awa" });
  await expect(conversation.getByText("Un buffet pour 80 personnes en mars ?")).toBeVisible();
  await pro.getByRole("button", { name: "Accepter la demande" }).click();
  await expect(pro.locator("article header strong")).toHaveText("Accepté");
  await pro.getByText("Réponses prêtes").click();
  await pro.getByRole("button", { name: "Ce soir" }).click();
  await pro.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(conversation.getByText(/je vous écris un devis ce soir/)).toBeVisible();

  await pro.getByText("Établir le devis").click();
  await pro.getByLabel("Prestation, ligne 1", { exact: true }).fill("Buffet");
  await pro.getByLabel("Quantité, ligne 1", { exact: true }).fill("80");
  await pro.getByLabel("Prix unitaire en FCFA, ligne 1", { exact: true }).fill("5 000");
  await pro.getByLabel("Valable jusqu’au").fill(dayIn(30));
  await pro.getByLabel("Jour de la prestation").fill(dayIn(60));
  await pro.getByLabel("Remise (FCFA)").fill("20 000");
  await pro.getByText("Solde en plusieurs fois").click();
  for (const [part, days] of [
    [1, 20],
    [2, 40],
  ] as const) {
    await pro.getByLabel(`Échéance ${part} (FCFA)`).fill("190 000");
    await pro.getByLabel(`Date ${part}`).fill(dayIn(days));
  }
  await pro.getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(pro.getByRole("row", { name: /^Total/ })).toContainText("380 000 FCFA");
  await savePicture(pro, "evening-quote");
  await pro.getByRole("button", { name: "Envoyer ce devis" }).click();
  await expect(pro.locator("article header strong")).toHaveText("Devis envoyé");

  const day = dayIn(35);
  await pro.goto(`${at("proCalendar")}?mois=${day.slice(0, 7)}`);
  await pro.locator(`#jour-${day} button`).click();
  await expect(pro.locator(`#jour-${day} button`)).toHaveAttribute("aria-pressed", "true");

  await pro.goto(at("proReviews"));
  await pro.getByText("Répondre", { exact: true }).click();
  await pro.getByLabel("Votre réponse").fill("Merci Awa, à bientôt !");
  await pro.getByRole("button", { name: "Publier la réponse" }).click();
  await expect(pro.getByText("Merci Awa, à bientôt !").first()).toBeVisible();

  await page.goto(quoteRequestsPath);
  await page.getByRole("link", { name: /Les Saveurs/ }).click();
  await page.getByRole("button", { name: "Accepter le devis" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accepter le devis" }).click();
  await expect(page.locator("article header strong")).toHaveText("Devis accepté");

  await pro.goto(at("proFigures"));
  const accepted = pro.getByRole("listitem").filter({ hasText: "Devis acceptés" });
  await expect(accepted).toContainText("1");
  const legend = pro.getByText("jour avec une demande");
  expect((await legend.boundingBox())?.height).toBeLessThan(30);
  await expectNoSidewaysScroll(pro);
  await savePicture(pro, "evening-figures");
  await context.close();
});
