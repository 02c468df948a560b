import { at, notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

const shots = process.env.E2E_SHOTS;
const shoot = async (page: Page, name: string) => {
  const width = page.viewportSize()?.width;
  if (shots) await page.screenshot({ path: `${shots}/group-${name}-${width}.png`, fullPage: true });
};

/** Fills in the form by which somebody registers. */
async function fillIn(page: Page, [given, last, phone, people]: [string, string, string, string]) {
  await page.getByLabel("Prénoms").fill(given);
  await page.getByRole("textbox", { name: /^Nom/ }).fill(last);
  await page.getByRole("textbox", { name: "Téléphone" }).fill(phone);
  await page.getByLabel("Combien de personnes, vous compris").selectOption(people);
}

test("a group fills up by its link, keeps a waiting list, and moves up @both", async ({
  page,
  browser,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, `${notebookPrefix}/liens-de-groupe`);
  await expectNoSidewaysScroll(page);
  await shoot(page, "none");
  await page.getByRole("link", { name: "Créer un lien de groupe" }).click();
  await page.getByRole("button", { name: "Créer le lien" }).click();
  await expect(page.getByText("Ce champ est requis")).toBeVisible();
  await expect(page.getByText("Entrez un nombre de places, de 1 à 2")).toBeVisible();
  await page.getByLabel("Nom du groupe").fill("Famille de la mariée");
  await page.getByLabel("Nombre de places").fill("3");
  await shoot(page, "new");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Créer le lien" }).click();
  const link = await page.getByLabel("Lien\u00a0: Famille de la mariée").inputValue();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*inscrivez-vous/,
  );

  const guest = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const phone = await guest.newPage();
  const address = new URL(link).pathname;
  await phone.goto(address);
  await expect(phone.getByText("3 places restantes")).toBeVisible();
  await shoot(phone, "open");
  await phone.getByRole("button", { name: "M’inscrire" }).click();
  await expect(phone.getByText("Indiquez un téléphone ou un e-mail")).toBeVisible();
  await fillIn(phone, ["Aya", "Koné", "0701020304", "2"]);
  await phone.getByRole("button", { name: "M’inscrire" }).click();
  await expect(phone.getByRole("heading", { name: "Merci, vous êtes inscrit" })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await shoot(phone, "thanks");
  const aya = phone.url();

  await phone.goto(address);
  await expect(phone.getByText("1 place restante")).toBeVisible();
  await fillIn(phone, ["Brou", "Tanoh", "0701020305", "1"]);
  await phone.getByRole("button", { name: "M’inscrire" }).click();
  await phone.goto(address);
  await expect(phone.getByText("Complet")).toBeVisible();
  await fillIn(phone, ["Chantal", "Yao", "0701020306", "2"]);
  await shoot(phone, "full");
  await phone.getByRole("button", { name: "M’inscrire sur la liste d’attente" }).click();
  await expect(phone.getByText("Vous êtes le premier.")).toBeVisible();
  await shoot(phone, "waiting");
  const chantal = phone.url();

  // Who comes twice, with the same name and number, finds their registration.
  await phone.goto(address);
  await fillIn(phone, ["Aya", "Kone", "07 01 02 03 04", "1"]);
  await phone.getByRole("button", { name: "M’inscrire sur la liste d’attente" }).click();
  await expect(phone).toHaveURL(aya);
  await expect(phone.getByText("Vous étiez déjà inscrit")).toBeVisible();
  await phone.getByText("Je ne peux pas venir").click();
  await phone.getByRole("button", { name: "Oui, je me désiste" }).click();
  await expect(phone.getByRole("heading", { name: "Vous ne venez pas" })).toBeVisible();
  await phone.goto(chantal);
  await expect(phone.getByRole("heading", { name: /Une place s’est libérée/ })).toBeVisible();
  await guest.close();

  await page.reload();
  await expect(page.getByText("Prévenez cette personne.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await shoot(page, "page");
  await page.getByRole("button", { name: "C’est dit" }).click();
  await expect(page.getByText("prévenu par vous")).toBeVisible();
  await page.getByText("Changer ce groupe").click();
  await page.getByLabel("Nombre de places").fill("2");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("3 places sont déjà prises").first()).toBeVisible();
  await shoot(page, "fewer");

  await open(page, at("guests"));
  await expect(
    page.getByText("Famille de la mariée").filter({ visible: true }).first(),
  ).toBeVisible();

  await open(page, at("groupLinks"));
  await page.getByRole("link", { name: "Famille de la mariée" }).click();
  await page.getByText("Changer ce groupe").click();
  await page.getByRole("button", { name: "Retirer ce lien" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Oui" }).click();
  await expect(page).toHaveURL(at("groupLinks"));
  await page.goto(address);
  await expect(
    page.getByRole("heading", { name: "Ce lien d’inscription n’existe plus" }),
  ).toBeVisible();
});

test("three and forty groups, with long names @both", async ({ page, request }) => {
  const couple = await registerCouple(request);
  await enter(page, couple);
  const make = async (name: string, seats: number) => {
    const made = await request.post(`/api/v1/group-links/${couple.eventId}`, {
      headers: { authorization: `Bearer ${couple.token}` },
      data: { name, seats, needs_approval: true, counts_companions: true, shows_left: false },
    });
    expect(made.status()).toBe(200);
  };
  await make("Famille de la mariée", 40);
  await make("Paroisse Sainte-Anne de Port-Bouët, sa chorale, les enfants", 2000);
  await make("Saint-Jean-Baptiste-de-Yopougon-Niangon-Sud-à-Droite", 1);
  await open(page, at("groupLinks"));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await shoot(page, "three");
  for (let count = 4; count <= 40; count += 1)
    await make(`Association des ressortissants n\u00b0\u00a0${count}`, 10 * count);
  await open(page, at("groupLinks"));
  await expect(page.getByRole("listitem").filter({ hasText: "places" })).toHaveCount(39);
  await expectNoSidewaysScroll(page);
  await shoot(page, "forty");
});
