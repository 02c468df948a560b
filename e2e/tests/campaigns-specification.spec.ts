import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Locator, test } from "@playwright/test";
import { cards, expectSound, next, sendCard, tokenOf } from "../support/cards.ts";
import { enter, notebook, open } from "../support/notebook.ts";
import { addGuests, caughtMessage, type Person, registerNamedCouple } from "../support/people.ts";
import { openPublicCard } from "../support/responses.ts";

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Whether a text has more red than green. */
async function isRed(text: Locator): Promise<boolean> {
  const colour = await text.evaluate((element) => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (!canvas) throw new Error("No canvas");
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const [red = 0, green = 0] = colour;
  return red > green;
}

test("the list shows the credit of each channel, and a campaign its message, recipients and failures", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  const [other] = await addGuests(request, couple, 1);
  const added = await request.post("/api/v1/guests-events-store", {
    headers: headersOf(couple),
    data: [
      {
        event_id: couple.eventId,
        guest_id: 1,
        civility: "Monsieur",
        last_name: "Traoré",
        given_names: "Ismaël",
        email: `echec-${couple.eventId}@exemple.test`,
        phone_number_1: "+(225) 05 02 00 00 01",
      },
    ],
  });
  const guest: { id: number } | undefined = (await added.json()).data[0];
  if (!guest || !other) throw new Error("No guest was added");
  const id = await sendCard(request, couple, [guest.id, other.id]);

  await enter(page, couple);
  await open(page, cards.list);
  const credit = page.getByRole("table").filter({ hasText: "Restants" });
  const sms = credit.getByRole("row").filter({ hasText: "SMS" }).getByRole("cell").last();
  await expect(sms).toHaveText("0");
  expect(await isRed(sms.getByText("0", { exact: true }))).toBe(true);
  const free = credit.getByRole("row").filter({ hasText: "E-mail" }).getByRole("cell").last();
  expect(await isRed(free.getByText("Illimité"))).toBe(false);
  await expect(page.getByRole("link", { name: "le comité d’organisation" })).toBeVisible();
  const card = page.getByRole("list", { name: "Envois" }).getByRole("listitem");
  await expect(async () => {
    await open(page, cards.list);
    await expect(card).toContainText(/Invitation · E-mail.*1.envoyé.*0.réponse.*Voir 1.échec/s, {
      timeout: 500,
    });
  }).toPass();
  await expect(card.locator("img")).toHaveJSProperty("naturalWidth", 144);
  await page.getByLabel("Autres actions").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /;Joie du Jour;E-mail;.*;1;1;2;0;Envoyé/,
  );
  await page.getByRole("link", { name: "Voir le tableau" }).click();
  const row = page.getByRole("row").filter({ hasText: "Joie du Jour" });
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4} à \d\d:\d\d/);
  const history = page.getByRole("table", { name: "Envois" });
  const headings = "Date Expéditeur Canal Cible Objet Succès Échecs Total Action".split(" ");
  await expect(history.locator("th[scope=col]")).toHaveText(headings);
  const around = page.getByRole("navigation", { name: "Sections voisines" });
  await expect(around.getByRole("link", { name: /Précédent Invités/ })).toBeVisible();
  await row.getByRole("link", { name: /Détail/ }).click();

  await page.waitForURL(new RegExp(`${cards.detail(id)}$`));
  for (const label of ["Canal", "Catégorie", "Modèle", "Carte", "Expéditeur", "Objet", "Date"]) {
    await expect(page.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
  }
  for (const [label, figure] of Object.entries({ Succès: "1", Échecs: "1", Total: "2" })) {
    const total = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
    await expect(total.getByRole("definition")).toHaveText(figure);
  }
  for (const value of ["E-mail", "Invitation", "Texte personnalisé", "Joie du Jour", "Sans objet"])
    await expect(page.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
  await expect(page.getByText("[prénoms], nous vous attendons.")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Carte «/ })).toBeVisible();
  await page.getByRole("link", { name: "Les destinataires" }).click();
  await expect(page.getByText("Catégories visées")).toBeVisible();
  const failed = page.getByRole("row").filter({ hasText: "Traoré" });
  await expect(failed).toContainText("Non envoyé");
  await expect(failed).toContainText("Ismaël");
  await expect(failed).toContainText("Famille du fiancé");
  await expect(failed).toContainText(/05\s02\s00\s00\s01/);
  await expect(failed).toContainText(`echec-${couple.eventId}@exemple.test`);
  const arrived = page.getByRole("row").filter({ hasText: other.last_name });
  await expect(arrived.getByRole("button", { name: /Renvoyer/ })).toHaveCount(0);

  // The guest is deleted before their card is resent.
  const gone = await request.delete(`/api/v1/guests/events/${guest.id}`, {
    headers: headersOf(couple),
  });
  expect(gone.status()).toBe(200);
  await failed.getByRole("button", { name: /Renvoyer/ }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Erreur détectée lors de l’envoi du message !",
  );
  await expectSound(page);
});

test("guests are chosen by category, and the missing credit is shown before the summary", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 4);
  await enter(page, couple);
  await open(page, cards.wizard);
  await page.getByRole("radio", { name: /^Classique/ }).check();
  await next(page).click();
  await page.getByRole("radio", { name: "Médaillon" }).check();
  await next(page).click();
  await page.getByRole("radio", { name: /^SMS/ }).check();
  await next(page).click();

  await page.getByRole("searchbox").fill("personne de ce nom");
  await expect(page.getByText("Aucun résultat")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  const tabs = page.getByRole("group", { name: "Catégorie", exact: true }).getByRole("button");
  await expect(tabs).toHaveCount(5);
  await tabs.last().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Konan" })).toHaveCount(1);
  await tabs.first().click();
  await expect(page.getByRole("listitem").filter({ hasText: "Konan" })).toHaveCount(4);
  const chooser = page.getByText("Choisir par catégorie");
  // Everybody is chosen at first.
  await expect(page.getByText(/^4\s?destinataires$/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).uncheck();
  await expect(page.getByText("Aucune catégorie sélectionnée")).toBeVisible();
  await expect(page.getByText("Veuillez sélectionner au moins un destinataire")).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await chooser.click();
  const categories = page.getByRole("group", { name: "Catégories d’invités" });
  const first = categories.getByRole("checkbox").first();
  await first.check();
  await expect(page.getByText(/^1\s?destinataire$/)).toBeVisible();
  await expect(page.getByText("1 catégorie sur 4")).toBeVisible();
  await first.uncheck();
  await expect(page.getByText(/^0\s?destinataire$/)).toBeVisible();
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  const price = page.getByRole("region", { name: "Prix de l’envoi" });
  await expect(price).toContainText("Votre crédit ne suffit pas.");
  await expect(price.getByRole("link", { name: /service commercial/ })).toBeVisible();
  await expectSound(page);
  await next(page).click();

  // The text overlays the card in the channel's colour.
  const channels: { id: number; color_code: string }[] = await (
    await request.get("/api/v1/channels")
  ).json();
  const overlay = page.locator("[data-overlay]").first();
  const colours = await overlay.evaluate(
    (element, colour) => {
      const shown = document.createElement("i");
      shown.style.background = colour;
      return [element instanceof HTMLElement && element.style.background, shown.style.background];
    },
    channels.find(({ id }) => id === 3)?.color_code ?? "",
  );
  expect(colours[0]).toBe(colours[1]);

  // Another channel chooses everybody anew.
  await expect(page.getByRole("heading", { name: "Relisez, puis envoyez" })).toBeVisible();
  await page.getByRole("link", { name: "Retour", exact: true }).click();
  await page.getByRole("checkbox", { name: /Konan/ }).first().uncheck();
  await page.getByRole("link", { name: "Retour", exact: true }).click();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await next(page).click();
  await expect(page.getByText(/^4\s?destinataires$/)).toBeVisible();
  await next(page).click();

  // The page shows the progress while the card is sent.
  await page.route("**/nouvelle-carte*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText(/Votre carte part vers 4\s?invités/)).toBeVisible();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByText("Succès ! Message envoyé avec succès !")).toBeVisible();
});

/** A card by SMS to two guests, whose payment by MTN waits on a phone. */
async function initiatePayment(request: APIRequestContext, couple: Person) {
  const headers = headersOf(couple);
  const guests = await addGuests(request, couple, 2);
  const saved = await request.post("/api/v1/message-save", {
    headers,
    data: {
      channel_id: 3,
      label: null,
      message_category_id: 1,
      message_model_id: null,
      message_design_id: 1,
      from: null,
      subject: null,
      body: "Venez danser",
      tab: guests.map(({ id }) => id),
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const { id, reference } = (await saved.json()).data;
  const initiated = await request.post("/api/v1/payment/momo", {
    headers,
    data: { MSISDN: "0501020304", Reference: reference },
  });
  expect(await initiated.json()).toMatchObject({ ResponseCode: 201 });
  return { id, reference };
}

test("the page waits two minutes for a payment, also after a reload, then offers to go back", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const { id, reference } = await initiatePayment(request, couple);
  await enter(page, couple);
  await page.clock.install();
  await open(page, cards.sent(id, reference));
  await expect(page.getByText("Paiement en attente.")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^[12]:\d\d$/);
  await open(page, cards.list);
  await expect(page.getByRole("table").filter({ hasText: reference })).toContainText("En attente");
  await page.getByRole("link", { name: /Suivre/ }).click();
  await expect(page.getByRole("timer")).toHaveText(/^[12]:\d\d$/);
  await page.clock.fastForward(121_000);
  await expect(page.getByText("Si votre paiement est fait, cliquez sur")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expectSound(page);
  await page.getByRole("link", { name: "Retour au site" }).click();
  await page.waitForURL(new RegExp(`${cards.list}$`));
});

test("an event's card shows its picture and leads home, and cards are closed to strangers", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  await sendCard(request, couple, [guest.id]);
  await page.goto(await openPublicCard(request, couple));
  await expect(page.getByRole("img", { name: /^La carte/ })).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  for (const address of [cards.list, cards.wizard, cards.detail(1), cards.sent(1, "JJ1")]) {
    await page.goto(address);
    await page.waitForURL(/\/connexion\?retour=/);
  }
  await enter(page, couple);
  await open(page, notebook.guests);
  await expect(page.getByRole("link", { name: /Suivant Joy Cards/ })).toBeVisible();
});

test("a guest who confirmed and touches nothing is redirected to the home page", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  await sendCard(request, couple, [guest.id]);
  const { links } = await caughtMessage(request, guest.email ?? "");
  await page.clock.install();
  await page.goto(cards.confirm(tokenOf(links)));
  await expect(page.getByText("Vous allez être conduit à l’accueil")).toBeVisible();
  await page.clock.fastForward(11_000);
  await page.waitForURL((url) => url.pathname === "/");
});
