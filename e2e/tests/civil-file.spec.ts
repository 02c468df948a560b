import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Locator, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, enterAt, open } from "../support/notebook.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { share } from "../support/sharing.ts";
import { openConsole } from "../support/staff.ts";

const address = `${notebookPrefix}/dossier-de-mairie`;
const DAY_MS = 86_400_000;

/** A day so many days from today, as it is stored and as it is typed. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
const typed = (day: string) => day.split("-").reverse().join("/");

const marry = ({ eventId }: Person, day: string) =>
  query("update events set wedding_date = $2 where id = $1 returning id", [eventId, day]);

const formWith = (page: Page, name: string) =>
  page.locator("form", { has: page.getByRole("button", { name, exact: true }) });

/** The row of a paper of somebody. */
const paperOf = (page: Page, holder: string, name: string): Locator =>
  page.getByRole("region", { name: holder }).getByRole("listitem").filter({ hasText: name });

/** Presses an action of a paper: behind « ⋯ » on a phone. */
async function act(row: Locator, action: string): Promise<void> {
  const more = row.locator("summary");
  if (await more.isVisible()) await more.click();
  await row.getByRole("link", { name: new RegExp(`^${action}`) }).click();
}

/** Starts a file through the API. */
async function start(page: Page, { token, eventId }: Person): Promise<void> {
  const answer = await page.request.put(`/api/v1/civil-file/${eventId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { town_hall_name: "Mairie de Bonoua" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("a couple follows a civil file to complete @both", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await marry(awa, dayIn(100));
  await enter(page, awa);
  await open(page, `${notebookPrefix}/planning-de-mariage`);
  await page.getByRole("link", { name: "Dossier de mairie" }).click();
  await expect(page.getByRole("button", { name: "Commencer notre dossier" })).toBeVisible();
  await checkAndSave(page, "civil-file-empty");
  await page.getByLabel("Mairie du mariage").selectOption("Mairie de Cocody");
  await page.getByRole("button", { name: "Commencer notre dossier" }).click();
  await expect(page.getByText("À déposer au plus tard le")).toBeVisible();
  await expect(page.getByText("Liste habituelle, à vérifier auprès de la mairie.")).toBeVisible();
  await checkAndSave(page, "civil-file");

  // A paper without a date is had by one press.
  await paperOf(page, "La fiancée", "Photos")
    .getByRole("button", { name: /^Je l’ai/ })
    .click();
  await expect(paperOf(page, "La fiancée", "Photos").getByText("En main")).toBeVisible();

  // One of limited validity asks for its date; a day to come is refused, and nothing typed is lost.
  const birth = paperOf(page, "Le fiancé", "Extrait d’acte");
  await birth.getByRole("link", { name: /^Je l’ai/ }).click();
  const form = formWith(page, "Enregistrer");
  await expect(form.getByLabel("Où en est-elle")).toHaveValue("in-hand");
  await form.getByRole("textbox", { name: "Date d’établissement" }).fill(typed(dayIn(9)));
  await form.getByLabel("Qui s’en occupe").fill("Tantie Rose");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form.getByText("Cette date est à venir").first()).toBeVisible();
  await expect(form.getByLabel("Qui s’en occupe")).toHaveValue("Tantie Rose");
  await savePicture(page, "civil-file-refused");
  await form.getByRole("textbox", { name: "Date d’établissement" }).fill(typed(dayIn(-20)));
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(birth.getByText("Trop vieille", { exact: true })).toBeVisible();
  await expect(birth.getByText("Par Tantie Rose")).toBeVisible();
  await checkAndSave(page, "civil-file-too-old");

  // What does not concern them goes, what does comes, and so does a paper of their own.
  await act(paperOf(page, "Le fiancé", "Photos"), "Retirer");
  await page.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(paperOf(page, "Le fiancé", "Photos")).toHaveCount(0);
  await page.getByText(/^Si cela vous concerne/).click();
  await page.getByRole("button", { name: "Ajouter Contrat de mariage, Vous deux" }).click();
  await expect(paperOf(page, "Vous deux", "Contrat de mariage")).toBeVisible();
  await page.getByText("Ajouter une pièce à nous").click();
  const own = formWith(page, "Ajouter la pièce");
  await own.getByRole("textbox", { name: "Pièce" }).fill("Reçu de la salle");
  await own.getByLabel("Qui la fournit").selectOption("Vos témoins");
  await own.getByRole("button", { name: "Ajouter la pièce" }).click();
  await expect(paperOf(page, "Vos témoins", "Reçu de la salle")).toBeVisible();

  // The wedding moves nearer: the paper is valid again, the deadline follows.
  await marry(awa, dayIn(40));
  await open(page, address);
  await expect(birth.getByText("En main")).toBeVisible();
  await query("update civil_file_papers set state = 'in-hand' where event_id = $1 returning id", [
    awa.eventId,
  ]);
  await open(page, address);
  await page.getByRole("button", { name: "C’est déposé" }).click();
  await expect(page.getByText("Dépôt noté.")).toBeVisible();
  await expect(page.getByText(/^Déposé le/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Je l’ai/ })).toHaveCount(0);
  await savePicture(page, "civil-file-deposited");
});

test("a civil file is followed without script, and printed", async ({ page, browser, request }) => {
  const awa = await registerCouple(request);
  await marry(awa, dayIn(5));
  await start(page, awa);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: page.viewportSize(),
  });
  const bare = await plain.newPage();
  await enterAt(bare, awa, address);
  await expect(bare.getByText("Le délai est dépassé.")).toBeVisible();
  await savePicture(bare, "civil-file-passed");
  const birth = paperOf(bare, "La fiancée", "Extrait d’acte");
  await birth.getByRole("link", { name: /^Je l’ai/ }).click();
  await bare.getByRole("textbox", { name: "Date d’établissement" }).fill(typed(dayIn(-3)));
  await bare.getByRole("button", { name: "Enregistrer" }).click();
  await expect(birth.getByText("En main")).toBeVisible();
  await bare.getByText("Le régime matrimonial").click();
  await bare.getByLabel("Séparation de biens").check();
  await bare.getByRole("button", { name: "Noter notre choix" }).click();
  await bare.getByText("Le régime matrimonial").click();
  await expect(bare.getByLabel("Séparation de biens")).toBeChecked();
  await bare.getByRole("button", { name: /BURIDA$/ }).click();
  await expect(bare.getByRole("link", { name: /BURIDA$/ })).toBeVisible();
  await bare.emulateMedia({ media: "print" });
  await expect(bare.getByRole("button", { name: "C’est déposé" })).toBeHidden();
  await expect(birth.getByText("En main")).toBeVisible();
  await savePicture(bare, "civil-file-printed");
  await plain.close();
});

test("a reader of a notebook reads the civil file, and changes nothing", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await marry(awa, dayIn(100));
  await start(page, awa);
  const reader = await share(page, awa, "reader");
  await enterAt(page, reader, address);
  await expect(paperOf(page, "La fiancée", "Extrait d’acte")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Je l’ai|^C’est déposé|^Ajouter/ })).toHaveCount(
    0,
  );
  await expect(page.getByLabel("Séparation de biens")).toHaveCount(0);
});

test("staff give a town hall its own list of papers, which couples then follow @desktop", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const editor = await openConsole(browser, "editor", baseURL ?? "");
  await editor.goto("/console#/paper-lists/create");
  await editor.getByRole("combobox", { name: "Mairie" }).click();
  await editor.getByRole("option", { name: "Mairie de Songon" }).click();
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await editor.goto("/console#/paper-lists");
  await editor.getByRole("cell", { name: "Mairie de Songon" }).click();
  const name = editor.getByRole("textbox", { name: "Pièce", exact: false }).first();
  await expect(name).toHaveValue("Extrait d’acte de naissance");
  await name.fill("Extrait du registre");
  await editor.getByLabel("Source").first().fill("Guichet de l’état civil");
  await editor.getByLabel("Vérifiée le").first().fill("2026-11-20");
  await savePicture(editor, "console-paper-list");
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editor.getByText("Mairie de Songon")).toBeVisible();
  await editor.context().close();

  const awa = await registerCouple(request);
  await enter(page, awa);
  await open(page, address);
  await page.getByLabel("Mairie du mariage").selectOption("Mairie de Songon");
  await page.getByRole("button", { name: "Commencer notre dossier" }).click();
  const paper = paperOf(page, "La fiancée", "Extrait du registre");
  await expect(
    paper.getByText("Guichet de l’état civil, vérifié le 20 novembre 2026"),
  ).toBeVisible();
  await expect(page.getByText(/^Liste de la mairie de Songon/)).toBeVisible();
});
