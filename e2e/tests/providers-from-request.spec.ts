import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { payByWave } from "../support/pay-by-wave.ts";
import { caughtMessage, freshEmail } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { approveApplication } from "../support/staff.ts";

/** A PNG of one pixel. */
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const photo = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(pixel, "base64"),
});
const directory = "/annuaires-des-prestataires-de-services-mariage-en-cote-divoire";

test("a request for a shop is approved, activated, filled in, published, paid, and found in the directory", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const email = freshEmail("saveurs");
  const name = `Saveurs ${email.slice(8, 16)}`;
  await page.goto("/onboarding");
  await page.getByLabel("Entreprise").fill(name);
  await page.getByLabel("Votre nom").fill("Adjoua Konan");
  await page.getByLabel(/^Activité/).selectOption("catering");
  await page.getByLabel("Ville ou commune").fill("Yopougon");
  await page
    .getByLabel(/^Téléphone/)
    .last()
    .fill("07 01 02 03 04");
  await page.getByLabel("Adresse email").first().fill(email);
  await page.getByLabel("Présentez votre activité").fill("Cuisine ivoirienne, depuis 2010.");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText("a été envoyée avec succès")).toBeVisible();

  await approveApplication(baseURL ?? "", name);
  const message = await caughtMessage(request, email, ({ kind }) => kind === "shop-activation");

  await page.goto(message.links[0] ?? "");
  await expect(page.getByLabel("Prénoms")).toHaveValue("Adjoua");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("tantie-adjoua");
  await page.getByLabel("Confirmer le mot de passe").fill("autre");
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(
    page.getByText("Les deux mots de passe ne sont pas identiques").first(),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Nouveau mot de passe" }).fill("tantie-adjoua");
  await page.getByLabel("Confirmer le mot de passe").fill("tantie-adjoua");
  await page.getByLabel(/J’accepte les/).check();
  await page.getByRole("button", { name: "Activer mon compte" }).click();
  await expect(page.getByRole("heading", { name: "Bonjour Adjoua" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Encore 3 à remplir" })).toBeVisible();

  await page.getByRole("link", { name: "Boutique", exact: true }).filter({ visible: true }).click();
  await page.getByLabel("À partir de").fill("9500");
  await page.getByLabel("Jusqu’à").fill("3500");
  // The trade of the request is chosen already; another is searched for.
  await expect(page.getByLabel("Traiteurs")).toBeChecked();
  await page.getByRole("searchbox", { name: /Types de services/ }).fill("gateau");
  await expect(page.getByLabel("Traiteurs")).toBeVisible();
  await expect(page.getByLabel("Vidéastes")).toBeHidden();
  await page.getByLabel("Gâteaux et pièces montées").check();
  await savePicture(page, "pro-services-searched");
  // What is typed and not saved stays on the phone.
  await page.reload();
  await expect(page.getByText("ont été repris")).toBeVisible();
  await expect(page.getByLabel("À partir de")).toHaveValue(/9\s500/);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le prix maximum ne peut être inférieur")).toBeVisible();
  await page.getByLabel("Jusqu’à").fill("19500");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Boutique enregistrée")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Encore 2 à remplir" })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Une adresse" }).click();
  await page.getByLabel("Nom de l’adresse").fill("Cuisine");
  await page.getByLabel("Ville ou commune").selectOption({ label: "Yopougon" });
  await page.getByLabel("Latitude").fill("5,34");
  await page.getByLabel("Longitude").fill("-4,08");
  await page.getByRole("button", { name: "Ajouter l’adresse" }).click();
  await expect(page.getByText("Adresse enregistrée")).toBeVisible();

  await page.getByRole("link", { name: "Photos" }).click();
  await page.getByLabel(/Photos ou vidéo/).setInputFiles([photo("a.png"), photo("b.png")]);
  await page.getByRole("button", { name: "Envoyer" }).click();
  const second = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: "Photo 2" }) });
  await expect(page.getByRole("img", { name: "Photo 2" })).toBeVisible();
  const caption = second.getByRole("textbox", { name: "Légende" });
  await caption.fill("Le buffet");
  await second.getByRole("button", { name: /Enregistrer la légende/ }).click();
  // The order changes by the keyboard, too.
  await page.getByRole("button", { name: "Avancer : Photo 2" }).press("Enter");
  await expect(
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("img") })
      .first(),
  ).toContainText("1");
  await expect(page.getByRole("textbox", { name: "Légende" }).first()).toHaveValue("Le buffet");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Textes" }).click();
  await page.getByRole("button", { name: "Publier ma page" }).click();
  await expect(page.getByText(/Votre page est prête/).first()).toBeVisible();
  const search = `${directory}?recherche=${encodeURIComponent(name)}`;
  expect(await (await request.get(search)).text()).not.toContain(`>${name}<`);

  await page.getByRole("link", { name: "Régler l’abonnement" }).click();
  await expect(page.getByRole("heading", { name: "Pas encore d’abonnement" })).toBeVisible();
  await page.getByRole("radio", { name: /^6\s*mois/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Payer" }).click();
  await payByWave(page);
  await page.getByRole("link", { name: "Retour à mon abonnement" }).first().click();
  await page.waitForURL("**/pro/abonnement");
  // The job that follows the payment may be a moment away.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Valable jusqu’au/ })).toBeVisible({
      timeout: 2000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText("En ligne", { exact: true })).toBeVisible();
  const receipt = await page.getByRole("link", { name: "Reçu (PDF)" }).getAttribute("href");
  expect((await request.get(receipt ?? "")).status()).toBe(200);
  await expect
    .poll(async () => (await request.get(search)).text(), { timeout: 20_000 })
    .toContain(`>${name}<`);
});
