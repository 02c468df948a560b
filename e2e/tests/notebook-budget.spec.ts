import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";

// Without its worker a browser caches nothing for use without a network: see notebook-offline.

const address = notebook.summary.replace("en-bref", "budgets");
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" }).click();
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** On a phone the categories and their lines are folded: a tap opens each. */
async function unfold(page: Page, category: string, ...lines: string[]) {
  if (!isPhone(page)) return;
  await page.getByRole("button", { name: category, exact: true }).click();
  for (const line of lines) await page.getByRole("button", { name: line }).click();
}

/** Saves the first line through the API, as somebody else would on another phone. */
async function saveElsewhere(page: Page, { token, eventId }: Person, real: number) {
  const headers = { authorization: `Bearer ${token}` };
  const groups = await (
    await page.request.get(`/api/v1/budgets-by-event/${eventId}`, { headers })
  ).json();
  const row = { event_id: eventId, budget_id: groups[1].children[0].id };
  const answer = await page.request.post("/api/v1/budgets/events", {
    headers,
    data: [{ ...row, min_amount: null, max_amount: null, real_amount: real }],
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test("sums are updated while typing, odd amounts show an error, and one save stores all", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await expect(page).toHaveTitle("Budget | Joie du Jour");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await unfold(page, "Mariage civil", "Pièces du dossier et timbres", "Frais de la mairie");
  await box(page, "Mini, Frais de la mairie").pressSequentially("41500");
  await expect(box(page, "Mini, Frais de la mairie")).toHaveValue("41\u00a0500");
  await box(page, "Max, Frais de la mairie").fill("30000");
  await expect(page.getByText("Le minimum dépasse le maximum")).toBeVisible();
  await box(page, "Max, Frais de la mairie").fill("50000");
  await expect(page.getByText("Le minimum dépasse le maximum")).toHaveCount(0);
  await box(page, "Réel, Frais de la mairie").fill("62000");
  await expect(page.getByText("Dépassé de 12\u00a0000\u00a0FCFA").first()).toBeVisible();
  await box(page, "Réel, Pièces du dossier et timbres").fill("1000000");
  await expect(page.locator("tfoot").getByText("1\u00a0062\u00a0000")).toBeVisible();
  const category = page.getByRole("row").filter({ has: page.locator("th[scope=rowgroup]") });
  await expect(category.filter({ hasText: "Mariage civil" }).locator("td")).toHaveText([
    "41\u00a0500",
    /^1\u00a0062\u00a0000/,
    "50\u00a0000",
  ]);
  await expect(category.filter({ hasText: "Dot et traditions" }).locator("td")).toHaveText([
    "0",
    "0",
    "0",
  ]);
  await expect(page.locator("tfoot")).toContainText("2 lignes modifiées");
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);

  await box(page, "Max, Pièces du dossier et timbres").fill("-5");
  const wrong = "Veuillez entrer un montant entier en FCFA, sans virgule ni signe";
  await expect(page.getByText(wrong)).toBeVisible();
  await save(page);
  await expect(page.getByText("Veuillez corriger les champs signalés.")).toBeVisible();
  await expect(box(page, "Max, Pièces du dossier et timbres")).toBeFocused();
  await box(page, "Max, Pièces du dossier et timbres").press("Escape");
  await expect(page.getByText(wrong)).toHaveCount(0);
  await save(page);
  await expect(
    page.getByRole("status").getByText("Informations enregistrées avec succès !"),
  ).toBeVisible();
  await expect(page.getByText("2 lignes modifiées")).toHaveCount(0);

  await page.reload();
  await expect(page.locator("tfoot").getByText("1\u00a0062\u00a0000")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Répartition du budget réel" })).toBeVisible();
  const waiting = page.waitForEvent("download");
  await page.getByLabel("Autres actions").click();
  await page.getByRole("link", { name: "Exporter en CSV" }).click();
  const csv = await readFile(await (await waiting).path(), "utf8");
  expect(csv).toContain("Mariage civil;Frais de la mairie;41500;62000;50000");
  expect(csv).toContain("Total général;;41500;1062000;50000");
  await page.getByRole("link", { name: /Suivant\s*Planning/ }).click();
  await expect(page).toHaveURL(/planning-de-mariage$/);
});

test("a phone folds the lines before any script has come", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Mariage civil", exact: true })).toBeVisible();
  await expect(box(page, "Mini, Frais de la mairie")).toBeHidden();
});

test("the keyboard goes through the boxes", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  await unfold(page, "Mariage civil", "Pièces du dossier et timbres", "Frais de la mairie");
  const first = box(page, "Mini, Pièces du dossier et timbres");
  await first.fill("5000");
  await first.press("Enter");
  await expect(box(page, "Mini, Frais de la mairie")).toBeFocused();
  await page.keyboard.type("700");
  await page.keyboard.press("ArrowRight");
  await expect(box(page, "Réel, Frais de la mairie")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box(page, "Réel, Pièces du dossier et timbres")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toHaveValue("");
  await expect(page.getByText("1 ligne modifiée")).toBeVisible();
  await page.getByRole("button", { name: "Mariage civil", exact: true }).click();
  await expect(first).toBeHidden();
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = "imprimé") }));
  await page.getByLabel("Autres actions").click();
  await page.getByRole("button", { name: "Imprimer" }).click();
  await expect(page).toHaveTitle("imprimé");
  await page.emulateMedia({ media: "print" });
  await expect(first).toBeVisible();
  const today = new Date().toLocaleDateString("fr", {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
  await expect(page.getByText(/^Imprimé le \d/)).toHaveText(new RegExp(today.replace(" ", "\\s")));
});

// `notebook-couple.spec.ts` stands for the comparison in `npm test`.
test("a save that would overwrite another's is refused, compared, then made", {
  tag: "@long",
}, async ({ page, request }) => {
  const person = await registerCouple(request);
  await enter(page, person);
  await open(page, address);
  await unfold(page, "Mariage civil", "Pièces du dossier et timbres");
  await box(page, "Réel, Pièces du dossier et timbres").fill("15000");
  await saveElsewhere(page, person, 9000);
  await save(page);
  await expect(
    page.getByText("Quelqu’un d’autre a modifié ces informations entre-temps."),
  ).toBeInViewport();
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText("Enregistré entre-temps : 9\u00a0000")).toBeVisible();
  await expect(box(page, "Réel, Pièces du dossier et timbres")).toHaveValue("15\u00a0000");
  await save(page);
  await expect(
    page.getByRole("status").getByText("Informations enregistrées avec succès !"),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator("tfoot").getByText("15\u00a0000")).toBeVisible();
});

test("the budget stays closed until the address is verified, and a lost network loses no value", async ({
  page,
  request,
  context,
}) => {
  await enter(page, await registerCouple(request, { verified: false }));
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Activation de compte" })).toBeVisible();
  expect((await page.request.get(`${address}/export.csv`)).status()).toBe(403);

  await enter(page, await registerCouple(request));
  await open(page, address);
  await unfold(page, "Mariage civil", "Pièces du dossier et timbres");
  await box(page, "Max, Pièces du dossier et timbres").fill("15000");
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText("Connexion impossible.")).toBeInViewport();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("1 ligne modifiée")).toBeVisible();
  await save(page);
  await expect(
    page.getByRole("status").getByText("Informations enregistrées avec succès !"),
  ).toBeVisible();
});
