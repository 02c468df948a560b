import { expect, type Page } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { photo } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

const saved = "Opération réussie ! Informations enregistrées avec succès !";
// By its legend: looked for by role, each of the page's thousand options would be asked for its name.
const place = (page: Page, name: string) =>
  page
    .locator("fieldset")
    .filter({ has: page.locator(`legend:text-is("${name}")`) })
    .last();
const box = (page: Page, name: string, label: string) =>
  place(page, name).getByRole("textbox", { name: label, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
const pco = "Informations du PCO";

async function fill(page: Page, name: string, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await box(page, name, label).fill(text);
}

/** Saves the PCO through the API, as somebody else would on another phone. */
async function saveElsewhere(page: Page, { token, eventId }: Person, lastName: string) {
  const headers = { authorization: `Bearer ${token}` };
  const address = `/api/v1/restricted-committees-by-event/${eventId}`;
  const [first] = await (await page.request.get(address, { headers })).json();
  const answer = await page.request.post("/api/v1/restricted-committees/events", {
    headers,
    multipart: {
      event_id: String(eventId),
      restricted_committee_id: String(first.id),
      civility: "M",
      last_name: lastName,
      given_names: "Koffi",
      phone_number_1: "+225 07 01 02 03 04",
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("members are saved with a photo, found again and removed", async ({ page, request }) => {
  test.slow();
  await enter(page, await registerCouple(request));
  await open(page, notebook.committee);
  await expect(page).toHaveTitle("Comité restreint | Joie du Jour");
  await expect(page.getByText(pco).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await fill(page, pco, { Nom: "Yao-N’Guessan", Email: "pas une adresse" });
  await save(page);
  await expect(page.getByText("Ce champ est requis")).toHaveCount(3);
  await expect(place(page, pco).getByLabel("Civilité")).toBeFocused();
  await expectAccessible(page);
  await place(page, pco).getByLabel("Civilité").selectOption("Monsieur");
  await fill(page, pco, { Prénoms: "Koffi", Email: "", "Contact 1": "07 01 02 03 04" });
  const textFile = { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("a") };
  await place(page, pco).getByLabel("Photo").setInputFiles(textFile);
  await expect(page.getByText("Veuillez sélectionner une image")).toBeVisible();
  await place(page, pco).getByLabel("Photo").setInputFiles(photo);
  await page.getByText("Marraine", { exact: true }).first().click();
  await place(page, "Marraine").getByLabel("Civilité").selectOption("Madame");
  await fill(page, "Marraine", { Nom: "Koné", Prénoms: "Awa", "Contact 1": "05 01 02 03 04" });
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Koffi Yao-N’Guessan").first()).toBeVisible();
  await expect(page.getByText("Awa Koné").first()).toBeVisible();
  await expectAccessible(page);

  await open(page, notebook.committee);
  await page.getByText("Marraine", { exact: true }).first().click();
  await expect(box(page, "Marraine", "Contact 1")).toHaveValue("05 01 02 03 04");
  await page.getByRole("button", { name: "Retirer Awa Koné du comité" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Retirer Awa Koné");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("button", { name: "Retirer Awa Koné du comité" }).click();
  await question.getByRole("button", { name: "Oui, je le souhaite" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Awa Koné")).toHaveCount(0);
  await expect(page.getByText("Koffi Yao-N’Guessan").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

// `notebook-couple.spec.ts` stands for the comparison in `npm test`.
test("a member changed elsewhere is compared, and a draft outlives a reload", {
  tag: "@long",
}, async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await saveElsewhere(page, person, "Yao");
  await open(page, notebook.committee);
  await page.getByText(pco).first().click();
  await box(page, pco, "Prénoms").fill("Koffi Jean");
  await page.reload();
  await expect(page.getByText("Voici ce que vous aviez commencé à écrire")).toBeVisible();
  await expect(box(page, pco, "Prénoms")).toHaveValue("Koffi Jean");

  await saveElsewhere(page, person, "Yao-Konan");
  await save(page);
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText("Enregistré entre-temps : Yao-Konan")).toBeVisible();
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Koffi Jean Yao", { exact: true }).first()).toBeVisible();
});
