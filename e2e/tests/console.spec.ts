import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { groups } from "../../apps/console/src/menu/groups.ts";
import { mayStaff } from "../../packages/contract/src/call/staff-policy.ts";
import { contract } from "../../packages/contract/src/contract.ts";
import { lightCard, losePayment } from "../support/console.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { caughtMessage, caughtMessagesTo, freshEmail, registerCouple } from "../support/people.ts";
import { activateStaff, addStaff, approveNewestChange, openConsole } from "../support/staff.ts";

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
const [, guide = ""] = /## The staff console\n([\s\S]*?)\n## /.exec(readme) ?? [];

/** A name that the README gives, without its quotes. */
function named(name: string): string {
  expect(guide, `the README names « ${name} »`).toContain(`« ${name} »`);
  return name;
}

/** Opens a page of the console by its name in the menu, as the README says. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("link", { name: named(name), exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
}

async function choose(page: Page, label: RegExp | string, option: RegExp | string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).first().click();
}

/** Console messages of the browser that are errors, but not the refusals that the test provokes: 401 and 409. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/ (401|409) /.test(message.text()))
      errors.push(message.text());
  });
  return errors;
}

test("an admin runs the product by the README, each change seen at once by customers and in the log", async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const errors = watchErrors(page);
  const writer = freshEmail("adjoua");
  await request.post("/api/v1/chat-messages", {
    data: { name: "Adjoua Konan", email: writer, msg: "Ouvrez-vous le samedi ?" },
  });
  const couple = await registerCouple(request);
  const digits = String(Date.now()).slice(-8);
  const payment = await losePayment(request, couple, `01${digits}`);
  const { link } = addStaff("admin", baseURL ?? "");
  await activateStaff(page, link);
  await expect(page.getByText(/^Du .* en pointillé/)).toBeVisible();
  await expectAccessible(page);

  await openMenu(page, "Canaux et prix");
  await page.getByRole("cell", { name: /WhatsApp$/ }).click();
  await page.getByLabel(named("Nouveau prix")).fill("65");
  await page.getByRole("button", { name: named("Demander ce prix") }).click();
  await expect(page.getByText(/65\sFCFA au lieu de/)).toBeVisible();
  // The message fades in and out, and is judged at neither moment.
  await expect(page.getByText(/^Demandé : une deuxième/)).toBeHidden({ timeout: 15_000 });
  await approveNewestChange(baseURL ?? "");
  await page.reload();
  await expect(page.getByText("Prix : 65 FCFA")).toBeVisible();
  await expectAccessible(page);
  const channels: { id: number; selling_price: number }[] = await (
    await request.get("/api/v1/channels")
  ).json();
  expect(channels.find(({ id }) => id === 4)?.selling_price).toBe(65);

  const line = `Drone ${digits}`;
  await openMenu(page, "Lignes de budget");
  await page.getByRole("link", { name: named("Ajouter") }).click();
  await choose(page, /Catégorie/, /^Mariage/);
  await page.getByLabel(/^Ligne/).fill(line);
  const added = page.waitForResponse(
    (answer) =>
      answer.url().endsWith("/templates/budget-lines") && answer.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const { id: lineId }: { id: number } = await (await added).json();
  const headers = { authorization: `Bearer ${couple.token}` };
  const townHalls = async () => (await request.get("/api/v1/towns-names")).text();
  const budget = async () =>
    (await request.get(`/api/v1/budgets-by-event/${couple.eventId}`, { headers })).text();
  await expect.poll(budget).toContain(line);

  // Two people edit one line: the second sees both versions, and chooses.
  const read = page.waitForResponse((answer) => answer.url().endsWith(`/budget-lines/${lineId}`));
  await page.goto(`/console#/templates/budget-lines/${lineId}`);
  await read;
  await expect(page.getByLabel(/^Ligne/)).toHaveValue(line);
  const other = await page.evaluate(async (id) => {
    const path = `/api/v1/console/templates/budget-lines/${id}`;
    const headers = { "x-console": "1", "content-type": "application/json" };
    const row = await (await fetch(path, { headers })).json();
    const body = JSON.stringify({ ...row, name: `${row.name} de nuit` });
    return (await fetch(path, { method: "PUT", headers, body })).status;
  }, lineId);
  expect(other).toBe(200);
  await page.getByLabel(/^Ligne/).fill(`${line} du matin`);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const dialog = page.getByRole("dialog", { name: /modifié cet élément entre-temps/ });
  await expect(dialog).toContainText(`${line} de nuit`);
  await expect(dialog).toContainText(`${line} du matin`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Enregistrer ma saisie" }).click();
  await expect.poll(budget).toContain(`${line} du matin`);

  const design = `Lagune ${digits}`;
  await openMenu(page, "Modèles de cartes");
  await page.getByRole("link", { name: "Ajouter" }).click();
  await page.getByLabel(/^Nom/).fill(design);
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: named("Choisir une image") }).click();
  await (await chosen).setFiles(await lightCard(page));
  await expect(page.getByRole("button", { name: "Remplacer" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const designs = async () => (await request.get("/api/v1/designs", { headers })).text();
  await expect.poll(designs).toContain(design);

  // A code has no digits.
  const town = `Bassam ${digits.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  await openMenu(page, "Mairies");
  await page.getByRole("link", { name: named("Importer") }).click();
  const sheet = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: named("Choisir un fichier") }).click();
  await (await sheet).setFiles({
    name: "mairies.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`District;Longitude;Latitude;Commune\nAbidjan;-3,95;5,30;${town}\n`),
  });
  await expect(page.getByRole("row").filter({ hasText: town })).toContainText("Nouvelle");
  expect(await townHalls()).not.toContain(town);
  await page.getByRole("button", { name: "Importer 1 mairie" }).click();
  await expect.poll(townHalls).toContain(town);

  const contact = freshEmail("traiteur");
  await openMenu(page, "Boutiques");
  await page.getByRole("link", { name: "Ajouter" }).click();
  await page.getByLabel(/^Entreprise/).fill(`Saveurs ${digits}`);
  await choose(page, /Ce qu’elle propose/, /Traiteur/);
  await page.getByLabel(/^Nom du contact/).fill("Adjoua Konan");
  await page.getByLabel(/^Adresse e-mail/).fill(contact);
  await page.getByLabel(/^Téléphone/).fill("07 01 02 03 04");
  await choose(page, /Ville ou commune/, "Yopougon");
  await page.getByLabel(/^Présentation/).fill("Cuisine ivoirienne.");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(`Saveurs ${digits}`).first()).toBeVisible();
  const invitation = await caughtMessage(
    request,
    contact,
    ({ kind }) => kind === "shop-activation",
  );
  expect((await request.get(invitation.links[0] ?? "")).status()).toBe(200);

  await openMenu(page, "Messages");
  await page.getByRole("row").filter({ hasText: writer }).getByText("Adjoua Konan").click();
  await page.getByLabel("Votre réponse").fill("Oui, de 9 h à 13 h.");
  await page.getByRole("button", { name: named("Répondre par e-mail") }).click();
  await expect(page.getByText("Ama Brou,")).toBeVisible();
  await expect
    .poll(async () => (await caughtMessagesTo(request, writer))[0]?.text ?? "")
    .toContain("Oui, de 9 h à 13 h.");

  expect(await payment.readOrder()).not.toBe("paid");
  await openMenu(page, "Paiements");
  await page.getByLabel(/^Téléphone/).fill(`01 ${digits}`);
  // The one payment from that number.
  await expect(page.locator("tbody").getByRole("row")).toHaveCount(1);
  await page.getByRole("row").filter({ hasText: "Moov" }).click();
  await page.getByRole("button", { name: named("Interroger le service de paiement") }).click();
  await expect(page.getByText("Le service de paiement a répondu")).toBeVisible();
  await expect.poll(payment.readOrder).toBe("paid");

  await openMenu(page, "Journal");
  for (const action of [
    "Service de paiement interrogé",
    "Réponse à un message",
    "Prestataire créé",
    "Ligne de budget ajoutée",
    "Mairie ajoutée",
    "Modèle de carte ajouté",
  ])
    await expect(page.getByRole("cell", { name: action }).first()).toBeVisible();
  await page.getByRole("cell", { name: "Prix d’un canal fixé" }).first().click();
  await expect(page.getByRole("row", { name: /^Prix/ })).toContainText("65");
  expect(errors).toEqual([]);
});

interface Declared {
  "~orpc": {
    meta: { capability?: Parameters<typeof mayStaff>[1] };
    route: { method?: string; path?: string };
  };
}

/** Every call of the console, from the contract. */
function consoleCalls(node: object = contract.console): Declared["~orpc"][] {
  if ("~orpc" in node) return [(node as Declared)["~orpc"]];
  return Object.values(node).flatMap((child) => consoleCalls(child));
}

test("a support role is refused each of finance's calls, by page and by call", async ({
  page,
  baseURL,
}) => {
  const { link } = addStaff("support", baseURL ?? "");
  await activateStaff(page, link);
  const refused = consoleCalls()
    .filter(
      ({ meta: { capability } }) =>
        mayStaff("finance", capability) && !mayStaff("support", capability),
    )
    .map(({ route }) => ({
      method: route.method ?? "",
      path: (route.path ?? "").replace(/\{\w+\}/g, "1"),
    }));
  expect(refused.length).toBeGreaterThan(10);
  const answers = await page.evaluate(
    (calls) =>
      Promise.all(
        calls.map(async ({ method, path }) => {
          const { status } = await fetch(path, { method, headers: { "x-console": "1" } });
          return `${method} ${path} ${status}`;
        }),
      ),
    refused,
  );
  expect(answers).toEqual(refused.map(({ method, path }) => `${method} ${path} 403`));

  const hidden = groups
    .flatMap(({ resources }) => resources)
    .filter(
      ({ section }) =>
        mayStaff("finance", `${section}:read`) && !mayStaff("support", `${section}:read`),
    );
  expect(hidden.map(({ name }) => name)).toContain("payments");
  await page.getByRole("button", { name: /menu/i }).first().click();
  await expect(page.getByRole("link", { name: "Personnes", exact: true })).toBeVisible();
  for (const { name, label } of hidden) {
    await expect(page.getByRole("link", { name: label, exact: true })).toHaveCount(0);
    await page.goto(`/console#/${name}`);
    // The redirect comes after the session has been read: later it would replace the next page.
    await expect(page).toHaveURL(/#\/access-denied$/);
    await expect(page.getByText(/accès|autorisation|permission/i).first()).toBeVisible();
    await expect(page.getByRole("table")).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Tableau de bord" }).click();
  await expect(page.getByRole("heading", { name: "Inscriptions" })).toBeVisible();
  await expect(page.getByText("FCFA")).toHaveCount(0);
});

test("the menu beside a page is a list of links, in groups that fold @desktop", async ({
  browser,
  baseURL,
}) => {
  const admin = await openConsole(browser, "admin", baseURL ?? "");
  await admin.goto("/console#/orders");
  const menu = admin.getByRole("list", { name: "Rubriques" });
  await expect(menu.getByRole("link", { name: "Commandes", exact: true })).toBeVisible();
  await expectAccessible(admin, { isNew: true });
  await menu.getByRole("button", { name: "Ventes" }).click();
  await expect(menu.getByRole("link", { name: "Commandes", exact: true })).toHaveCount(0);
  await menu.getByRole("button", { name: "Ventes" }).click();
  await admin.context().close();
});

test("the rows of a list are cards on a phone, whose values have their labels @desktop", async ({
  browser,
  baseURL,
}) => {
  const support = await openConsole(browser, "support", baseURL ?? "");
  await support.setViewportSize({ width: 360, height: 740 });
  await support.goto("/console#/orders");
  const table = support.getByRole("region", { name: "Tableau de la liste" });
  await expect(table.getByRole("cell", { name: /^Client Awa/ }).first()).toBeVisible();
  await expectAccessible(support, { isNew: true });
  expect(await table.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await support.context().close();
});
