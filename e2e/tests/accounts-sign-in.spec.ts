import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { freshEmail, registerCouple, signIn } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const enter = (page: Page) => page.getByRole("button", { name: "Se connecter" }).click();
const password = (page: Page) => page.getByLabel("Mot de passe", { exact: true });
const email = (page: Page) => page.getByRole("textbox", { name: "Adresse email" });

test("every mistake at sign-in has its sentence", async ({ page }) => {
  await page.goto("/connexion");
  await expect(page).toHaveTitle("Connexion | Joie du Jour");
  await expectAccessible(page);
  await email(page).fill("awa");
  await password(page).fill("demo");
  await enter(page);
  await expect(page.getByText("Veuillez entrer une adresse email valide")).toBeVisible();
  await expect(email(page)).toHaveValue("awa");
  await expect(email(page)).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await email(page).fill(freshEmail("personne"));
  await password(page).fill("demo");
  await enter(page);
  const wrong = "Oups… L’adresse email ou le mot de passe est incorrect.";
  await expect(page.getByRole("alert")).toHaveText(wrong);

  await page.getByText("Téléphone", { exact: true }).click();
  await expect(email(page)).toBeHidden();
  await enter(page);
  await expect(page.getByText("Veuillez entrer un numéro de téléphone")).toBeVisible();
  await expect(page.getByText("Veuillez entrer votre mot de passe")).toBeVisible();
});

test("one comes back to the page that asked, and leaves it for no other site", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await page.goto(`${notebookPrefix}/en-bref?vue=1`);
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  await email(page).fill(awa.email);
  await password(page).fill(awa.password);
  await enter(page);
  await expect(page).toHaveURL(/\/en-bref\?vue=1$/);
  await expect(page.getByRole("link", { name: "Continuer : Les fiancés" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Signed in already, the page sends on at once, and never elsewhere.
  for (const trap of ["//exemple.test/x", "/\\exemple.test", "https://exemple.test/"]) {
    const answer = await page.request.get(`/connexion?retour=${encodeURIComponent(trap)}`, {
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([302, notebookPrefix]);
  }
});

test("an open redirect is refused at sign-in", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await signIn(page, awa, "//exemple.test/vol");
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/carnet-nuptial.*\/fiances$/);
});

test("a browser that refuses cookies is told so, and is not sent round for ever", async ({
  request,
  playwright,
  baseURL,
}) => {
  const awa = await registerCouple(request);
  const withoutCookies = await playwright.request.newContext({ baseURL });
  const form = { email: awa.email, password: awa.password };
  const goal = "/mes-donnees";
  const signedIn = await withoutCookies.post(`/connexion?retour=${goal}`, {
    form,
    maxRedirects: 0,
  });
  expect(signedIn.status()).toBe(302);
  const check = signedIn.headers().location ?? "";

  // The cookie came back: on to the page.
  const returned = await withoutCookies.get(check, { maxRedirects: 0 });
  expect([returned.status(), returned.headers().location]).toEqual([302, goal]);
  // It did not.
  const refused = await playwright.request.newContext({ baseURL });
  const answer = await refused.get(check, { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Votre navigateur refuse les cookies");
  // A browser known to store cookies goes straight on.
  await withoutCookies.post("/deconnexion", { form: {}, maxRedirects: 0 });
  const again = await withoutCookies.post(`/connexion?retour=${goal}`, { form, maxRedirects: 0 });
  expect(again.headers().location).toBe(goal);
});

test("a provider is told that this is not the place", async ({ page, request }) => {
  const address = freshEmail("traiteur");
  const made = await request.post("/api/v1/register", {
    data: {
      type: "provider",
      name: "Traiteur d’essai",
      last_name: "Bamba",
      given_names: "Issa",
      civility: "Monsieur",
      email: address,
      password: "demo",
      dob: "1980-01-01",
      event_type_id: 1,
      wedding_date: `${new Date().getFullYear() + 1}-01-01`,
      terms: true,
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  await page.goto("/connexion");
  await email(page).fill(address);
  await password(page).fill("demo");
  await enter(page);
  await expect(page.getByRole("alert")).toHaveText("Vous n'êtes pas un client");
  const cookies = await page.context().cookies();
  expect(cookies.some(({ name }) => name === "jdj_session")).toBe(false);
});

test("after ten wrong passwords the right one opens the notebook all the same", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  for (let attempt = 0; attempt < 10; attempt += 1)
    await request.post("/api/v1/login", { data: { email: awa.email, password: "faux" } });
  await page.goto("/connexion");
  await email(page).fill(awa.email);
  await password(page).fill(awa.password);
  await enter(page);
  await expect(page).toHaveURL(/\/fiances$/);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "jdj_device")).toMatchObject({ httpOnly: true });
});

test("a link signs nobody out, the button of the menu does", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await signIn(page, awa);
  await page.goto("/deconnexion");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Se déconnecter");
  await expectAccessible(page);
  await page.goto("/");
  await page.locator("header summary").click();
  await page.locator("header").getByRole("button", { name: "Déconnexion" }).click();
  await expect(page.getByText("Vous êtes déconnecté.")).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  const profile = await request.get("/api/v1/profile", {
    headers: { authorization: `Bearer ${awa.token}` },
  });
  expect(profile.status(), "the other session stays open").toBe(200);
  await page.goto(`${notebookPrefix}/en-bref`);
  await expect(page).toHaveURL(/\/connexion/);
});
