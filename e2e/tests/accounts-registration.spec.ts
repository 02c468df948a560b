import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";

const messages = {
  emailOrPhone: "Email ou téléphone requis",
  email: "Veuillez entrer une adresse email valide",
  phone: "Veuillez entrer un numéro de téléphone valide (ex: 07 01 02 03 04)",
  password: "Le mot de passe doit contenir au moins 3 caractères",
  civility: "Veuillez sélectionner une civilité",
  givenNames: "Veuillez entrer votre prénom",
  lastName: "Veuillez entrer votre nom",
  dob: "Vous devez avoir au moins 18 ans pour vous inscrire",
  eventType: "Veuillez sélectionner un type d'événement",
  eventDate: "Veuillez spécifier la période approximative de votre événement",
  terms: "Veuillez accepter les conditions générales d'utilisation",
};

const submit = (page: Page) => page.getByRole("button", { name: "S’inscrire" }).click();
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** A mobile number that no other test uses, as typed. */
function freshPhone(): string {
  const digits = Array.from({ length: 4 }, () => String(Math.floor(Math.random() * 90) + 10));
  return ["07", ...digits].join(" ");
}

/** Everything but the e-mail or phone number. */
async function fillOtherFields(page: Page) {
  await page.locator("[name=password]").fill("quatre mots sur un fil");
  await page.getByText("Mademoiselle", { exact: true }).click();
  await box(page, "Prénoms").fill("Awa Mireille");
  await box(page, "Nom").fill("N’Guessan-Kouadio");
  await box(page, "Date de naissance").fill("14/05/1996");
  await page.getByLabel("Type d’événement").selectOption({ label: "Mariage" });
  await page.getByText("Date approximative").click();
  await page.getByLabel("Période approximative : nombre").fill("18");
  await page.getByLabel("Période approximative : unité").selectOption({ label: "mois" });
  await page.getByLabel("J’accepte les conditions").check();
}

test("Awa registers by e-mail, after every mistake one can make", async ({ page, request }) => {
  await page.goto("/inscription?mode=email");
  await expect(page).toHaveTitle("Inscription | Joie du Jour");
  await expectAccessible(page);

  await submit(page);
  const { email: _, phone: __, ...whenEmpty } = messages;
  for (const message of Object.values(whenEmpty))
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(box(page, "Adresse email")).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await box(page, "Adresse email").fill("awa@exemple");
  await box(page, "Prénoms").fill("Awa");
  await box(page, "Date de naissance").fill("1/2/2015");
  await box(page, "Date de l’événement").fill("01/01/2050");
  await page.locator("[name=password]").fill("ab");
  await submit(page);
  await expect(page.getByText(messages.email)).toBeVisible();
  await expect(page.getByText(messages.password)).toBeVisible();
  await expect(page.getByText(messages.dob)).toBeVisible();
  await expect(page.getByText("entre aujourd’hui et dans 5 ans")).toBeVisible();
  await expect(box(page, "Adresse email")).toHaveValue("awa@exemple");
  await expect(box(page, "Prénoms")).toHaveValue("Awa");
  await expect(box(page, "Date de naissance")).toHaveValue("1/2/2015");
  await expect(page.locator("[name=password]")).toHaveValue("");

  await fillOtherFields(page);
  await expect(page.getByText("Solide")).toBeVisible();
  await expect(page.getByText(/^Environ le \d/)).toBeVisible();
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await expect(page.locator("[name=password]")).toHaveAttribute("type", "text");
  // What is typed stays through a reload, except the password, also while it is shown.
  await page.goto("/inscription?mode=email");
  await box(page, "Prénoms").fill("Awa Mireille");
  await page.locator("[name=password]").fill("quatre mots sur un fil");
  await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
  await page.getByText("Date approximative").click();
  await page.reload();
  await expect(page.getByText("Ce que vous aviez tapé a été repris.")).toBeVisible();
  await expect(box(page, "Prénoms")).toHaveValue("Awa Mireille");
  await expect(page.getByLabel("Période approximative : nombre")).toBeVisible();
  await expect(page.locator("[name=password]")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("quatre");

  await fillOtherFields(page);
  const email = freshEmail();
  await box(page, "Adresse email").fill(email);
  await page.getByLabel("Période approximative : nombre").fill("0");
  await submit(page);
  await expect(page.getByText(messages.eventDate)).toBeVisible();
  await expect(page.getByLabel("Période approximative : nombre")).toBeFocused();

  await fillOtherFields(page);
  await page.getByLabel("Je veux recevoir la Newsletter").check();
  await submit(page);
  await page.waitForURL(/\/en-bref$/);
  await expect(page.getByText("Bienvenue ! Consultez votre boîte mail")).toBeAttached();
  await expect(page.getByRole("dialog", { name: "Activation de compte" })).toBeVisible();
  const sentEmail = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "email-verification",
  );
  expect(sentEmail.links[0]).toContain("/activation-compte/");
  const asked = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "newsletter-confirmation",
  );
  expect(asked.links[0]).toContain("/newsletter/confirmation/");
  await page.goto("/inscription?mode=email");
  await expect(page).toHaveURL(/\/en-bref$/);
});

test("an address that has an account is answered like a new one, and its owner is notified", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await page.goto("/inscription?mode=email");
  await fillOtherFields(page);
  await box(page, "Adresse email").fill(awa.email);
  await submit(page);
  await page.waitForURL(/\/en-bref$/);
  const message = await caughtMessage(request, awa.email, ({ kind }) => kind === "email-attempted");
  expect(message.links[0]).toMatch(/\/connexion$/);
});

test("Awa registers by phone: a wrong code, then the one she received", async ({
  page,
  request,
}) => {
  const typed = freshPhone();
  await page.goto("/inscription?mode=telephone");
  await submit(page);
  await expect(page.getByText(messages.emailOrPhone)).toBeVisible();
  await box(page, "Numéro de téléphone").fill("07 01");
  await fillOtherFields(page);
  await submit(page);
  await expect(page.getByText(messages.phone)).toBeVisible();
  await expect(box(page, "Numéro de téléphone")).toHaveValue("07 01");
  await expect(page.getByText(/^Environ le \d/)).toBeVisible();

  await box(page, "Numéro de téléphone").fill(typed);
  // The password needs not be typed again, and is not in the page.
  await expect(page.getByText("Votre mot de passe est gardé")).toBeVisible();
  expect(await page.content()).not.toContain("quatre mots sur un fil");
  await submit(page);
  await expect(page.getByText("Code OTP envoyé ! Veuillez vérifier votre téléphone")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(02:00|01:5\d)$/);
  await expect(page.getByRole("button", { name: "Renvoyer un code" })).toBeHidden();
  await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).not.toContain("07");
  // Loaded again, the browser posts the form as it first was: the code that was sent is asked for.
  await page.reload();
  await expect(page.getByText("Le code déjà envoyé est encore valable")).toBeVisible();
  await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();

  const number = `+225${typed.replaceAll(" ", "")}`;
  const { code } = await caughtMessage(request, number, (item) => item.code !== null);
  const wrong = code === "000000" ? "111111" : "000000";
  // The character « a » is no digit: its box stays empty.
  await page.keyboard.type(`a${wrong}`);
  await expect(page.getByText("Ce code est incorrect ou a expiré")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^01:[0-5]\d$/);

  await page.keyboard.type(code ?? "");
  await page.waitForURL(/\/en-bref$/);
  await expect(page.getByText("Bienvenue ! Votre carnet est créé.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("n’est pas encore vérifiée")).toBeHidden();
});

test("two tabs each register somebody", async ({ page, request }) => {
  const other = await page.context().newPage();
  const tabs = [
    { tab: page, typed: freshPhone() },
    { tab: other, typed: freshPhone() },
  ];
  for (const { tab, typed } of tabs) {
    await tab.goto("/inscription?mode=telephone");
    await box(tab, "Numéro de téléphone").fill("07 01");
    await fillOtherFields(tab);
    await submit(tab);
    await expect(tab.getByText(messages.phone)).toBeVisible();
    await box(tab, "Numéro de téléphone").fill(typed);
    await submit(tab);
    await expect(tab.getByLabel("Chiffre 1 sur 6")).toBeFocused();
  }
  for (const { tab, typed } of tabs) {
    const to = `+225${typed.replaceAll(" ", "")}`;
    const { code } = await caughtMessage(request, to, (item) => item.code !== null);
    await tab.bringToFront();
    await tab.getByLabel("Chiffre 1 sur 6").fill(code ?? "");
    await tab.waitForURL(/\/en-bref$/);
  }
});

test("a browser that keeps no cookie reads why its code is not taken", async ({
  page,
  context,
}) => {
  await page.goto("/inscription?mode=telephone");
  await box(page, "Numéro de téléphone").fill(freshPhone());
  await fillOtherFields(page);
  await submit(page);
  await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();
  await context.clearCookies();
  await page.keyboard.type("000000");
  await expect(page.getByText("ou il refuse les cookies")).toBeVisible();
  await expect(box(page, "Nom")).toHaveValue("N’Guessan-Kouadio");
});

test("a code that is typed before the scripts have loaded is sent", async ({ page, request }) => {
  const typed = freshPhone();
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/code-field/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/inscription?mode=telephone");
  await box(page, "Numéro de téléphone").fill(typed);
  await fillOtherFields(page);
  await submit(page);
  await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();
  const to = `+225${typed.replaceAll(" ", "")}`;
  const { code } = await caughtMessage(request, to, (item) => item.code !== null);
  await page.keyboard.type(code ?? "");
  await expect(page.getByLabel("Chiffre 1 sur 6")).toHaveValue(code ?? "");
  released.resolve();
  await expect(page).toHaveURL(/\/en-bref$/);
});

test("another code is offered once the time is over, and what was typed can be changed", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/inscription?mode=telephone");
  await box(page, "Numéro de téléphone").fill(freshPhone());
  await fillOtherFields(page);
  await submit(page);
  // Once it counts, the script is there.
  await expect(page.getByRole("timer")).toHaveText(/^01:5\d$/);
  await page.clock.fastForward("02:01");
  await expect(page.getByRole("timer")).toBeHidden();
  // The browser's clock may be wrong: the server uses its own.
  await page.getByRole("button", { name: "Renvoyer un code" }).click();
  await expect(page.getByText("Votre code est encore valable")).toBeVisible();

  await page.getByRole("button", { name: "Modifier mes informations" }).click();
  await expect(box(page, "Nom")).toHaveValue("N’Guessan-Kouadio");
  await expect(page.getByRole("radio", { name: "Téléphone" })).toBeChecked();
  await expect(page.locator("[name=password]")).toHaveValue("");
  await box(page, "Nom").fill("Kouadio");
  await submit(page);
  await expect(page.getByText("Le code déjà envoyé est encore valable")).toBeVisible();
  await expectAccessible(page);

  // Five wrong codes, and another leaves at once.
  for (let each = 0; each < 5; each += 1) {
    // The script gives the focus: before it, digits would be lost.
    await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();
    await Promise.all([page.waitForEvent("load"), page.keyboard.type("000000")]);
  }
  await expect(page.getByText("Ce code a été essayé cinq fois")).toBeVisible();
  await expectAccessible(page);
  // Nothing brings a closed code back to life.
  await page.getByRole("button", { name: "Valider le code" }).click();
  await expect(page.getByText("Code valable encore")).toHaveCount(0);
  await page.getByRole("button", { name: "Renvoyer un code" }).click();
  await expect(page.getByText("Code OTP envoyé ! Veuillez vérifier votre téléphone")).toBeVisible();
});

test("the terms can be read before they are accepted", async ({ page }) => {
  await page.goto("/inscription?mode=email");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "conditions générales d’utilisation" }).click();
  const terms = await opened;
  await expect(terms.getByRole("heading", { level: 1 })).toHaveText(
    "Conditions générales d’utilisation",
  );
  await expectAccessible(terms);
  await expectNoSidewaysScroll(terms);
});
