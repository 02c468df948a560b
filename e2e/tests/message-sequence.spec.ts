import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { cards, prepareCard } from "../support/cards.ts";
import { query } from "../support/database.ts";
import { enter, enterAt, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, registerNamedCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";

/** The event's feast is so many days from today. */
async function feastIn(eventId: number, days: number) {
  await query(
    "update events set wedding_date = current_date + $2::int, wedding_date_precision = 'exact' where id = $1",
    [eventId, days],
  );
}

const step = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("hosts prepare messages once, plan them together, and they move with the date @both", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 3);
  await feastIn(couple.eventId, 100);
  await enter(page, couple);
  await open(page, at("guestMessages"));
  await page.getByRole("link", { name: /les prévoir/ }).click();
  await expect(page.getByRole("heading", { name: "Messages prévus" })).toBeVisible();
  await checkAndSave(page, "sequence-first");

  await page.getByRole("checkbox", { name: /^La veille/ }).uncheck();
  await page.getByRole("button", { name: "Préparer" }).click();
  await expect(page.getByText("Messages préparés")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(1);
  await expect(step(page, "Rappel à qui n’a pas répondu")).toContainText("À prévoir");
  await page.getByRole("button", { name: "Tout prévoir" }).click();
  await expect(page.getByText("3 envois prévus")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await checkAndSave(page, "sequence-planned");
  await step(page, "Remerciements")
    .getByRole("button", { name: /^Ne plus prévoir/ })
    .click();
  await expect(step(page, "Remerciements")).toContainText("À prévoir");

  // Its own page: another day, refused at its field first.
  await page.getByRole("link", { name: "Informations pratiques" }).click();
  await expect(page.getByText("Aujourd’hui, ce message ne concerne personne")).toBeVisible();
  await checkAndSave(page, "sequence-message");
  await page.getByLabel("Jours").fill("400");
  await page.getByRole("button", { name: "Changer le jour" }).click();
  await expect(page.getByText(/Entrez un nombre de jours entiers/)).toBeVisible();
  await expect(page.getByLabel("Jours")).toHaveValue("400");
  await page.getByLabel("Jours").fill("3");
  await page.getByLabel("Heure", { exact: true }).selectOption("18");
  await page.getByRole("button", { name: "Changer le jour" }).click();
  await expect(page.getByText("Envoi prévu")).toBeVisible();
  await page.getByRole("link", { name: "Messages", exact: true }).first().click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Prévu");

  await open(page, at("messageSequence"));
  const practical = step(page, "Informations pratiques");
  await expect(practical).toContainText("3 jours avant");
  const before = await practical.getByText(/18\s?h|18:00/).textContent();
  await feastIn(couple.eventId, 50);
  await page.reload();
  await expect(practical.getByText(/18\s?h|18:00/)).not.toHaveText(before ?? "");
});

test("a card is given a day in the wizard, and follows the feast @both", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  await feastIn(couple.eventId, 100);
  await enterAt(page, couple, cards.list);
  await prepareCard(page);
  const follows = page.getByRole("checkbox", { name: /^Déplacer cet envoi/ });
  await expect(follows).toHaveCount(0);
  const day = (days: number, time: string) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
  const later = page.getByLabel("Envoyer plus tard");
  await later.fill(day(30, "23:30"));
  await follows.check();
  await page.getByRole("checkbox", { name: /^L’envoyer à tous les invités/ }).check();
  await checkAndSave(page, "sequence-card-wizard");
  await page.getByRole("button", { name: "Prévoir l’envoi" }).click();
  await expect(page.getByText("Choisissez une heure entre 7 h et 20 h").first()).toBeVisible();
  await expect(follows).toBeChecked();
  await later.fill(day(30, "10:30"));
  await page.getByRole("button", { name: "Prévoir l’envoi" }).click();
  await page.waitForURL(new RegExp(`${at("messageSequence")}$`));
  await expect(page.getByText("La carte partira ce jour-là")).toBeVisible();
  const card = step(page, "Joy Card");
  await expect(card).toContainText("70 jours avant");
  await expect(card).toContainText("Prévu");
  await expect(card).toContainText("Tous vos invités");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await checkAndSave(page, "sequence-card");
  await open(page, cards.list);
  await expect(page.getByRole("listitem").filter({ hasText: "Prévu" })).toHaveCount(1);
  await checkAndSave(page, "sequence-card-list");
  await feastIn(couple.eventId, 130);
  await page.getByRole("link", { name: "Changer son jour" }).click();
  await expect(card).toContainText("70 jours avant");
  await card.getByRole("link").first().click();
  await expect(
    page.getByText(/Cette carte partira le .*, et suit la date de la fête/),
  ).toBeVisible();
  await checkAndSave(page, "sequence-card-page");
  await page.getByRole("link", { name: "Tous les envois prévus" }).click();
  await card.getByText("Changer le jour").click();
  await card.getByLabel("Jours").fill("300");
  await card.getByRole("button", { name: "Prévoir ce jour" }).click();
  await expect(card.getByText(/Ce jour est passé/)).toBeVisible();
  await checkAndSave(page, "sequence-card-day");
  await card.getByLabel("Jours").fill("60");
  await card.getByRole("button", { name: "Prévoir ce jour" }).click();
  await expect(card).toContainText("60 jours avant");
  await card.getByRole("button", { name: /^Ne plus prévoir/ }).click();
  await expect(card).toContainText("À prévoir");
});

test("without script messages are prepared and planned, and without a date nothing leaves", async ({
  browser,
  request,
  baseURL,
}) => {
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 1);
  await feastIn(couple.eventId, 100);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await plain.newPage();
  await enterAt(page, couple, at("messageSequence"));
  await page.getByRole("button", { name: "Préparer" }).click();
  await step(page, "La veille")
    .getByRole("button", { name: /^Prévoir/ })
    .first()
    .click();
  await expect(step(page, "La veille").first()).toContainText("Prévu");
  await query("update events set wedding_date_precision = 'approximate' where id = $1", [
    couple.eventId,
  ]);
  await page.goto(at("messageSequence"));
  await expect(page.getByText("Sans date exacte, rien ne part.")).toBeVisible();
  await page.getByRole("link", { name: "Donner la date de la fête" }).click();
  await expect(page.getByRole("heading", { name: "Dates et lieux" })).toBeVisible();
  await plain.close();
});
