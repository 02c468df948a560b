import { expect } from "@playwright/test";
import { cards, expectSound, next, prepareCard, sendCard } from "../support/cards.ts";
import { enter, enterAt } from "../support/notebook.ts";
import { addGuests, caughtMessagesTo, registerNamedCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

test("a couple writes a card, chooses its design and guests, and each guest gets an email", async ({
  page,
  request,
}) => {
  test.slow(); // nine pages, each checked
  const couple = await registerNamedCouple(request);
  const guests = await addGuests(request, couple, 12);
  await enterAt(page, couple, cards.list);

  await expect(page.getByText("Aucune carte n’est encore partie")).toBeVisible();
  await page.getByText("+ VOIR PLUS").click();
  await expect(page.getByText("D’un geste, sans créer de compte")).toBeVisible();
  await expectSound(page);
  await page.getByText("− VOIR MOINS").click();
  await expect(page.getByText("D’un geste, sans créer de compte")).toBeHidden();
  await page.getByRole("button", { name: "Nouveau message" }).click();
  await expectSound(page);
  await page.getByRole("button", { name: /Créer une carte/ }).click();

  // The first text and the first design are chosen: the couple's card is there before any choice.
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole("radio", { name: /^Classique/ })).toBeChecked();
  await page.getByRole("button", { name: "Aperçu" }).click();
  const preview = page.getByRole("dialog", { name: "Aperçu" });
  await expect(preview.getByRole("img", { name: /Carte «/ })).toBeVisible();
  await preview.getByRole("button", { name: "Fermer" }).click();

  // The message: bold text, a placeholder from the menu, and an unknown one.
  const category = page.getByLabel("De quoi s’agit-il ?");
  await category.selectOption("Remerciements");
  await expect(page.getByRole("radio", { name: /^Classique/ })).toHaveCount(0);
  await category.selectOption("Invitation");
  await expect(page.getByRole("radio", { name: /^Classique/ })).toBeChecked();
  await page.getByRole("radio", { name: "Mon propre texte" }).check();
  const text = page.getByRole("textbox", { name: "Votre message" });
  await page.getByRole("button", { name: "Gras" }).waitFor();
  // Typed as a person does: what replaces all of an editor's text at once may leave a second paragraph.
  await text.click();
  await text.press("ControlOrMeta+A");
  await text.pressSequentially("Chère ");
  await page.getByRole("button", { name: "Insérer" }).click();
  await page
    .getByRole("menuitem", { name: /prénoms/ })
    .first()
    .click();
  await text.press("End");
  await text.pressSequentially(", venez danser. [prenom]");
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText(/^\[prenom\]/)).toBeVisible();
  for (let at = 0; at < " [prenom]".length; at += 1) await text.press("Backspace");
  await expect(next(page)).toBeEnabled();
  await expectSound(page, { isNew: true });
  await next(page).click();

  // The design: ten a page, with the event's pattern.
  await expect(page.getByRole("radio")).toHaveCount(10);
  await expect(page.getByRole("radio").first()).toBeChecked();
  await page.getByRole("button", { name: "Page 3" }).click();
  await expect(page.getByRole("radio")).not.toHaveCount(0);
  await page.getByRole("button", { name: "Page précédente" }).click();
  await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page.getByRole("button", { name: "Page 3" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("button", { name: "Page 1" }).click();
  await page.getByRole("radio", { name: "Diptyque" }).check();
  await expectSound(page, { isNew: true });
  await next(page).click();

  // The channel: all four, with their price and credit.
  await expect(page.getByText("Veuillez choisir le canal d’envoi")).toBeVisible();
  await expect(page.getByText("Reste 0")).toHaveCount(2);
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await expectSound(page, { isNew: true });
  await next(page).click();

  // The guests: found without an accent, then all but one.
  await page.getByRole("searchbox").fill("elodie 0003");
  await expect(page.getByRole("listitem").filter({ hasText: "Konan" })).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("checkbox", { name: "Tout sélectionner" }).check();
  await page.getByRole("checkbox", { name: /Konan 0012/ }).uncheck();
  await expect(page.getByText("11 destinataires")).toBeVisible();
  await expectSound(page, { isNew: true });
  await next(page).click();

  await page.getByLabel("Objet du message").fill("Notre mariage");
  await expect(page.getByText("11 invités")).toBeVisible();
  await expectSound(page, { isNew: true });
  await page.getByRole("button", { name: "Envoyer" }).click();

  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByText("Succès ! Message envoyé avec succès !")).toBeVisible();
  // The page shows the progress of the campaign by itself.
  await expect(page.getByRole("definition").first()).toHaveText("11");
  await expect(page.getByText("Chère [prénoms], venez danser.").first()).toBeVisible();
  await expectSound(page);

  const boxes = await Promise.all(
    guests.slice(0, 11).map(({ email }) => caughtMessagesTo(request, email ?? "")),
  );
  const sentEmails = boxes.flat().filter(({ kind }) => kind === "card");
  expect(sentEmails).toHaveLength(11);
  expect(new Set(sentEmails.map(({ links }) => links[0])).size).toBe(11);
  for (const { text, subject } of sentEmails) {
    expect(text).toContain("Chère Élodie, venez danser.");
    expect(subject).toBe("Notre mariage");
  }

  await page.getByRole("link", { name: "Les destinataires" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Envoyé" })).toHaveCount(11);
  await expectSound(page, { isNew: true });

  // The draft is deleted once the card is sent; the history has its line.
  await page.goto(cards.wizard);
  await expect(page.getByRole("radio", { name: "Un texte tout prêt" })).toBeChecked();
  await page.goto(cards.list);
  const card = page.getByRole("listitem").filter({ hasText: "Invitation · E-mail" });
  await expect(card).toContainText(/11.envoyés.*0.réponse.*Relancer 11.invités/s);
  await expectSound(page);
  await page.getByLabel("Autres actions").click();
  await page.getByRole("link", { name: "Voir le tableau" }).click();
  const line = page.getByRole("row").filter({ hasText: "Notre mariage" });
  await expect(line).toHaveCount(1);
  const cells = ["Joie du Jour", "E-mail", /Famille/, "Notre mariage", "11", "0", "11", /Détail/];
  await expect(line.getByRole("cell")).toHaveText(cells);
  await expectSound(page);
});

test("a draft survives a reload, and two presses on « Envoyer » send one card", async ({
  page,
  request,
}) => {
  const couple = await registerNamedCouple(request);
  const [guest] = await addGuests(request, couple, 3);
  await enterAt(page, couple, cards.list);
  await expect(page.getByText(/10 invités au moins/)).toBeVisible();
  await prepareCard(page);
  await page.getByLabel("Expéditeur").fill("Awa Kouassi");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Relisez, puis envoyez" })).toBeVisible();
  await expect(page.getByLabel("Expéditeur")).toHaveValue("Awa Kouassi");
  await expect(page.getByText("Médaillon")).toBeVisible();

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choisissez vos destinataires" })).toBeVisible();
  await expect(page.getByText("3 destinataires")).toBeVisible();
  await next(page).click();

  await page.getByRole("button", { name: "Envoyer" }).dblclick();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByRole("definition").first()).toHaveText("3");
  const headers = { authorization: `Bearer ${couple.token}` };
  expect(await (await request.get("/api/v1/messages", { headers })).json()).toHaveLength(1);
  expect(await caughtMessagesTo(request, guest?.email ?? "")).toHaveLength(1);
});

test("a network error while the card is sent loses nothing", async ({ page, request }) => {
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  await enterAt(page, couple, cards.list);
  await prepareCard(page);
  await page.route("**/nouvelle-carte*.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Erreur ! Erreur détectée lors de l’envoi du message !",
  );
  await expectSound(page);
  await page.unroute("**/nouvelle-carte*.data*");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
});

test("somebody else's card is not found", async ({ page, request }) => {
  const stranger = await registerNamedCouple(request);
  const guests = await addGuests(request, stranger, 1);
  const id = await sendCard(
    request,
    stranger,
    guests.map((guest) => guest.id),
  );
  await enter(page, await registerNamedCouple(request));
  const answer = await page.goto(cards.detail(id));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Introuvable" })).toBeVisible();
});
