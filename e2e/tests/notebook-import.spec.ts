import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { enter, guestsOf, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const error =
  "Oups… Une erreur a été détectée dans le fichier. Veuillez en remplir correctement tous les champs, s’il vous plaît.";
const done = "Opération réussie ! Informations ajoutées avec succès !";
const headings = "Civilité;Catégorie;Nom;Prénoms;E-mail;Contact 1;Contact 2";

/** Chooses a file of this text or these bytes. */
async function choose(page: Page, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content);
  await page
    .getByLabel("Liste d’invités")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** Valid lines of a sheet, from a number on. */
function lines(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const phone = `07${String(number).padStart(8, "0")}`;
    return `Mlle;Amis du fiancé;N’Guessan ${number};Éloïse;eloise${number}@exemple.test;${phone};`;
  });
}

test("the template filled in comes back as guests", async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.guests);
  await page.getByRole("link", { name: "Importer" }).click();
  await expect(page).toHaveURL(notebook.importGuests(person));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const coming = page.waitForEvent("download");
  const template = page.getByRole("link", { name: "Télécharger le modèle" });
  await expect(template).toHaveAttribute("href", "/files/JOIE_DU_JOUR_GUESTS_TEMPLATE.xls");
  await template.click();
  expect((await coming).suggestedFilename()).toBe("JOIE_DU_JOUR_GUESTS_TEMPLATE.xls");

  const file = new URL("../files/invites-du-modele.xls", import.meta.url);
  await choose(page, "invites.xls", readFileSync(file));
  const list = page.getByRole("list", { name: "Prêts" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expect(list).toContainText("N’Guessan Éloïse-Aïcha");
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  expect(await guestsOf(request, person)).toEqual([]);
  await page.getByRole("button", { name: "Importer 3 invités" }).click();
  await expect(page.getByText(`${done} 3 invités importés.`)).toBeVisible();
  await expect(page).toHaveURL(notebook.guests);
  const names = (await guestsOf(request, person)).map(({ given_names }) => given_names);
  expect(names.sort()).toEqual(["Jean-Noël", "Maïmouna", "Éloïse-Aïcha"]);
});

test("errors are mended in place, and those who are ready are imported without the others", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.importGuests(person));
  const [first = "", second = "", third = ""] = lines(3);
  const wrong = second.replace("eloise1@exemple.test", "eloise1").replace("Mlle", "Dr");
  const content = [headings, first, wrong, third, first].join("\r\n");
  await choose(page, "invites.csv", content);
  await expect(page.getByText(error)).toBeVisible();
  await expect(page.getByText("4 lignes lues : 2 prêts, 1 différent, 1 à corriger.")).toBeVisible();
  const errors = page.getByRole("list", { name: "À corriger" });
  await expect(errors.getByRole("listitem")).toHaveCount(2);
  const email = page.getByRole("textbox", { name: "Ligne 3, E-mail" });
  await expect(email).toHaveValue("eloise1");
  await page.getByRole("button", { name: /^Différents/ }).click();
  const different = page.getByRole("list", { name: "Différents" });
  await expect(different).toContainText("Ce contact figure déjà à la ligne 2");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await guestsOf(request, person)).toEqual([]);

  await page.getByRole("button", { name: /^À corriger/ }).click();
  await email.fill("eloise1@exemple.test");
  await page.getByRole("button", { name: "Vérifier mes corrections" }).click();
  await expect(errors.getByRole("listitem")).toHaveCount(1);
  const civility = page.getByRole("textbox", { name: "Ligne 3, Civilité" });
  await expect(civility).toHaveValue("Dr");
  await page.getByRole("button", { name: "Importer les 2 prêts" }).click();
  await expect(page.getByText(`${done} 2 invités importés.`)).toBeVisible();

  await open(page, notebook.importGuests(person));
  await choose(page, "invites.csv", content);
  const again = "4 lignes lues : 2 déjà dans votre liste, 1 différent, 1 à corriger.";
  await expect(page.getByText(again)).toBeVisible();
  await civility.fill("Mme");
  await email.fill("eloise1@exemple.test");
  await page.getByRole("button", { name: "Vérifier mes corrections" }).click();
  await page.getByRole("button", { name: "Importer celui qui est prêt" }).click();
  await expect(page.getByText(`${done} 1 invité importé.`)).toBeVisible();
  expect(await guestsOf(request, person)).toHaveLength(3);
});

test("a file with an error since its check is refused whole, with its lines", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.importGuests(person));
  const [first = "", second = ""] = lines(2, 10);
  await choose(page, "invites.csv", [headings, first, second].join("\n"));
  const go = page.getByRole("button", { name: "Importer 2 invités" });
  await expect(go).toBeVisible();
  const headers = { authorization: `Bearer ${person.token}` };
  const [category] = await (await request.get("/api/v1/guests", { headers })).json();
  const rival = await request.post("/api/v1/guests-events-store", {
    headers,
    data: [
      {
        event_id: person.eventId,
        guest_id: category.id,
        civility: "Monsieur",
        last_name: "Yao",
        given_names: "Koffi",
        email: "koffi@exemple.test",
        phone_number_1: "+(225) 07 00 00 00 11",
      },
    ],
  });
  expect(rival.status(), await rival.text()).toBe(200);
  await go.click();
  await expect(page.getByText(error)).toBeVisible();
  const refused = page.getByRole("list", { name: "Lignes refusées" });
  await expect(refused).toContainText("Koffi Yao");
  expect(await guestsOf(request, person)).toHaveLength(1);
});

// The files of three guests stand for it in `npm test`.
test("two thousand guests with accents are checked and imported", {
  tag: "@long",
}, async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.importGuests(person));
  await choose(page, "invites.csv", [headings, ...lines(2000)].join("\r\n"));
  const go = page.getByRole("button", { name: /^Importer 2.000.invités/ });
  await expect(go).toBeVisible();
  const list = page.getByRole("list", { name: "Prêts" });
  expect(await list.getByRole("listitem").count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(list).toContainText("N’Guessan 1999");
  const began = Date.now();
  await go.click();
  await expect(page.getByText(/2.000.invités importés/)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(5_000);
  await expect(page.getByText(/^2.000.invités$/)).toBeVisible();
});

test("a file that is no guest sheet is refused clearly while the server answers", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.importGuests(person));
  const began = Date.now();
  await choose(page, "piege.xls", Buffer.from("d0cf11e0a1b11ae1".repeat(2000), "hex"));
  const healthy = await request.get("/readyz");
  expect(healthy.status()).toBe(200);
  await expect(page.getByText(error)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(6_000);
  await expect(page.getByText(/^Ce fichier n’a pas pu être lu/)).toBeVisible();
  await expectAccessible(page);

  await choose(page, "autre.csv", "a;b;c\n1;2;3");
  await expect(page.getByText(/colonnes de ce fichier ne sont pas celles du modèle/)).toBeVisible();
  await choose(page, "vide.csv", headings);
  await expect(page.getByText("Ce fichier ne contient aucun invité")).toBeVisible();
  await choose(page, "lourd.csv", Buffer.alloc(1_048_577, 65));
  await expect(page.getByText("Ce fichier est trop lourd : 1 Mo au plus")).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await guestsOf(request, person)).toEqual([]);
});
