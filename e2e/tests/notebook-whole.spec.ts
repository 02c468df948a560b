import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, type Person, registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { planningOf } from "../support/saved-lines.ts";
import { test } from "../support/shared-window.ts";

const section = (name: string) => notebook.summary.replace("en-bref", name);
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();

/** Checks a page, and saves its picture. */
async function look(page: Page, name: string) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await savePicture(page, name);
}

async function register(page: Page): Promise<string> {
  const email = freshEmail("awa");
  await page.goto("/inscription?mode=email");
  await box(page, "Adresse email").fill(email);
  await page.locator("[name=password]").fill("quatre mots sur un fil");
  await page.getByText("Mademoiselle", { exact: true }).click();
  await box(page, "Prénoms").fill("Awa");
  await box(page, "Nom").fill("Koné");
  await box(page, "Date de naissance").fill("14/05/1996");
  await page.getByLabel("Type d’événement").selectOption({ label: "Mariage" });
  await box(page, "Date de l’événement").fill(`20/03/${new Date().getFullYear() + 1}`);
  await page.getByLabel("J’accepte les conditions").check();
  await page.getByRole("button", { name: "S’inscrire" }).click();
  await page.waitForURL(/\/en-bref$/);
  return email;
}

/** A sheet of 300 guests of all categories, half of them with a companion. */
function sheet(): Buffer {
  const names = ["N’Guessan", "Koné", "Yao-Kouadio", "Traoré", "Bamba", "Aka", "Ouattara"];
  const given = ["Éloïse", "Jean-Noël", "Maïmouna", "Koffi", "Aïcha", "Serge"];
  const lines = Array.from({ length: 300 }, (_, at) => {
    const category = at % 2 ? "Amis du fiancé" : "Voisins";
    const phone = `07${String(at).padStart(8, "0")}`;
    return `${at % 3 ? "Mme" : "M."};${category};${names[at % names.length]};${given[at % given.length]};invite${at}@exemple.test;${phone};`;
  });
  const headings = "Civilité;Catégorie;Nom;Prénoms;E-mail;Contact 1;Contact 2";
  return Buffer.from([headings, ...lines].join("\n"));
}

// Each section has its own test in `npm test`.
test("a wedding is planned from nothing to three hundred guests", {
  tag: "@long",
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const email = await register(page);
  const { links } = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "email-verification",
  );
  await page.goto(links[0] ?? "");
  await expect(page.getByText("Opération réussie ! Compte activé avec succès !")).toBeVisible();

  await open(page, notebook.couple);
  const both = {
    "Informations du fiancé": ["Yao", "Koffi Jean-Noël", "koffi@exemple.test", "07 01 02 03 04"],
    "Informations de la fiancée": ["Koné", "Awa", "awa@exemple.test", "05 01 02 03 05"],
  };
  for (const [name, texts] of Object.entries(both)) {
    const section = page.getByRole("region", { name });
    for (const [at, label] of ["Nom", "Prénoms", "Email", "Contact 1"].entries())
      await section.getByRole("textbox", { name: label, exact: true }).fill(texts[at] ?? "");
  }
  await save(page);
  await expect(page.getByText("Awa & Koffi").or(page.getByText("Koffi & Awa"))).toBeVisible();

  await open(page, notebook.summary);
  await page.getByRole("textbox", { name: /^Comment vous êtes-vous/ }).fill("Au marché");
  await page.getByRole("heading", { name: "Vos invités" }).click();
  await page.getByLabel("Nombre d'invités prévus").selectOption("300 - 400");
  await page.getByRole("heading", { name: "Votre style" }).click();
  await page.getByRole("radio", { name: "Indigo et or" }).check();
  await save(page);
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();

  await open(page, notebook.committee);
  const pco = page.getByRole("group", { name: "Informations du PCO", exact: true }).last();
  await pco.getByLabel("Civilité").selectOption("Monsieur");
  await pco.getByRole("textbox", { name: "Nom", exact: true }).fill("Kouassi");
  await pco.getByRole("textbox", { name: "Prénoms", exact: true }).fill("Aya");
  await pco.getByRole("textbox", { name: "Contact 1", exact: true }).fill("01 02 03 04 05");
  await save(page);
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();

  await open(page, section("budgets"));
  await page.getByRole("button", { name: "Mariage civil", exact: true }).click();
  await page.getByRole("button", { name: "Frais de la mairie" }).click();
  await box(page, "Mini, Frais de la mairie").fill("30000");
  await box(page, "Réel, Frais de la mairie").fill("41500");
  await box(page, "Max, Frais de la mairie").fill("50000");
  await save(page);
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();

  await open(page, section("planning-de-mariage?vue=themes"));
  for (const at of [0, 1, 2]) {
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("checkbox").nth(at).check();
    await answered;
  }

  await open(page, section("dates-et-lieux-de-mariage"));
  await page.getByRole("link", { name: "Modifier Réception" }).click();
  await page.getByRole("checkbox", { name: "Statut : non prévu" }).click();
  await page.getByLabel("Heure").pressSequentially("1930");
  await page.getByRole("textbox", { name: /^Lieu/ }).fill("Palais de la Culture de Treichville");
  await save(page);
  await expect(page.getByText("Informations enregistrées avec succès !")).toBeVisible();

  await open(page, notebook.guests);
  await expect(page.getByText("Aucun invité enregistré !")).toBeVisible();
  await page.getByRole("link", { name: "Importer" }).click();
  const file = { name: "invites.csv", mimeType: "text/csv", buffer: sheet() };
  await page.getByLabel("Liste d’invités").setInputFiles(file);
  await page.getByRole("button", { name: "Importer 300 invités" }).click();
  await expect(page).toHaveURL(notebook.guests);

  // Every page, in its final state.
  for (const [name, address, shown] of [
    ["couple", notebook.couple, /Koffi/],
    ["en-bref", notebook.summary, /Bonjour Awa/],
    ["comite", notebook.committee, /Kouassi/],
    ["budget", section("budgets"), /41\s500/],
    ["planning", section("planning-de-mariage?vue=themes"), /3 sur 7 faites/],
    ["dates", section("dates-et-lieux-de-mariage"), /au palais de la Culture de Treichville/],
    ["invites", notebook.guests, /300/],
    ["cartes", section("carte-d-invitation-mariage"), /Joy Cards/],
  ] as const) {
    await open(page, address);
    await expect(page.locator("#contenu, header").filter({ hasText: shown }).first()).toBeVisible();
    await look(page, name);
  }
  const woven = page.getByRole("progressbar", { name: "Votre carnet" });
  expect(Number(await woven.getAttribute("aria-valuenow"))).toBeGreaterThan(40);
});

test("a task is ticked without script", async ({ browser, request, baseURL }) => {
  const awa = await registerCouple(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await enter(page, awa);
  await page.goto(section("planning-de-mariage?vue=themes"));
  await page
    .getByRole("button", { name: /^C’est fait/ })
    .first()
    .click();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("button", { name: /^Encore à faire/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^Encore à faire/ }).click();
  await expect(page.getByRole("checkbox").first()).not.toBeChecked();

  const { length } = await planningOf(request, awa);
  expect(await page.getByRole("checkbox").count()).toBeLessThan(length);
  const folded = page.locator("details:not([open])").filter({ hasText: "sur" }).first();
  await folded.locator("summary").click();
  const link = page.getByRole("link", { name: "Afficher toutes les lignes" });
  await link.first().click();
  await expect(page.locator("input[type=checkbox]")).toHaveCount(length);
  await context.close();
});

/** Makes somebody's event one of a type that staff have just added. */
async function changeType({ eventId }: Person): Promise<number> {
  const code = `type-${crypto.randomUUID().slice(0, 8)}`;
  const insert = "insert into event_types (code, name, position) values ($1, $2, 90) returning id";
  const [type] = await query(insert, [code, "Remise de diplôme"]);
  await query("update events set event_type_id = $1 where id = $2", [type?.id, eventId]);
  return Number(type?.id);
}

test("a type of event without a template shows so on every page of it", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await changeType(awa);
  await enter(page, awa);
  const sentence = "Il n’y a pas de paramètre pour ce type d’événement";
  const addresses = ["fiances", "comite-restreint", "budgets", "planning-de-mariage"];
  for (const name of [...addresses, "dates-et-lieux-de-mariage", "en-bref"]) {
    const html = await (await page.request.get(section(name))).text();
    expect(html.replaceAll("&#x27;", "'"), name).toContain(sentence);
  }
  // The same component on each page: one is looked at.
  await open(page, section("planning-de-mariage"));
  await expect(page.getByText(sentence)).toBeVisible();
  await look(page, "sans-jeu");
});

test("a section that cannot be loaded shows an error in its place, and a button to retry", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  const type = await changeType(awa);
  await enter(page, awa);
  const insert = (table: string, columns: string, values: string) =>
    query(`insert into ${table} (${columns}) values (${values}) returning id`, [type]);

  // A question of an unknown type: the server cannot read it.
  const [group] = await insert(
    "summary_groups",
    "event_type_id, code, content, position",
    "$1, 'g', 'Questions', 0",
  );
  await query(
    "insert into summary_questions (group_id, code, content, type, position) values ($1, 'q', 'Quoi ?', 'oracle', 0)",
    [group?.id],
  );
  await open(page, notebook.summary);
  await expect(page.getByText("Erreur lors de la récupération des informations !")).toBeVisible();
  await look(page, "echec-en-bref");

  // An amount beyond what can be stored exactly.
  const [category] = await insert(
    "budget_groups",
    "event_type_id, code, content, position",
    "$1, 'g', 'Divers', 0",
  );
  const [line] = await query(
    "insert into budget_lines (group_id, code, content, position) values ($1, 'l', 'Salle', 0) returning id",
    [category?.id],
  );
  await query(
    "insert into event_budget_lines (event_id, line_id, min_amount_fcfa) values ($1, $2, 9007199254740993)",
    [awa.eventId, line?.id],
  );
  await open(page, section("budgets"));
  await expect(page.getByText("Erreur lors de la récupération des informations !")).toBeVisible();
  await look(page, "echec-budget");
  await query("update event_budget_lines set min_amount_fcfa = 5000 where event_id = $1", [
    awa.eventId,
  ]);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByText("Divers").first()).toBeVisible();
});
