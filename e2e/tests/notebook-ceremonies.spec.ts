import { expect, type Page } from "@playwright/test";
import { fillNotebook } from "../support/fill-notebook.ts";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const address = notebook.summary.replace("en-bref", "dates-et-lieux-de-mariage");
const saved = "Informations enregistrées avec succès !";
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();

test("a ceremony is planned with its time and place, then removed", async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, address);
  await expect(page).toHaveTitle("Dates et lieux | Joie du Jour");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(row(page, "Réception")).toContainText("Non prévu");

  await page.getByRole("link", { name: "Modifier Réception" }).click();
  const headers = { authorization: `Bearer ${person.token}` };
  const list = await page.request.get(`/api/v1/dates-places-by-event/${person.eventId}`, {
    headers,
  });
  const reception = (await list.json()).find(({ name }: { name: string }) => name === "Réception");
  await expect(page).toHaveURL(
    `${address.replace("/dates-et", "/modification-dates-et")}/${person.eventId}/${reception.id}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("checkbox", { name: "Statut : non prévu" }).click();
  await save(page);
  await expect(page.getByText("Ce champ est requis")).toHaveCount(2);
  await expect(page.getByLabel("Heure")).toBeFocused();
  await page.getByLabel("Heure").pressSequentially("2561");
  await expect(page.getByLabel("Heure")).toHaveValue("25:61");
  await page.getByRole("textbox", { name: /^Lieu/ }).fill("Palais de la Culture de Treichville");
  await save(page);
  await expect(page.getByText("Veuillez entrer une heure valide (ex: 14:30)")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Heure").fill("");
  await page.getByLabel("Heure").pressSequentially("1930");
  await expect(page.getByText(/à 19:30, au palais de la Culture de Treichville/)).toBeVisible();
  // What was typed is a draft of this device; the couple may choose the preposition.
  await page.reload();
  await expect(page.getByText(/Voici ce que vous aviez commencé à écrire/)).toBeVisible();
  await page.getByLabel("Devant le lieu").selectOption("chez");
  await expect(page.getByText(/chez palais/)).toBeVisible();
  await page.getByLabel("Devant le lieu").selectOption("Selon le lieu");
  await expectAccessible(page, { isNew: true });
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await expect(row(page, "Réception")).toContainText("19:30");
  await expect(row(page, "Réception")).toContainText("au palais de la Culture de Treichville");
  await expect(row(page, "Réception").getByText("Prévu", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Modifier Réception" }).click();
  await page.getByRole("checkbox", { name: "Statut : prévu" }).click();
  await save(page);
  await expect(row(page, "Réception")).toContainText("Non prévu");
  await expect(row(page, "Réception")).toContainText("19:30");
});

test("a required ceremony is always planned, and the main one moves the date of the whole", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await page.getByRole("link", { name: "Modifier Mariage civil" }).click();
  await expect(page.getByText(/Cette cérémonie est obligatoire/)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("Date", { exact: false }).first().fill(`05/06/${year}`);
  await page.getByLabel("Heure").pressSequentially("0930");
  await page.getByRole("combobox", { name: /^Lieu/ }).fill("cocod");
  await page.getByRole("option", { name: "Mairie de Cocody" }).click();
  await expect(page.getByText(/à 09:30, à la mairie de Cocody/)).toBeVisible();
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await expect(page.locator("header")).toContainText(`5\u00a0juin\u00a0${year}`);
  await page.getByRole("link", { name: /Précédent\s*Planning/ }).click();
  await expect(page).toHaveURL(/planning-de-mariage$/);
});

test("another's ceremony is not found, and the pages stay closed until the address is verified", async ({
  page,
  request,
}) => {
  const other = await registerCouple(request);
  await enter(page, await registerCouple(request));
  const edit = address.replace("/dates-et", "/modification-dates-et");
  const answer = await page.goto(`${edit}/${other.eventId}/1`);
  expect(answer?.status()).toBe(404);
  await enter(page, await registerCouple(request, { verified: false }));
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
});

test("the running order shows the day hour by hour with whom to call, for this couple alone", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  await fillNotebook(request, couple);
  await enter(page, couple);
  await page.goto(address);
  await page.getByRole("link", { name: "Feuille de route" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Feuille de route" })).toBeVisible();
  const hours = await page
    .getByRole("listitem")
    .filter({ hasText: /^\d\d:\d\d/ })
    .allTextContents();
  expect(hours.length).toBeGreaterThan(0);
  expect(hours.toSorted()).toEqual(hours);
  const helper = page.getByRole("listitem").filter({ hasText: "Koffi Yao" });
  await expect(helper.getByRole("link")).toHaveAttribute("href", "tel:+2250701020304");
  const message = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(message ?? "")).toContain("Koffi Yao");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const other = await registerCouple(request);
  await enter(page, other);
  await page.goto(`${address}/feuille-de-route`);
  await expect(page.getByText("Koffi Yao")).toBeHidden();
  await expect(page.getByText("Personne n’est encore inscrit au comité.")).toBeVisible();
  await expectNoSidewaysScroll(page);
});
