import { expect, type Page } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";
import { photo } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const cards = (page: Page) => page.getByRole("listitem").filter({ hasText: "Sélectionner" });

test("a second event is created, after its errors are corrected", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.events);
  await expect(page).toHaveTitle("Mes événements | Joie du Jour");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByText("En cours")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Créer un événement" }).click();
  await expect(page).toHaveURL(notebook.createEvent);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Ce champ est requis")).toHaveCount(2);
  await expect(page.getByText("Veuillez spécifier la période approximative")).toBeVisible();
  await page.getByText("Date approximative").click();
  await page.getByLabel("Période approximative : nombre").fill("8");
  await page.getByLabel("Période approximative : unité").selectOption("mois");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel("Type d’événement").selectOption("Baptême");
  await box(page, "Titre").pressSequentially("Le baptême de notre petite Maya");
  await expect(box(page, "Titre")).toHaveValue("Le baptême de notre petite ");
  await expect(page.getByText("27 / 27")).toBeVisible();
  await box(page, "Description").fill("Dans la cour de Mémé");
  const picture = page.getByLabel("Image");
  const pdf = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  await picture.setInputFiles(pdf);
  await expect(page.getByText("Veuillez sélectionner une image").first()).toBeVisible();
  const heavy = { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(1_001_029) };
  await picture.setInputFiles(heavy);
  await expect(page.getByRole("alert").getByText("Image trop lourde !")).toBeVisible();
  await picture.setInputFiles(photo);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Événement créé avec succès !")).toBeVisible();
  await expect(page).toHaveURL(notebook.events);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText("En cours")).toHaveCount(1);
  const baptism = cards(page).filter({ hasText: "Le baptême de notre petite" });
  await expect(baptism.locator("img")).toBeVisible();
  await expect(baptism.getByText(/^Baptême/)).toBeVisible();
  await expect(baptism.getByText("Dans la cour de Mémé")).toBeVisible();
  await expect(baptism.getByText("vers le")).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("an event is changed in a dialog over the list, and another made current", async ({
  page,
  request,
}) => {
  const person = await registerCouple(request);
  const headers = { authorization: `Bearer ${person.token}` };
  const made = await request.post("/api/v1/events", {
    headers,
    multipart: { event_type_id: "1", name: "Nos dix ans", description: "Au bord de la lagune" },
  });
  const { data } = await made.json();
  const chosen = await request.put(`/api/v1/choose-event/${person.eventId}`, { headers });
  expect(chosen.status()).toBe(200);
  await enter(page, person);
  await open(page, notebook.events);

  await page.getByRole("link", { name: "Modifier Nos dix ans" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Modifier Nos dix ans" }).click();
  await dialog.getByRole("textbox", { name: "Titre" }).fill("");
  await dialog.getByRole("button", { name: "Modifier" }).click();
  await expect(dialog.getByText("Ce champ est requis")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Titre" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Titre" }).fill("Nos noces d’étain");
  await dialog.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText("Événement modifié avec succès !")).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Sélectionner Nos noces d’étain" }).click();
  await expect(page).toHaveURL(notebook.summary);
  await expect(page.getByText("Événement choisi avec succès !")).toBeVisible();
  await open(page, notebook.events);
  const current = cards(page).filter({ hasText: "En cours" });
  await expect(current).toHaveCount(1);
  await expect(current).toContainText("Nos noces d’étain");

  await open(page, notebook.editEvent(data.id));
  await expect(box(page, "Titre")).toHaveValue("Nos noces d’étain");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Cancelled, which every page of the notebook says, and reinstated by one press.
  await open(page, notebook.events);
  await cards(page).filter({ hasText: "En cours" }).getByText("Annuler la fête").click();
  await page.getByRole("button", { name: "Oui, la fête est annulée" }).click();
  await expect(page.getByText("Événement annulé.")).toBeVisible();
  await open(page, notebook.guests);
  await expect(page.getByRole("note")).toContainText("Fête annulée le");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(page.getByText("L’événement a de nouveau lieu.")).toBeVisible();
  await expect(page.getByText("Fête annulée le")).toHaveCount(0);

  // Archived and put back, deleted and restored.
  await open(page, notebook.events);
  await page.getByRole("button", { name: "Archiver Nos noces d’étain" }).click();
  await expect(page.getByText("Événement archivé.")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remettre dans ma liste" }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByText("Supprimer Nos noces d’étain").click();
  await page.getByRole("button", { name: "Oui, supprimer" }).click();
  await expect(page.getByText("Vous pouvez le reprendre pendant 30 jours.")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(page.getByText("Événement repris.")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);

  const other = await registerCouple(request);
  expect((await page.goto(notebook.editEvent(other.eventId)))?.status()).toBe(404);
});
