import { type Browser, expect, type Page, type Route, test } from "@playwright/test";
import { enterAt } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { askCaterer, openCaterer, quoteRequestsPath } from "../support/quotes.ts";

/** Both sides of a new request, each with its conversation open in a browser of its own. */
async function bothSides(page: Page, browser: Browser): Promise<{ pro: Page }> {
  const awa = await registerCouple(page.request);
  const givenNames = `Awa ${crypto.randomUUID().slice(0, 6)}`;
  await enterAt(page, awa, quoteRequestsPath);
  const pro = await openCaterer(browser, page);
  await askCaterer(page, givenNames);
  await page.goto(quoteRequestsPath);
  await page.getByRole("link", { name: /Chez Tantie M…/ }).click();
  await pro.getByRole("link", { name: new RegExp(givenNames.slice(0, 13).trim()) }).click();
  await expect(pro.getByRole("heading", { name: givenNames })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Chez Tantie Mariam/ })).toBeVisible();
  return { pro };
}

const box = (page: Page) => page.getByRole("textbox", { name: "Votre message" });
const bubbles = (page: Page, text: string) =>
  page.locator("article ol li").filter({ hasText: text });
const offline = (page: Page) => page.getByText(/^Hors connexion\. Votre message partira/);

/** Everything that the router asks for data, answered as a gateway without a site. */
const dataOf = /\.data(\?|$)/;
const unavailable = (route: Route) =>
  route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service Unavailable</h1>" });

/** What one side does while the other writes to it. */
async function outlivesEverything(own: Page, other: Page, name: string): Promise<void> {
  // A failed load keeps the page and the draft, and is repeated until the site answers.
  await box(own).fill(`Brouillon ${name}`);
  for (const [kind, fail] of [
    ["503", unavailable],
    ["coupure", (route: Route) => route.abort()],
  ] as const) {
    await own.route(dataOf, fail);
    await box(other).fill(`Pendant ${kind} ${name}`);
    await other.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect(offline(own)).toBeVisible();
    await expect(box(own)).toHaveValue(`Brouillon ${name}`);
    await own.unroute(dataOf);
    await expect(bubbles(own, `Pendant ${kind} ${name}`)).toHaveCount(1);
    await expect(offline(own)).toBeHidden();
    await expect(box(own)).toHaveValue(`Brouillon ${name}`);
  }

  // Without a network a message and a file wait, and leave in their order.
  await own.context().setOffline(true);
  await expect(offline(own)).toBeVisible();
  await own.getByRole("button", { name: "Envoyer", exact: true }).dblclick();
  await own.locator('article input[type="file"]').setInputFiles({
    name: `plan-${name}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from("Dix-neuf tables de huit."),
  });
  await expect(bubbles(own, `Brouillon ${name}`)).toContainText("En attente");
  await expect(bubbles(own, `plan-${name}.txt`)).toBeVisible();
  if (process.env.E2E_SHOTS)
    await own.screenshot({ path: `${process.env.E2E_SHOTS}/chat-${name}.png` });
  await own.context().setOffline(false);
  await expect(bubbles(other, `plan-${name}.txt`)).toHaveCount(1);
  await expect(bubbles(other, `Brouillon ${name}`)).toHaveCount(1);
  await expect(own.getByText(/^(En attente|Envoi…|Envoyé)$/)).toHaveCount(0);

  // The answer is lost after the message was stored: it is sent again, and stored once.
  let lost = 0;
  await own.route(dataOf, async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await box(own).fill(`Une fois ${name}`);
  await own.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(own.getByText(/^(En attente|Envoi…|Envoyé)$/)).toHaveCount(0);
  expect(lost).toBe(1);
  await expect(bubbles(own, `Une fois ${name}`)).toHaveCount(1);
  await expect(bubbles(other, `Une fois ${name}`)).toHaveCount(1);
  await own.unroute(dataOf);

  // It did not leave before its page was closed: two tabs take it up, and it is stored once.
  await own.route(dataOf, unavailable);
  await box(own).fill(`Deux onglets ${name}`);
  await own.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(bubbles(own, `Deux onglets ${name}`)).toContainText("En attente");
  await box(own).fill(`Pas encore ${name}`);
  const tab = await own.context().newPage();
  await own.unroute(dataOf);
  await Promise.all([own.reload(), tab.goto(own.url())]);
  for (const one of [own, tab]) {
    await expect(bubbles(one, `Deux onglets ${name}`)).toHaveCount(1);
    await expect(one.getByText(/^(En attente|Envoi…|Envoyé)$/)).toHaveCount(0);
    await expect(box(one)).toHaveValue(`Pas encore ${name}`);
  }
  await expect(bubbles(other, `Deux onglets ${name}`)).toHaveCount(1);

  // A tab whose scripts come late gets what the other tab heard before them.
  const scripts: Route[] = [];
  let isHeld = true;
  await tab.route(/\.js(\?|$)/, (route) => {
    if (isHeld) scripts.push(route);
    else return route.continue();
  });
  await tab.reload({ waitUntil: "commit" });
  await expect(bubbles(tab, `Deux onglets ${name}`)).toHaveCount(1);
  await box(other).fill(`Avant le script ${name}`);
  await other.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(bubbles(own, `Avant le script ${name}`)).toHaveCount(1);
  isHeld = false;
  for (const route of scripts) await route.continue();
  await expect(bubbles(tab, `Avant le script ${name}`)).toHaveCount(1);
  await tab.close();
}

test("A conversation outlives a lost network on both sides, and each message arrives once", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { pro } = await bothSides(page, browser);
  await outlivesEverything(page, pro, "client");
  await outlivesEverything(pro, page, "prestataire");

  // The form of a quote is not lost with its page either.
  await pro.getByRole("button", { name: "Accepter la demande" }).click();
  await pro.getByText("Établir le devis").click();
  await pro.getByLabel("Prestation, ligne 1", { exact: true }).fill("Menu");
  await pro.route(dataOf, unavailable);
  await pro.getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(pro.getByText(/^Connexion impossible/)).toBeVisible();
  await expect(pro.getByLabel("Prestation, ligne 1", { exact: true })).toHaveValue("Menu");
  await pro.context().close();
});
