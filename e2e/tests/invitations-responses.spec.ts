import { expect } from "@playwright/test";
import { cards, expectSound } from "../support/cards.ts";
import { enter, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import {
  allowCompanions,
  holdCeremonies,
  inviteGuests,
  openPublicCard,
  responses,
  saveSettings,
} from "../support/responses.ts";
import { test } from "../support/shared-window.ts";

test("hosts ask, guests answer in detail, and the answers are counted", async ({
  page,
  request,
  context,
}) => {
  const couple = await registerCouple(request);
  const [dowry = "", civil = ""] = await holdCeremonies(request, couple);
  const [guest, other] = await inviteGuests(request, couple, 2);
  if (!guest || !other) throw new Error("No guest was invited");

  await enter(page, couple);
  await open(page, responses.settings);
  await page.getByRole("textbox", { name: "Dernier jour pour répondre" }).fill("jamais");
  await page.getByLabel("Accompagnants par invitation").selectOption("1");
  await page.getByRole("button", { name: "Repas" }).click();
  await page.getByLabel("Choix", { exact: true }).fill("Poisson");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Écrivez au moins deux choix, un par ligne")).toBeVisible();
  await expect(page.getByText("Veuillez entrer une date valide (JJ/MM/AAAA)")).toBeVisible();
  await expectSound(page);
  await page.getByRole("textbox", { name: "Dernier jour pour répondre" }).fill("");
  await page.getByLabel("Choix", { exact: true }).fill("Poisson\nPoulet");
  await page.getByRole("button", { name: "Un mot pour les hôtes" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Vos réglages sont enregistrés.")).toBeVisible();

  // The guest, on a phone of their own, without the hosts' session.
  await context.clearCookies();
  await page.goto(cards.own(guest.token));
  await expect(page.getByRole("heading", { name: "Programme" })).toBeVisible();
  await expectSound(page);
  const companion = page.getByRole("group", { name: "Pour l’accompagnant 1" });
  await expect(companion).toBeHidden();
  await page.getByText("Oui", { exact: true }).click();
  await page.getByLabel("Combien de personnes vous accompagnent ?").selectOption("1");
  await expect(companion).toBeVisible();
  await page.getByRole("checkbox", { name: new RegExp(`^${dowry}`) }).uncheck();
  await page.getByRole("checkbox", { name: new RegExp(`^${civil}`) }).uncheck();
  await page.getByRole("button", { name: "Confirmer votre présence" }).click();
  await expect(page.getByText("Choisissez au moins une cérémonie")).toBeVisible();
  await expectSound(page);
  await page.getByRole("checkbox", { name: new RegExp(`^${civil}`) }).check();
  const self = page.getByRole("group", { name: "Pour vous" });
  await self.getByLabel(/préférez-vous/).selectOption("Poisson");
  await companion.getByLabel(/préférez-vous/).selectOption("Poulet");
  await page.getByLabel("Un mot pour nous").fill("Hâte d’y être !");
  await page.getByRole("button", { name: "Confirmer votre présence" }).click();

  await expect(page.getByText("Merci pour votre réponse")).toBeVisible();
  await expect(page.getByText("avec 1 accompagnant")).toBeVisible();
  await expect(page.getByRole("img", { name: "Votre code d’entrée" })).toBeVisible();
  await expect(page.getByRole("heading", { name: civil })).toBeVisible();
  await expect(page.getByRole("heading", { name: dowry })).toHaveCount(0);
  await expectSound(page, { isNew: true });
  const calendar = await page
    .getByRole("link", { name: /Ajouter à mon agenda/ })
    .getAttribute("href");
  expect(await (await request.get(calendar ?? "")).text()).toContain(
    "LOCATION:la mairie du Plateau",
  );
  await expect(page.getByRole("link", { name: /^Itinéraire/ }).first()).toHaveAttribute(
    "href",
    /google|geo:/,
  );
  await page.getByRole("link", { name: "Changer ma réponse" }).click();
  await expect(page.getByLabel("Un mot pour nous")).toHaveValue("Hâte d’y être !");

  await enter(page, couple);
  await open(page, responses.page);
  const table = page.getByRole("table", { name: "Réponses par cérémonie" });
  await expect(table.getByRole("row").filter({ hasText: civil })).toContainText("2");
  await expect(page.getByText("Hâte d’y être !")).toBeVisible();
  await page.getByText("Voir les chiffres jour par jour").click();
  await expect(page.getByRole("table", { name: /fin de chaque jour/ })).toBeVisible();
  await expectSound(page, { isNew: true });

  await open(page, responses.view("invites"));
  await page.getByRole("link", { name: "Sans réponse (1)" }).click();
  await expect(page.getByRole("row").filter({ hasText: guest.name })).toHaveCount(0);
  await page.getByRole("checkbox", { name: new RegExp(other.name) }).check();
  await page.getByLabel("Accompagnants permis").selectOption("4");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(page.getByText("jusqu’à 4")).toBeVisible();
  await expectSound(page);
  const file = await page.request.get(`${responses.page}/export.csv`);
  expect(await file.text()).toContain("Poisson, Poulet");
});

test("a guest who adds themselves waits until the hosts validate them", async ({
  page,
  request,
  context,
}) => {
  const couple = await registerCouple(request);
  await holdCeremonies(request, couple);
  const card = await openPublicCard(request, couple);
  await page.goto(card);
  await expectSound(page, { isNew: true });
  await page.getByRole("link", { name: "Confirmer votre présence" }).click();
  const form = page.getByRole("dialog", { name: "Confirmer votre présence" });
  await form.getByText("Madame", { exact: true }).click();
  await form.getByLabel("Nom", { exact: false }).first().fill("Tanoh");
  await form.getByLabel("Téléphone principal").fill("12");
  await form.getByLabel("Email").fill("pas une adresse");
  await form.getByRole("button", { name: "Confirmer ma présence" }).click();
  await expect(form.getByText("Ce champ est requis").first()).toBeVisible();
  await expect(form.getByLabel("Nom", { exact: false }).first()).toHaveValue("Tanoh");
  await expectSound(page);
  await form.getByLabel("Prénoms").fill("Akissi");
  await form.getByLabel("Email").fill("");
  await form.getByLabel("Téléphone principal").fill("(+225) 07 01 02 03 04");
  await form.getByRole("button", { name: "Confirmer ma présence" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const thanks = page.getByRole("region", { name: /^Merci, à bientôt à/ });
  await expect(thanks).toContainText("Opération réussie ! Informations ajoutées avec succès !");
  await expect(thanks).toContainText("Les hôtes confirment maintenant votre venue");
  await checkAndSave(page, "merci-invite");
  await thanks.getByRole("link", { name: "Revoir la carte" }).click();
  await expect(page).toHaveURL(/\/wedding-card\//);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(thanks).toHaveCount(0);

  await context.clearCookies();
  await enter(page, couple);
  await open(page, responses.view("a-valider"));
  await expect(page.getByRole("heading", { name: /Akissi Tanoh/ })).toContainText("à valider");
  await expectSound(page, { isNew: true });
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await expect(page.getByText("Cette personne est dans votre liste d’invités.")).toBeVisible();
  await open(page, responses.view("invites"));
  await expect(page.getByRole("row").filter({ hasText: "Akissi Tanoh" })).toContainText("Vient");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // `join-event.test.ts` shows the limit in `npm test`.
  test("a guest adds themselves, and the sixth of a device within an hour is refused", {
    tag: "@long",
  }, async ({ page, request }) => {
    const couple = await registerCouple(request);
    const card = await openPublicCard(request, couple);
    for (let time = 0; time < 6; time += 1) {
      await page.goto(card);
      await page.getByRole("link", { name: "Confirmer votre présence" }).click();
      await page.getByText("Monsieur", { exact: true }).click();
      await page.getByLabel("Nom", { exact: false }).first().fill("Brou");
      await page.getByLabel("Prénoms").fill(`Yao ${time}`);
      await page.getByLabel("Téléphone principal").fill(`07 01 02 03 0${time}`);
      await page.getByRole("button", { name: "Confirmer ma présence" }).click();
      if (time < 5) await page.waitForURL((url) => url.pathname === "/");
    }
    await expect(page.getByText("Trop de tentatives")).toBeVisible();
  });
});

test("past the deadline nobody answers, and the card says so", async ({ page, request }) => {
  const couple = await registerCouple(request);
  const [guest] = await inviteGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was invited");
  await allowCompanions(request, couple, [guest.id], 2);
  await saveSettings(request, couple, { deadline: "2020-01-01" });
  await page.goto(cards.own(guest.token));
  await expect(page.getByText("Le délai de réponse est passé")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmer votre présence" })).toHaveCount(0);
  await expectSound(page);
  await page.goto(cards.confirm(guest.token));
  await expect(page.getByText("Le délai de réponse est passé")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirmer votre présence" })).toHaveCount(0);
});
