import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { stopClock } from "../support/clock.ts";
import { content } from "../support/content.ts";

const details = "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire";

// These pages store nothing of a visitor: one window serves most tests, with warm caches.
test.describe.configure({ mode: "default" });
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL ?? "" });
});
test.afterAll(() => page.close());

async function openCocody(page: Page, request: APIRequestContext) {
  const names: { id: number; town: string }[] = await (
    await request.get("/api/v1/towns-names")
  ).json();
  const id = names.find(({ town }) => town === "Cocody")?.id;
  await page.goto(`${details}/${id}`);
  return (await request.get(`/town-halls/${id}`)).json();
}

test("a town hall's page opens on its first picture and lists every contact channel", async ({
  request,
}) => {
  const hall = await openCocody(page, request);
  const onTop = hall.photos.find((photo: { on_top: boolean }) => photo.on_top).path;
  const main = page.getByRole("main");
  await expect(main.getByRole("img").first()).toHaveAttribute("src", onTop);
  const contact = main.getByRole("region", { name: "Contact" });
  await expect(contact).toContainText(hall.adress);
  await expect(contact.getByRole("link", { name: hall.email })).toHaveAttribute(
    "href",
    `mailto:${hall.email}`,
  );
  await expect(contact.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(contact.locator(`a[href="${hall.website_link}"]`)).toBeVisible();
  const generalities = main.getByRole("region", { name: "Généralités" });
  await expect(generalities.getByText("chaque phrase aura été relue")).toBeHidden();
  await generalities.getByText("Lire la suite").click();
  await expect(generalities.getByText("chaque phrase aura été relue")).toBeVisible();
  await expect(generalities.locator(`a[href="${hall.wiki_link}"]`)).toBeVisible();
  await expect(main).toContainText("indicative");
});

test("pictures of a town hall stand three across on a wide window, and go round at both ends", {
  tag: "@both",
}, async ({ request }) => {
  await openCocody(page, request);
  const pictures = page.getByRole("region", { name: "Images : Mairie de Cocody" });
  await pictures.scrollIntoViewIfNeeded();
  await pictures.getByRole("button", { name: "Arrêter le défilement" }).click();
  const [row, picture] = [
    await pictures.getByRole("list").boundingBox(),
    await pictures.getByRole("listitem").first().boundingBox(),
  ];
  const across = Math.round((row?.width ?? 0) / (picture?.width ?? 1));
  expect(across).toBe((page.viewportSize()?.width ?? 0) >= 1024 ? 3 : 1);
  const place = pictures.locator("[data-carousel-place]");
  const last = `${6 - across} / ${6 - across}`;
  await expect(async () => {
    // A press while the row still moves to its last place would go round at once.
    if ((await place.textContent()) !== last)
      await pictures.getByRole("button", { name: "Suivant" }).click();
    await expect(place).toHaveText(last, { timeout: 2_000 });
  }).toPass();
  await pictures.getByRole("button", { name: "Suivant" }).click();
  await expect(place).toHaveText(/^1 \//);
  await pictures.getByRole("button", { name: "Précédent" }).click();
  await expect(place).toHaveText(last);
});

test("the blog's row moves on every two seconds", async ({ page }) => {
  await stopClock(page);
  await page.goto("/");
  const row = page.getByRole("region", { name: "Articles du blog" });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(row.getByRole("button", { name: "Arrêter le défilement" })).toBeVisible();
  const place = row.locator("[data-carousel-place]");
  await expect(place).toHaveText(/^1 \//);
  await page.clock.runFor(2100);
  await expect(place).toHaveText(/^2 \//);
});

test("a toast disappears after ten seconds", async ({ page }) => {
  await stopClock(page);
  await page.goto("/blog");
  const sentEmail = page.getByRole("region", { name: "Des conseils, un e-mail à la fois" });
  await sentEmail.getByLabel("Adresse email").fill(`${crypto.randomUUID()}@exemple.test`);
  await sentEmail.getByText("Femme", { exact: true }).click();
  await sentEmail.getByLabel("J’accepte de recevoir la Newsletter").check();
  await sentEmail.getByRole("button", { name: "S’abonner" }).click();
  const toast = page.getByText("Votre demande a été prise en compte");
  await expect(toast).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(9000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toBeHidden();
});

test("sign-in leads to registration, a forgotten password and home", async () => {
  await page.goto("/connexion");
  for (const [name, href] of [
    ["Créer mon carnet", "/inscription"],
    ["Mot de passe oublié", "/mot-de-passe-oublie"],
    ["Retour à l’accueil", "/"],
    ["Continuer avec Facebook", /^\/connexion\/facebook\/depart/],
  ] as const)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  await page.getByText("Téléphone", { exact: true }).click();
  const countries = page.getByLabel("Indicatif du pays");
  await expect(countries).toHaveValue("225 Côte d’Ivoire");
  await expect(countries.locator("option", { hasText: "France" })).toHaveText(/^🇫🇷.\+33/u);
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("demo");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: /le mot de passe$/ }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a number is split into pairs of digits while typing", async () => {
  await page.goto("/inscription?mode=telephone");
  const number = page.getByRole("textbox", { name: "Numéro de téléphone" });
  await page.waitForLoadState("networkidle");
  await number.pressSequentially("0701020304");
  await expect(number).toHaveValue("07 01 02 03 04");
});

test("every page of the account and the notebook sends strangers to sign-in, a guest's do not", async ({
  request,
}) => {
  const notebook = notebookPrefix;
  for (const path of [
    "/infos-compte-de-mariage-cote-d-ivoire",
    "/modification-infos-compte-de-mariage-cote-d-ivoire",
    "/mes-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
    "/creer-des-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire",
    ...["fiances", "en-bref", "comite-restreint", "budgets", "planning-de-mariage"].map(
      (page) => `${notebook}/${page}`,
    ),
    `${notebook}/dates-et-lieux-de-mariage`,
    `${notebook}/modification-dates-et-lieux-de-mariage/1/1`,
    `${notebook}/invites-pour-le-mariage`,
    `${notebook}/creation-invites-pour-le-mariage/1`,
    `${notebook}/modification-invites-pour-le-mariage/1`,
    `${notebook}/importation-invites-pour-le-mariage/1`,
    `${notebook}/carte-d-invitation-mariage`,
    `${notebook}/nouvelle-carte-d-invitation-mariage`,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      302,
      `/connexion?retour=${encodeURIComponent(path)}`,
    ]);
  }
  for (const page of ["wedding-card", "confirmation-de-presence"]) {
    const answer = await request.get(`${notebook}/${page}/aaaaaaaaaaaaaaaaaaaaaa`, {
      maxRedirects: 0,
    });
    expect([page, answer.status()]).toEqual([page, 404]);
  }
});

test("the contact page, Joy Shop and the newsletter's block are as they are described", async () => {
  await page.goto(content.contact);
  const channels = page.getByRole("main").getByRole("list", { name: "Nous joindre" });
  await expect(channels.locator('a[href^="tel:"]')).toBeVisible();
  await expect(channels.locator('a[href^="mailto:"]')).toBeVisible();
  for (const { name, url } of (await (await page.request.get("/api/v1/site-links")).json())
    .networks)
    await expect(channels.getByRole("link", { name })).toHaveAttribute("href", url);
  await expect(channels.getByRole("link", { name: "Facebook" })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Des conseils, un e-mail à la fois" }),
  ).toBeVisible();

  await page.goto("/joy-shop");
  const main = page.getByRole("main");
  await expect(main.locator("ol").getByRole("heading")).toHaveText([
    "Demandez un compte",
    "Nous vérifions",
    "Activez votre compte",
    "Remplissez votre boutique",
    "Publiez et réglez l’abonnement",
  ]);
  await expect(main.getByRole("region", { name: "Le prix de l’abonnement" })).toContainText(
    /6\smois.*\d\sFCFA TTC/s,
  );
  await expect(main.locator('[data-store="android"]')).toHaveAttribute("href", /^http/);
  await expect(main.locator('[data-store="ios"]')).toHaveAttribute("href", /^http/);
  await expect(main.getByRole("link", { name: "Demander un compte" })).toHaveAttribute(
    "href",
    "/onboarding",
  );
});

test("an unknown address is a 404 page with a link home", async () => {
  const answer = await page.goto("/jamais-vue");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("La page demandée est introuvable ou inexistante !")).toBeVisible();
  await page.getByRole("link", { name: "Retour à l’accueil" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
