import { expect, type Page } from "@playwright/test";
import { enter, guestsOf, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const counter = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");
const guest = (page: Page, number: number) => page.getByRole("group", { name: `Invité ${number}` });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("link") });

async function fillGuest(page: Page, number: number, [last, given, email, phone]: string[]) {
  const fields = guest(page, number);
  const details = fields.getByText("Plus de détails");
  if (!(await fields.getByLabel("Civilité").isVisible())) await details.click();
  await fields.getByLabel("Civilité").selectOption("Madame");
  await fields.getByRole("textbox", { name: "Nom", exact: true }).fill(last ?? "");
  await fields.getByRole("textbox", { name: "Prénoms" }).fill(given ?? "");
  await fields.getByLabel("Catégorie").selectOption("Collègues");
  await fields.getByRole("textbox", { name: "Email" }).fill(email ?? "");
  await fields.getByRole("textbox", { name: "Téléphone", exact: true }).fill(phone ?? "");
}

test("three guests are added at once, after an omission and a reload", async ({
  page,
  request,
}) => {
  test.slow();
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.guests);
  await expect(page.getByText("Aucun invité enregistré !")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Ajouter" }).click();
  await expect(page).toHaveURL(notebook.createGuests(person));
  const add = page.getByRole("button", { name: "Ajouter un invité" });
  for (let times = 0; times < 3; times++) await add.click();
  await expect(guest(page, 4).getByRole("textbox", { name: "Nom", exact: true })).toBeFocused();
  await fillGuest(page, 1, ["N’Guessan", "Éloïse", "eloise@exemple.test", "07 01 02 03 04"]);
  await fillGuest(page, 3, ["Koffi", "Jean-Noël", "jean@exemple.test", "05 01 02 03 04"]);
  await fillGuest(page, 4, ["", "", "", "07 01 02 03 04"]);
  await page.getByRole("button", { name: "Retirer l’invité 2" }).click();
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByText("ce que vous aviez commencé à écrire")).toBeVisible();
  await expect(guest(page, 2).getByRole("textbox", { name: "Prénoms" })).toHaveValue("Jean-Noël");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const toast = page.getByText("Attention ! Veuillez remplir tous les champs obligatoires !");
  await expect(toast).toBeVisible();
  await expect(page.locator('[data-toast="5000"]').filter({ has: toast })).toBeVisible();
  await expect(page.getByText("Ce champ est requis")).toHaveCount(1);
  const name = guest(page, 3).getByRole("textbox", { name: "Nom", exact: true });
  await expect(name).toBeFocused();
  await expect(toast).toBeHidden();
  expect(await guestsOf(request, person)).toEqual([]);

  // Filled in, the phone turns out to be another guest's: nothing is saved yet.
  await name.fill("Maïmouna");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(guest(page, 3).getByText(/Ce numéro est déjà celui d’Éloïse/)).toBeVisible();
  expect(await guestsOf(request, person)).toEqual([]);
  await guest(page, 3)
    .getByRole("textbox", { name: "Téléphone", exact: true })
    .fill("01 01 02 03 04");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const done = page.getByText("Opération réussie ! Informations ajoutées avec succès !");
  await expect(done).toBeVisible();
  await expect(page).toHaveURL(notebook.guests);
  await expect(rows(page)).toHaveCount(3);
  await expect(counter(page, "Total")).toHaveText("3");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A saved or discarded draft is deleted.
  await open(page, notebook.createGuests(person));
  await expect(guest(page, 1).getByRole("textbox", { name: "Prénoms" })).toHaveValue("");
  await guest(page, 1).getByRole("textbox", { name: "Prénoms" }).fill("Awa");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(guest(page, 1).getByRole("textbox", { name: "Prénoms" })).toHaveValue("");
});

test("a guest is found, changed, confirmed and deleted", async ({ page, request }) => {
  const person = await registerCouple(request);
  await addGuests(request, person, 12);
  await enter(page, person);
  await open(page, notebook.guests);
  await expect(counter(page, "Confirmé")).toHaveText("0");
  await expect(counter(page, "Non Confirmé")).toHaveText("12");

  const search = page.getByRole("searchbox", { name: "Rechercher" });
  await search.fill("elodie 0007");
  await expect(rows(page)).toHaveCount(1);
  // With the calling code, which stands in no address: words of figures are looked for there too.
  await search.fill("+225 05 01 00 00 1");
  await expect(rows(page)).toHaveCount(3);
  await search.fill("personne");
  await expect(page.getByText("Aucun invité ne correspond à cette recherche.")).toBeVisible();
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect(rows(page)).toHaveCount(12);
  // A filter is in the address: it is there again on the way back from a guest, and goes by going back.
  await page.getByRole("link", { name: /^Collègues/ }).click();
  const colleagues = page.getByText(/^[12]\sinvités? sur 12/);
  await expect(colleagues).toBeVisible();
  await expect(page).toHaveURL(/\?categorie=\d+$/);
  await page
    .getByRole("link", { name: /^Modifier/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Élodie/ })).toBeVisible();
  await page.goBack();
  await expect(colleagues).toBeVisible();
  await page.reload();
  await expect(colleagues).toBeVisible();
  await page.goBack();
  // Of a list far below the window, fewer rows are rendered.
  await expect(page.getByText("12 invités", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(notebook.guests);
  await page.getByRole("link", { name: "Derniers ajoutés d’abord" }).click();
  await expect(rows(page).first()).toContainText("0012");

  await search.fill("0007");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Modifier Élodie Konan 0007" }).click();
  await expect(page.getByRole("heading", { name: "Élodie Konan 0007" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("");
  await page.getByRole("textbox", { name: "Prénoms" }).fill("");
  await page.getByRole("textbox", { name: "Email" }).fill("");
  await page.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText("Ce champ est requis")).toHaveCount(1);
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Aka");
  await page.getByRole("textbox", { name: "Prénoms" }).fill("Élodie");
  await page.getByRole("checkbox", { name: "Pas encore confirmée" }).check();
  await expect(page.getByRole("checkbox", { name: "Confirmée", exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Modifier" }).click();
  const saved = "Opération réussie ! Informations enregistrées avec succès !";
  await expect(page.getByText(saved)).toBeVisible();
  await expect(counter(page, "Confirmé")).toHaveText("1");
  await expect(counter(page, "Non Confirmé")).toHaveText("11");
  await page.getByRole("link", { name: /^Confirmés/ }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("link", { name: "Modifier Élodie Aka" }).click();
  await page.getByRole("button", { name: "Supprimer" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Êtes-vous sûr de vouloir supprimer cet invité ?");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Supprimer" }).click();
  await question.getByRole("button", { name: "Oui, je le souhaite" }).click();
  await expect(page.getByText("Invité supprimé avec succès !")).toBeVisible();
  await expect(counter(page, "Total")).toHaveText("11");
});

test("a search that is typed while the list comes back from the network stays", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await addGuests(request, person, 12);
  await enter(page, person);
  await open(page, notebook.guests);
  await page.getByRole("link", { name: /^Collègues/ }).click();
  await expect(page).toHaveURL(/\?categorie=\d+$/);
  await page.reload();
  await expect(page.getByText(/^[12]\sinvités? sur 12/)).toBeVisible();
  const arrived = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
    arrived.resolve();
  });
  await page.goBack();
  await expect(page).toHaveURL(notebook.guests);
  // The box is rendered again for the list of the address.
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("0007");
  await expect(rows(page)).toHaveCount(1);
  await arrived.promise;
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("searchbox", { name: "Rechercher" })).toHaveValue("0007");
  await expect(rows(page)).toHaveCount(1);
});

test("a guest changed elsewhere meanwhile is compared before it is saved", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  const [made] = await addGuests(request, person, 1);
  const id = made?.id ?? 0;
  await enter(page, person);
  await open(page, notebook.editGuest(id));
  const headers = { authorization: `Bearer ${person.token}` };
  const stored = await (await request.get(`/api/v1/guests/events/${id}`, { headers })).json();
  const { category: _, answer: __, ...data } = { ...stored, given_names: "Élise" };
  const rival = await request.post("/api/v1/guests-events-update", { headers, data });
  expect(rival.status(), await rival.text()).toBe(200);

  await page.getByRole("textbox", { name: "Prénoms" }).fill("Élodie Marie");
  await page.getByRole("button", { name: "Modifier" }).click();
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText("Enregistré entre-temps : Élise")).toBeVisible();
  await page.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText("Opération réussie !")).toBeVisible();
  const [after] = await guestsOf(request, person);
  expect(after?.given_names).toBe("Élodie Marie");
});

test("another couple's guests and unknown addresses are not found", async ({ page, request }) => {
  const other = await registerCouple(request);
  const [theirs] = await addGuests(request, other, 1);
  await enter(page, await registerCouple(request));
  const addresses = [
    notebook.editGuest(theirs?.id ?? 0),
    notebook.editGuest(999_999_999),
    notebook.editGuest(0).replace(/0$/, "abc"),
    notebook.createGuests(other),
    notebook.importGuests(other),
  ];
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { name: "Introuvable" })).toBeVisible();
  }
});
