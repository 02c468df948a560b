import { type APIRequestContext, expect } from "@playwright/test";
import { caughtMessage, registerCouple, sessionCookieValue } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** Signs a couple in by cookie. */
async function signedIn(request: APIRequestContext) {
  const awa = await registerCouple(request);
  const answer = await request.post("/connexion", {
    form: { email: awa.email, password: awa.password },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  return awa;
}

test("a form sent twice acts once", async ({ request }) => {
  const awa = await signedIn(request);
  const close = () =>
    request.post("/fermeture-du-compte", { form: { password: awa.password }, maxRedirects: 0 });
  const answers = await Promise.all([close(), close()]);
  for (const answer of answers) expect(answer.status()).toBeLessThan(500);
  expect((await close()).headers().location).toMatch(/^\/connexion/);
});

test("a link with a token signs nobody in before they press", async ({ page, request }) => {
  const awa = await registerCouple(request);
  const first = await page.request.get(`/callback?api_token=${awa.token}`, { maxRedirects: 0 });
  expect([first.status(), first.headers().location]).toEqual([302, "/callback"]);
  expect(first.headers()["referrer-policy"]).toBe("no-referrer");
  await page.context().clearCookies();

  await page.goto(`/callback?api_token=${awa.token}`);
  await expect(page).toHaveURL(/:\d+\/callback$/);
  await expect(page.getByText(/Vous allez ouvrir le carnet de/)).toBeVisible();
  const session = async () =>
    (await page.context().cookies()).find(({ name }) => name === "jdj_session");
  expect(await session()).toBeUndefined();
  await page.getByRole("button", { name: "Ouvrir ce carnet" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText(`Vous êtes connecté avec ${awa.email}.`)).toBeVisible();
  const headers = { authorization: `Bearer ${awa.token}` };
  expect((await request.get("/api/v1/profile", { headers })).status()).toBe(401);
  const cookie = await session();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(60);
  const token: string = JSON.parse(atob(decodeURIComponent(cookie?.value ?? "")));
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [token, awa.token, awa.email]) expect(stored).not.toContain(secret);

  // Whoever has that account already is asked nothing.
  await page.goto(
    `/callback?api_token=${JSON.parse(atob(decodeURIComponent(cookie?.value ?? "")))}`,
  );
  await expect(page).toHaveURL(/:\d+\/$/);

  await page.context().clearCookies();
  for (const query of [
    `?api_token=${awa.token}`,
    "?api_token=",
    "",
    `?api_token=${"x".repeat(300)}`,
  ]) {
    await page.goto(`/callback${query}`);
    await expect(page).toHaveURL(/:\d+\/connexion$/);
  }
});

test("a link with a token asks before it changes the account", async ({ page, request }) => {
  const [awa, eve] = [await registerCouple(request), await registerCouple(request)];
  const url = `http://localhost:${process.env.E2E_PORT}`;
  await page
    .context()
    .addCookies([{ name: "jdj_session", value: sessionCookieValue(awa.token), url }]);
  const answer = await page.goto(`/callback?api_token=${eve.token}`);
  expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
  await expect(page.getByText(awa.email)).toBeVisible();
  await page.getByRole("button", { name: "Rester connecté avec ce compte" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const profile = (token: string) =>
    request.get("/api/v1/profile", { headers: { authorization: `Bearer ${token}` } });
  expect((await profile(awa.token)).status()).toBe(200);
  expect((await profile(eve.token)).status()).toBe(200);

  await page.goto(`/callback?api_token=${eve.token}`);
  await page.getByRole("button", { name: "Changer de compte" }).click();
  await expect(page.getByText(`Vous êtes connecté avec ${eve.email}.`)).toBeVisible();
  expect((await profile(awa.token)).status()).toBe(401);
});

test("pages behind sign-in are stored by no cache", async ({ request }) => {
  await signedIn(request);
  const page = await request.get("/infos-compte-de-mariage-cote-d-ivoire");
  expect(page.headers()["cache-control"]).toBe("private, no-store");
});

test("an old number at sign-in is offered in its form of today", async ({ page, request }) => {
  const number = `0707${String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0")}`;
  const form = {
    last_name: "Yao",
    given_names: "Koffi",
    civility: "Monsieur",
    phone_number_1: `+225${number}`,
    password: "demo",
    dob: "1990-02-03",
    event_type_id: 1,
    wedding_date: `${new Date().getFullYear() + 1}-05-20`,
    terms: true,
  };
  expect((await request.post("/api/v1/send-otp-web", { data: form })).status()).toBe(200);
  const { code } = await caughtMessage(request, `+225${number}`);
  const made = await request.post("/api/v1/register", { data: { ...form, code } });
  expect(made.status(), await made.text()).toBe(200);

  await page.goto("/connexion");
  await page.getByText("Téléphone", { exact: true }).click();
  await page.getByRole("textbox", { name: "Numéro de téléphone" }).fill(number.slice(2));
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("button", { name: /^Utiliser le \+225/ }).click();
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fiances$/);
});
