import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { untilCached } from "../support/offline.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, registerCouple } from "../support/people.ts";
import { photo } from "../support/pictures.ts";
import { budgetOf, feeBox, planningOf } from "../support/saved-lines.ts";

test.use({ serviceWorkers: "allow" });

const section = (name: string) => `${notebookPrefix}/${name}`;
const planning = section("planning-de-mariage");
const budget = section("budgets");
const ceremonies = section("dates-et-lieux-de-mariage");

test("the notebook is read without a network, and is never out of date with one", async ({
  page,
  context,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 3);
  await enter(page, awa);
  await open(page, budget);
  await untilCached(page);

  await context.setOffline(true);
  await page.goto(planning);
  await expect(page.getByRole("heading", { name: "Planning", level: 1 })).toBeVisible();
  await expect(
    page.getByText(/^Hors connexion, vu le \d\d\/\d\d\/\d{4} à \d\d:\d\d\.$/),
  ).toBeVisible();
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  for (const [address, heading] of [
    [notebook.summary, "En bref"],
    [notebook.couple, "Le couple"],
    [notebook.committee, "Comité restreint"],
    [section("dates-et-lieux-de-mariage"), "Dates et lieux"],
    [notebook.guests, "Liste des invités"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
  await expect(page.getByText("Konan 0002").first()).toBeVisible();

  // What the address of the cash book opens needs no network either.
  await page.goto(section("budgets/livre-de-caisse"));
  await page.getByRole("link", { name: "Échéancier" }).click();
  await expect(page.getByRole("heading", { name: "Payer en plusieurs fois" })).toBeVisible();
  await page.goto(notebook.guests);

  // The list is filtered, also at an address that was not opened before.
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("0003");
  const one = page.getByText("1 invité sur 3", { exact: true });
  await expect(one).toBeVisible();
  await page.reload();
  await expect(one).toBeVisible();
  await page.getByRole("link", { name: "Derniers ajoutés d’abord" }).click();
  await expect(page).toHaveURL(/recherche=0003&tri=ajout$/);
  await expect(one).toBeVisible();

  // A photo is seen once it is chosen, and after its form is queued, on pages that were not opened before.
  for (const [address, label] of [
    [notebook.committee, "Informations du PCO"],
    [notebook.couple, "Informations de la fiancée"],
  ] as const) {
    await open(page, address);
    const group = page.locator("details, section").filter({ hasText: label }).last();
    await group.getByLabel("Photo").setInputFiles(photo);
    await expect(group.locator("[data-file-preview] img")).toBeVisible();
  }
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await open(page, notebook.couple);
  const portrait = page.getByRole("region", { name: "Informations de la fiancée" }).locator("img");
  await expect(portrait).toHaveAttribute("src", /^blob:/);
  await open(page, notebook.guests);

  // Links work as they do with a network.
  await page.getByRole("link", { name: "Dates et lieux" }).last().click();
  await expect(page.getByRole("heading", { name: "Dates et lieux", level: 1 })).toBeVisible();

  // A page that is not cached shows so, with links to those that are.
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Vous êtes hors ligne" })).toBeVisible();
  await expect(page.getByText(/^Une modification est gardée sur cet appareil/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Mes invités" }).click();
  await expect(page.getByText("Konan 0002").first()).toBeVisible();

  // Somebody adds a guest meanwhile: with a network nothing old is shown.
  await request.post("/api/v1/guests-events-store", {
    headers: { authorization: `Bearer ${awa.token}` },
    data: [
      {
        event_id: awa.eventId,
        guest_id: 1,
        civility: "Monsieur",
        last_name: "Nouveau",
        given_names: "Venu",
        email: "venu@exemple.test",
        phone_number_1: "+(225) 05 09 09 09 09",
      },
    ],
  });
  await context.setOffline(false);
  await expect(page.getByText("Nouveau").first()).toBeVisible();
  await expect(page.getByText(/Hors connexion/)).toHaveCount(0);
  await page.goto(notebook.guests);
  await expect(page.getByText("Nouveau").first()).toBeVisible();
});

test("changes made without a network are sent when it is back", async ({
  page,
  context,
  request,
}) => {
  const awa = await registerCouple(request);
  const [guest] = await addGuests(request, awa, 3);
  await enter(page, awa);
  await open(page, planning);
  await untilCached(page);
  await context.setOffline(true);

  const box = page.locator("details[open] input[type=checkbox]").first();
  await box.check();
  await expect(page.getByText("En attente d’envoi")).toBeVisible();
  await page.goto(planning);
  await expect(box).toBeChecked();
  await expect(page.getByText(/Une modification sera envoyée/)).toBeVisible();

  await page.goto(budget);
  const amount = await feeBox(page);
  await amount.fill("41500");
  await page.getByRole("button", { name: /Enregistrer/ }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();

  await page.goto(notebook.guests);
  // Without a network the page of a guest is their form.
  await page
    .getByRole("rowheader", { name: guest?.last_name ?? "" })
    .getByRole("link")
    .click();
  await page.getByText("Pas encore confirmée").click();
  await page.getByRole("button", { name: "Modifier" }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await expect(page.getByText(/3 modifications seront envoyées/)).toBeVisible();
  await expectAccessible(page, { isNew: true });

  await page.goto(notebook.createGuests(awa));
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Zadi");
  await page.getByRole("textbox", { name: "Prénoms" }).fill("Chantal");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await page.goto(notebook.guests);
  const added = page.getByRole("region", { name: "En attente du réseau" });
  await expect(added).toContainText("1 invité ajouté hors connexion");
  await expect(added.getByRole("listitem")).toHaveText(["Chantal Zadi"]);

  // A ceremony whose form was never opened gets its date.
  await page.goto(ceremonies);
  await page.getByRole("link", { name: "Modifier Réception" }).click();
  await page.getByRole("checkbox", { name: "Statut : non prévu" }).click();
  await page.getByLabel("Heure").pressSequentially("1930");
  await page.getByRole("textbox", { name: /^Lieu/ }).fill("Palais de la Culture de Treichville");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible();
  await page.goto(notebook.guests);

  await context.setOffline(false);
  await expect(
    page.getByText("Ce que vous aviez modifié hors connexion est enregistré."),
  ).toBeVisible();
  await page.goto(ceremonies);
  await expect(page.getByRole("row", { name: /Réception/ })).toContainText("19:30");
  await page.goto(notebook.guests);
  const tasks = await planningOf(request, awa);
  expect(
    tasks.filter((task: { pivot: { status: number } | null }) => task.pivot?.status === 1),
  ).toHaveLength(1);
  const lines = await budgetOf(request, awa);
  expect(
    lines.map((line: { pivot: { real_amount: number } | null }) => line.pivot?.real_amount),
  ).toContain(41500);
  const stored = await request.get(`/api/v1/guests/events/${guest?.id}`, {
    headers: { authorization: `Bearer ${awa.token}` },
  });
  expect((await stored.json()).has_confirmed).toBe(1);
  await expect(page.getByRole("row", { name: /Zadi/ })).toBeVisible();
  await expect(added).toHaveCount(0);
});
