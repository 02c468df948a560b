import { expect, type Page, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { photo } from "../support/pictures.ts";

// Without its worker a browser caches nothing for use without a network: see notebook-offline.

const saved = "Opération réussie ! Informations enregistrées avec succès !";
const required = "Ce champ est requis";

/** The section of the page about one of the two. */
const groom = (page: Page) => page.getByRole("region", { name: "Informations du fiancé" });
const bride = (page: Page) => page.getByRole("region", { name: "Informations de la fiancée" });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();

async function fill(section: ReturnType<typeof groom>, person: Record<string, string>) {
  for (const [label, text] of Object.entries(person))
    await section.getByRole("textbox", { name: label, exact: true }).fill(text);
}

const yao = {
  Nom: "Yao-N’Guessan",
  Prénoms: "Koffi Jean-Noël",
  Email: "koffi@exemple.test",
  "Contact 1": "07 01 02 03 04",
};
const kone = {
  Nom: "Koné",
  Prénoms: "Awa",
  Email: "awa@exemple.test",
  "Contact 1": "05 01 02 03 05",
  "Contact 2": "01 01 02 03 06",
};

/** Saves the groom through the API, as the other of the two would on another phone. */
async function saveElsewhere(page: Page, { token, eventId }: Person, lastName: string) {
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/v1/marrieds-by-event/${eventId}`;
  const places = await (await page.request.get(address, { headers })).json();
  const answer = await page.request.post("/api/v1/marrieds/events", {
    headers,
    multipart: {
      event_id: String(eventId),
      married_id: String(places[0].id),
      last_name: lastName,
      given_names: "Koffi",
      email: "koffi@exemple.test",
      phone_number_1: "+225 07 01 02 03 04",
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a number may be of any country, although few are listed at first", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  const countries = groom(page).getByLabel("Indicatif du pays").first();
  await expect(countries.locator("option")).toHaveCount(21);
  const number = groom(page).getByRole("textbox", { name: "Contact 1", exact: true });
  await number.focus();
  await countries.selectOption({ label: "🇯🇵\u00a0+81\u00a0\u00a0Japon" });
  await fill(groom(page), { ...yao, "Contact 1": "90 1234 5678" });
  await fill(bride(page), kone);
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await page.reload();
  await expect(countries).toHaveValue("81 Japon");
  await expect(number).toHaveValue("90 12 34 56 78");
  // Beside the listed countries the server writes the one of the number.
  await expect(countries.locator("option")).toHaveCount(22);
});

test("the two are saved with a photo, and found again after a reload", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  await expect(page).toHaveTitle("Le couple | Joie du Jour");
  // The registered person is in their own half, and saved as such by one tap.
  const ownName = bride(page).getByRole("textbox", { name: "Prénoms", exact: true });
  await expect(ownName).not.toHaveValue("");
  await page.getByRole("button", { name: "Oui, c’est bien moi" }).click();
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await page.reload();
  await expect(ownName).not.toHaveValue("");
  await expect(page.getByRole("button", { name: "Oui, c’est bien moi" })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(groom(page).getByLabel("Civilité")).toHaveValue("Monsieur");
  await expect(bride(page).getByLabel("Civilité")).toHaveValue("Mademoiselle");
  await expect(bride(page).getByLabel("Civilité")).not.toBeEditable();

  await fill(groom(page), yao);
  await fill(bride(page), kone);
  await bride(page).getByLabel("Photo").setInputFiles(photo);
  await expect(bride(page).getByText("awa.png")).toBeVisible();
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();

  await page.reload();
  for (const [label, text] of Object.entries(kone))
    await expect(bride(page).getByRole("textbox", { name: label, exact: true })).toHaveValue(text);
  await expect(groom(page).getByText("KY", { exact: true })).toBeVisible();
  const shown = bride(page).locator("img");
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // The same again: the same sentence is shown again, and the photo stays.
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await expect(shown).toBeVisible();
  await page.getByRole("link", { name: /Suivant\s*En bref/ }).click();
  await expect(page).toHaveURL(notebook.summary);
});

test("every error is shown at its field, and nothing typed is lost", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  await fill(bride(page), { Nom: "", Prénoms: "", Email: "", "Contact 1": "" });
  await save(page);
  await expect(page.getByText(required)).toHaveCount(2);
  await expect(groom(page).getByRole("textbox", { name: "Nom", exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await fill(groom(page), { ...yao, Nom: "Yao 2", "Contact 1": "07 01" });
  await fill(bride(page), { ...kone, Email: "awa@exemple", "Contact 2": "12" });
  await save(page);
  const name = "Veuillez n’utiliser que des lettres et des espaces";
  const phone = "Veuillez entrer un numéro de téléphone valide (ex: +(225) 07 01 02 03 04)";
  await expect(groom(page).getByText(name)).toBeVisible();
  await expect(bride(page).getByText("Veuillez entrer une adresse email valide")).toBeVisible();
  await expect(groom(page).getByText(phone)).toBeVisible();
  await expect(bride(page).getByText(phone)).toBeVisible();
  await fill(groom(page), { Nom: "Yao" });
  await fill(bride(page), { Email: "awa@exemple.test" });

  const text = { name: "liste.txt", mimeType: "text/plain", buffer: Buffer.from("rien") };
  await groom(page).getByLabel("Photo").setInputFiles(text);
  await expect(groom(page).getByText("Veuillez sélectionner une image")).toBeVisible();
  const false_ = { name: "faux.png", mimeType: "image/png", buffer: Buffer.from("rien") };
  await groom(page).getByLabel("Photo").setInputFiles(false_);
  await fill(groom(page), { "Contact 1": "07 01 02 03 04" });
  await fill(bride(page), { "Contact 2": "" });
  await save(page);
  await expect(groom(page).getByText("Veuillez sélectionner une image")).toBeVisible();
  await expect(bride(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue("Koné");

  // What was typed is a draft of this device, until it is given up.
  await page.reload();
  await expect(bride(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue("Koné");
  await expect(groom(page).getByRole("textbox", { name: "Contact 1" })).toHaveValue(
    "07 01 02 03 04",
  );
  await page.getByRole("button", { name: "Effacer ce brouillon" }).click();
  await expect(groom(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue("");
});

test("a save that would overwrite another's is refused, compared, then made", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, notebook.couple);
  await fill(groom(page), yao);
  await fill(bride(page), kone);
  await saveElsewhere(page, person, "Kouadio");
  await save(page);
  const banner = page.getByText("Quelqu’un d’autre a modifié ces informations entre-temps.");
  await expect(banner).toBeInViewport();
  await expectAccessible(page, { isNew: true });
  await expect(groom(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(
    "Yao-N’Guessan",
  );

  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(groom(page).getByText("Enregistré entre-temps : Kouadio")).toBeVisible();
  await expect(groom(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(
    "Yao-N’Guessan",
  );
  await expectNoSidewaysScroll(page);
  await saveElsewhere(page, person, "Kouadio-Yao");
  await save(page);
  await expect(banner).toBeVisible();
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(groom(page).getByText("Enregistré entre-temps : Kouadio-Yao")).toBeVisible();
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await page.reload();
  await expect(groom(page).getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(
    "Yao-N’Guessan",
  );
});

test("a network that fails loses nothing of the form", async ({ page, request, context }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  await fill(groom(page), yao);
  await fill(bride(page), kone);
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText("Connexion impossible.")).toBeInViewport();
  await context.setOffline(false);
  await save(page);
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
});

test("the notebook stays closed until the address is proven", async ({ page, request }) => {
  const person = await registerCouple(request, { verified: false });
  await enter(page, person);
  for (const address of [
    notebook.couple,
    notebook.committee,
    notebook.summary.replace("en-bref", "planning-de-mariage"),
    notebook.guests,
    notebook.createGuests(person),
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Enregistrer" })).toHaveCount(0);
  }
  await expectAccessible(page);
});
