import { expect } from "@playwright/test";
import { enter, guestsOf, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const first = ["Awa Koné 0707010203", "Yao Kouadio 0505060708", "Tantie Ahou (la voisine)"];

test("a list that is pasted again adds those who are new, and says who is different", {
  tag: "@both",
}, async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  const pasted = `${notebook.createGuests(person)}?coller`;
  const box = page.getByLabel(/Un invité par ligne/);
  const read = page.getByRole("button", { name: "Lire la liste" });

  await open(page, pasted);
  await box.fill(first.join("\n"));
  await read.click();
  await expect(page.getByText("3 invités lus")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer 3 invités" }).click();
  await page.waitForURL(/\/invites-pour-le-mariage$/);

  await open(page, pasted);
  const again = [...first, "Fatou Bamba + 2 personnes 0101020304", "Awa Koné 0102030405"];
  await box.fill([...again, "Koffi Brou 0707010203"].join("\n"));
  await read.click();
  const compared = page.getByText("3 déjà dans votre liste, 1 nouveau, 2 différents.");
  await expect(compared).toBeVisible();
  const different = page.getByRole("list", { name: "Différents de votre liste" });
  await expect(different.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await different.getByRole("button", { name: "C’est une autre personne" }).click();
  await expect(different.getByRole("listitem")).toHaveCount(1);
  await different.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(different.getByText("Mis à jour.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer 2 invités" }).click();
  await page.waitForURL(/\/invites-pour-le-mariage$/);

  const guests = await guestsOf(request, person);
  const briefly = guests.map((one) => `${one.given_names} ${one.last_name} ${one.phone_number_1}`);
  expect(briefly.sort()).toEqual([
    " Tantie Ahou ",
    "Awa Koné +2250102030405",
    "Fatou Bamba +2250101020304",
    "Koffi Brou +2250707010203",
    "Yao Kouadio +2250505060708",
  ]);
});

test("those of a list who are right are saved, and the others stay in the form", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, `${notebook.createGuests(person)}?coller`);
  await page.getByLabel(/Un invité par ligne/).fill(`${first.join("\n")}\nKoffi Brou 0901020304`);
  await page.getByRole("button", { name: "Lire la liste" }).click();
  await expect(page.getByText("4 invités lus, 1 à corriger.")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer 3 invités prêts" }).click();
  await expect(page.getByText("3 invités enregistrés. Corrigez le dernier.")).toBeVisible();
  expect(await guestsOf(request, person)).toHaveLength(3);
  const entry = page.getByRole("group", { name: "Invité 1" });
  await entry.getByRole("textbox", { name: "Téléphone", exact: true }).fill("07 01 02 03 04");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.waitForURL(/\/invites-pour-le-mariage$/);
  expect(await guestsOf(request, person)).toHaveLength(4);
});

test("guests are chosen from the file of contacts of a phone", async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.createGuests(person));
  const contact = (at: number) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ami Numéro${at}\r\nTEL:07000000${at + 10}\r\nEND:VCARD\r\n`;
  const file = Array.from({ length: 80 }, (_, at) => contact(at)).join("");
  const upload = (content: string) =>
    page.getByLabel("Fichier de contacts (.vcf)").setInputFiles({
      name: "contacts.vcf",
      mimeType: "text/vcard",
      buffer: Buffer.from(content),
    });
  await upload("Awa Koné");
  await expect(page.getByText("Ce fichier ne contient aucun contact")).toBeVisible();
  await upload(file);
  await page.getByLabel("Rechercher parmi 80 contacts").fill("numero7");
  const contacts = page.getByRole("list", { name: "Contacts" });
  await expect(contacts.getByRole("listitem")).toHaveCount(11);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const name of ["Ami Numéro7 ", "Ami Numéro70 "])
    await contacts.getByLabel(name).first().check();
  await page.getByRole("button", { name: "Ajouter 2 contacts" }).click();
  await page.getByRole("button", { name: "Enregistrer 2 invités" }).click();
  await page.waitForURL(/\/invites-pour-le-mariage$/);
  expect(await guestsOf(request, person)).toHaveLength(2);
});
