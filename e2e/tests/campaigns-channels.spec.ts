import { expect, type Page } from "@playwright/test";
import { cards, expectSound, next, prepareCard } from "../support/cards.ts";
import { enterAt } from "../support/notebook.ts";
import { addGuests, caughtMessagesTo, registerNamedCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** A picture of one red pixel, PNG. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC",
  "base64",
);

async function letUsSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
}

test("a couple sends a picture of their own, which no SMS can carry", async ({ page, request }) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  const guests = await addGuests(request, couple, 2);
  await enterAt(page, couple, cards.list);
  await page.getByRole("button", { name: "Nouveau message" }).click();
  const picker = page.getByLabel(/Importer une image/);
  await picker.setInputFiles({
    name: "liste.png",
    mimeType: "image/png",
    buffer: Buffer.from("pas une image"),
  });
  await expect(page.getByText("Veuillez sélectionner une image valide")).toBeVisible();
  await expectSound(page);
  await picker.setInputFiles({ name: "faire-part.png", mimeType: "image/png", buffer: pixel });
  await page.waitForURL(/nouvelle-carte.*#resume$/);

  await expect(page.getByRole("heading", { name: "Relisez, puis envoyez" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /^SMS/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Envoyer", exact: true })).toBeDisabled();
  await page.reload();
  await page.getByRole("radio", { name: /^Classique/ }).check();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await expectSound(page);
  await letUsSend(page);

  await expect(page.getByRole("definition").first()).toHaveText("2");
  const picture = page.getByRole("img", { name: "Votre faire-part" });
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  for (const { email } of guests)
    expect(await caughtMessagesTo(request, email ?? "")).toHaveLength(1);
  await expectSound(page);
});

test("a card to be shared needs no recipients, and opens for whoever has its link", async ({
  browser,
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  await enterAt(page, couple, cards.wizard);
  await page.getByRole("radio", { name: /^Classique/ }).check();
  await next(page).click();
  await page.getByRole("radio", { name: "Médaillon" }).check();
  await next(page).click();
  await page.getByRole("radio", { name: /^Carte à partager/ }).check();
  await next(page).click();
  await expect(page.getByRole("heading", { name: "Relisez, puis envoyez" })).toBeVisible();
  await expectSound(page);
  await letUsSend(page);

  const share = page.getByRole("region", { name: "Partagez votre carte" });
  await expect(share.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=/,
  );
  await expect(share.getByRole("link", { name: "Facebook" })).toHaveAttribute(
    "href",
    /facebook\.com\/sharer/,
  );
  await expectSound(page, { isNew: true });
  const address = (await share.getByRole("link").first().getAttribute("href")) ?? "";
  const stranger = await browser.newContext();
  const card = await stranger.newPage();
  const answer = await card.goto(new URL(address).pathname);
  expect(answer?.status()).toBe(200);
  await expect(card.getByText("Confirmer votre présence").first()).toBeVisible();
  await stranger.close();
});

test("a campaign is scheduled for a later day, and cancelled before it", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  await enterAt(page, couple, cards.list);
  await prepareCard(page);
  const later = page.getByLabel("Envoyer plus tard");
  await later.fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Prévoir l’envoi" }).click();
  await expect(page.getByText("Veuillez choisir une date d’envoi à venir").first()).toBeVisible();
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await later.fill(soon);
  await page.getByRole("button", { name: "Prévoir l’envoi" }).click();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByText(/Cette carte partira le/)).toBeVisible();
  await expectSound(page);
  // Cancelling asks first; « Non » keeps it.
  await page.getByRole("button", { name: "Annuler l’envoi" }).click();
  await expectSound(page);
  await page.getByRole("button", { name: "Non, le garder" }).click();
  await expect(page.getByText(/Cette carte partira le/)).toBeVisible();
  await page.getByRole("button", { name: "Annuler l’envoi" }).click();
  await page.getByRole("button", { name: "Oui, annuler l’envoi" }).click();
  await expect(page.getByText(/Cet envoi a été annulé/)).toBeVisible();
  await page.goto(cards.list);
  await expect(page.getByRole("listitem").filter({ hasText: "Annulé" })).toHaveCount(1);
});

test("empty placeholders are shown before sending, and a test goes to the host", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  await enterAt(page, couple, cards.wizard);
  await page.getByRole("radio", { name: "Mon propre texte" }).check();
  await page.getByRole("button", { name: "Gras" }).waitFor();
  await page
    .getByRole("textbox", { name: "Votre message" })
    .fill("[prénoms], rendez-vous [lieu de la réception].");
  await next(page).click();
  await page.getByRole("radio", { name: "Médaillon" }).check();
  await next(page).click();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await next(page).click();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await next(page).click();
  await expect(page.getByText(/Votre carnet ne dit pas encore/)).toContainText(
    "[lieu de la réception]",
  );
  await expect(page.locator("aside mark, dialog mark").first()).toHaveText(
    "à la salle des fêtes de Cocody",
  );
  await page.getByRole("button", { name: "Recevoir un essai" }).click();
  await expect(page.getByText("Le message d’essai vous a été envoyé")).toBeVisible();
  const trials = async () => {
    const items = await caughtMessagesTo(request, couple.email);
    return items.filter(({ kind }) => kind.includes("card"));
  };
  await expect.poll(async () => (await trials()).length).toBeGreaterThan(0);
  await expectSound(page);

  // The gap is confirmed, or nothing leaves.
  const send = page.getByRole("button", { name: "Envoyer", exact: true });
  await expect(send).toBeDisabled();
  await page.getByRole("button", { name: "Envoyer avec ces vides" }).click();
  await expect(send).toBeEnabled();

  // The trial's link shows the card, and takes no answer.
  const [trial] = await trials();
  const link = trial?.links.find((one) => one.includes("/wedding-card/")) ?? "";
  await page.goto(new URL(link).pathname);
  await expect(page.getByText("Ceci est un essai.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmer votre présence" })).toHaveCount(0);
});

test("a ready card leaves after three taps; by WhatsApp its host writes to each guest", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  const [guest] = await addGuests(request, couple, 3);
  await enterAt(page, couple, cards.list);
  await page.getByRole("button", { name: "Nouveau message" }).click();
  await page.getByRole("button", { name: /Carte toute prête/ }).click();
  await expect(page.getByText(/^3\s?invités$/)).toBeVisible();
  await expectSound(page, { isNew: true });
  await letUsSend(page);
  await expect(page.getByText("Succès ! Message envoyé avec succès !")).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("3");

  await page.goto(cards.list);
  await page.getByRole("button", { name: "Nouveau message" }).click();
  await page.getByRole("button", { name: /Carte toute prête/ }).click();
  await page.getByRole("link", { name: "Modifier canal" }).click();
  await page.getByRole("radio", { name: /^WhatsApp, un par un – gratuit/ }).check();
  await expectSound(page);
  await next(page).click();
  await expect(page.getByText(/^3\s?destinataires$/)).toBeVisible();
  await next(page).click();
  await page.getByRole("button", { name: "Préparer les messages" }).click();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByText("Vos messages sont prêts")).toBeVisible();
  const name = new RegExp(`Écrire à .*${guest?.last_name}`);
  const link = page.getByRole("link", { name });
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\/225\d{10}\?text=.*%2Fi%2F/);
  await expectSound(page, { isNew: true });
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opened = page.waitForEvent("popup");
  // Shown at once: a reload before the answer would end the request.
  const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
  await link.click();
  await (await opened).close();
  const row = page.getByRole("listitem").filter({ hasText: guest?.last_name });
  await expect(row.getByText("Écrit", { exact: true })).toBeVisible();
  await stored;
  await page.reload();
  await expect(row.getByText("Écrit", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: /Je n’ai pas écrit/ }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});
