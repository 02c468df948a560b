import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple } from "../support/people.ts";

const shots = process.env.E2E_SHOTS;
const shoot = async (page: Page, name: string) => {
  const width = page.viewportSize()?.width;
  if (shots)
    await page.screenshot({ path: `${shots}/event-page-${name}-${width}.png`, fullPage: true });
};

const LONG =
  "Résidence hôtelière Saint-Jean-Baptiste-de-Yopougon-Niangon-Sud-à-Droite-du-Grand-Marché";

/** The most that a guest downloads, photos apart, in bytes. */
const PAGE_BYTES = 60_000;

test("hosts open their page with a password, and a guest reads it without script @both", async ({
  page,
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const own = `/api/v1/event-page-settings/${couple.eventId}`;
  const headers = { authorization: `Bearer ${couple.token}` };
  await enter(page, couple);
  await open(page, at("eventPage"));
  await expect(page.getByText("Fermée", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await shoot(page, "new");

  await page.getByLabel("Mot de bienvenue").fill("Bienvenue à tous\n<b>et à toutes</b>");
  await page.getByLabel("Tenue").fill("Pagne tissé, en vert et or");
  await page.getByLabel("Son téléphone").fill("0701020304");
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await expect(page.getByText("Écrivez qui répond à ce numéro")).toBeVisible();
  await expect(page.getByLabel("Tenue")).toHaveValue("Pagne tissé, en vert et or");
  await page.getByLabel("Qui répond aux questions").fill("Tante Rose");
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await expect(page.getByText("La page de la fête est à jour.")).toBeVisible();

  await page.getByRole("link", { name: "Ajouter un logement" }).click();
  await page.getByLabel("Site").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Écrivez le nom du logement")).toBeVisible();
  await expect(page.getByText("Collez une adresse de site")).toBeVisible();
  await page.getByLabel("Nom du logement").fill(LONG);
  await page.getByLabel("Adresse ou ville").fill("Bingerville");
  await page.getByLabel("Site").fill("residence-saint-jean.ci");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Le logement est sur la page.")).toBeVisible();
  await page.getByRole("link", { name: "Ajouter une question" }).click();
  await page.getByRole("textbox", { name: /^Question/ }).fill("Où se garer ?");
  await page.getByRole("textbox", { name: "Réponse" }).fill("Derrière la salle.");
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("La question est sur la page.")).toBeVisible();

  await page.getByText("Ceux qui ont le lien et un mot de passe").click();
  await page.getByLabel("Mot de passe", { exact: true }).fill("baobab");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect(page.getByText("La page de la fête est ouverte.")).toBeVisible();
  const link = await page.getByLabel(/^Lien/).inputValue();
  const address = new URL(link).pathname;
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=.*%2Ffete%2F/,
  );
  await expectNoSidewaysScroll(page);
  await shoot(page, "settings");

  const device = await browser.newContext({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const phone = await device.newPage();
  await phone.goto(address);
  await expect(phone.getByText("Bienvenue à tous")).toBeHidden();
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await shoot(phone, "locked");
  await phone.getByRole("textbox", { name: "Mot de passe" }).fill("acajou");
  await phone.getByRole("button", { name: "Ouvrir la page" }).click();
  await expect(phone.getByText("Ce n’est pas le mot de passe.")).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("textbox", { name: "Mot de passe" }).fill("baobab");
  await phone.getByRole("button", { name: "Ouvrir la page" }).click();
  await expect(phone).toHaveURL(address);
  // What looks like HTML is read as it was typed.
  await expect(phone.getByText("<b>et à toutes</b>")).toBeVisible();
  await expect(phone.getByRole("heading", { name: LONG })).toBeVisible();
  await expect(phone.getByRole("link", { name: "residence-saint-jean.ci" })).toHaveAttribute(
    "href",
    "https://residence-saint-jean.ci/",
  );
  await expect(phone.getByText("Derrière la salle.")).toBeVisible();
  await expect(phone.getByRole("link", { name: /07 01 02 03 04/ })).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await shoot(phone, "open");
  await phone.emulateMedia({ media: "print" });
  await expect(phone.getByRole("link", { name: "Retour à l’accueil" })).toBeHidden();
  await expect(phone.getByText("Derrière la salle.")).toBeVisible();
  await shoot(phone, "print");
  await phone.emulateMedia({ media: "screen" });

  // Another host saved meanwhile: what is typed stays, and theirs is shown.
  const { version } = await (await request.get(own, { headers })).json();
  const theirs = { welcome: "Soyez les bienvenus", dress_code: "", ceremonies: [], version };
  const shows = { shows_photo: true, shows_gift_list: true, shows_fabric: true };
  const saved = await request.put(own, { headers, data: { ...theirs, ...shows } });
  expect(saved.status()).toBe(200);
  await page.getByLabel("Mot de bienvenue").fill("Bonne arrivée");
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await page.getByRole("button", { name: "Comparer avec la mienne" }).click();
  await expect(page.getByText("Enregistré entre-temps\u00a0: Soyez les bienvenus")).toBeVisible();
  await expect(page.getByLabel("Mot de bienvenue")).toHaveValue("Bonne arrivée");
  await page.getByRole("button", { name: "Enregistrer" }).last().click();
  await expect(page.getByText("La page de la fête est à jour.")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("Bonne arrivée")).toBeVisible();

  // A changed password closes what the former one had opened.
  await page.getByLabel("Nouveau mot de passe").fill("fromager");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await expect(page.getByText("La page de la fête est ouverte.")).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("button", { name: "Ouvrir la page" })).toBeVisible();
  await expect(phone.getByText("Bonne arrivée")).toBeHidden();

  // A new link: the old one says that it leads nowhere.
  await page.getByText("Changer l’adresse").click();
  await page.getByLabel("Après /fete/").fill("Awa & Yann");
  await page.getByRole("button", { name: "Faire un nouveau lien" }).click();
  await expect(page.getByLabel(/^Lien/)).toHaveValue(/\/fete\/awa-et-yann-[0-9a-z]{12}$/);
  const former = await phone.goto(address);
  expect(former?.status()).toBe(410);
  await expect(phone.getByRole("heading", { name: "Ce lien a changé" })).toBeVisible();
  await shoot(phone, "moved");
  await device.close();
});

test("a public page is light, cached and renewed when the notebook changes", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const headers = { authorization: `Bearer ${couple.token}` };
  const own = `/api/v1/event-page-settings/${couple.eventId}`;
  const put = async (path: string, data: object) => {
    const { version } = await (await request.get(own, { headers })).json();
    const answer = await request.put(own + path, { headers, data: { version, ...data } });
    expect(answer.status()).toBe(200);
  };
  const say = (welcome: string) =>
    put("", {
      ...{ welcome, dress_code: "Pagne", ceremonies: [] },
      ...{ shows_photo: true, shows_gift_list: true, shows_fabric: true },
    });
  for (let count = 0; count < 20; count += 1)
    await request.post(`${own}/places`, { headers, data: { name: `${LONG} ${count}` } });
  for (let count = 0; count < 30; count += 1) {
    const data = { question: `${LONG} ${count}`, answer: "Oui. ".repeat(100) };
    await request.post(`${own}/questions`, { headers, data });
  }
  await say("Bienvenue");
  await put("/visibility", { visibility: "public" });
  const { path } = await (await request.get(own, { headers })).json();

  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  let bytes = 0;
  devtools.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByText("Bienvenue")).toBeVisible();
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(PAGE_BYTES);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const again = await page.request.get(path);
  expect(again.headers()["cache-control"]).toBe("public, no-cache");
  expect(await (await request.get("/sitemap.xml")).text()).toContain(path);

  await say("Soyez les bienvenus");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Soyez les bienvenus")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await put("/visibility", { visibility: "off" });
  await expect(async () => {
    expect((await page.goto(path))?.status()).toBe(404);
  }).toPass();
  await context.close();
});
