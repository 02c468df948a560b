import { expect } from "@playwright/test";
import { content, fillContact, requestNewsletter } from "../support/content.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

const sent = "Votre message a été envoyé avec succès";

test("a message is sent, and the form is empty again", async ({ page }) => {
  await page.goto(content.contact);
  await fillContact(page, { email: freshEmail(), msg: "Bonjour 💐 <b>à tous</b>" });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("status")).toContainText(sent);
  await expect(page.locator('main [name="msg"]')).toHaveValue("");
  await expect(page.locator('main [name="name"]')).toHaveValue("");
});

test("an empty message is refused at every field, the first one focused", async ({ page }) => {
  await page.goto(content.contact);
  await page.getByRole("button", { name: "Envoyer" }).click();
  for (const text of [
    "Veuillez entrer votre nom",
    "Veuillez entrer votre adresse email",
    "Veuillez entrer vos deux numéros de téléphone",
    "Veuillez indiquer votre sexe",
    "Veuillez écrire votre message",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('main [name="name"]')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("an invalid number shows an error, and all typed values stay", async ({ page }) => {
  await page.goto(content.contact);
  await fillContact(page, { phone_2: "05 01", name: "x".repeat(121) });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Veuillez entrer deux numéros de téléphone valides")).toBeVisible();
  await expect(page.getByText("Ce champ ne peut dépasser 120 caractères")).toBeVisible();
  await expect(page.locator('main [name="phone_1"]')).toHaveValue("07 01 02 03 04");
  await expect(page.locator('main [name="msg"]')).toHaveValue("Bonjour, ouvrez-vous le samedi ?");
  await expect(page.getByRole("radio", { name: "Femme" }).first()).toBeChecked();
  await expectNoSidewaysScroll(page);
});

test("the newsletter is requested, confirmed from the e-mail, and unsubscribed in one press", async ({
  page,
  request,
}) => {
  const email = freshEmail("lectrice");
  await page.goto(content.questions);
  await requestNewsletter(page, email);
  await expect(page.getByRole("status")).toContainText("Votre demande a été prise en compte");
  await expect(page).toHaveURL(new RegExp(`${content.questions}$`));

  const sentEmail = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "newsletter-confirmation",
  );
  await page.goto(sentEmail.links[0] ?? "");
  await expect(page.getByRole("heading", { name: "Abonnement réussi" })).toBeVisible();
  await expect(page.getByRole("status")).toContainText(
    "Vous êtes maintenant abonné à notre Newsletter.",
  );
  await expectAccessible(page);

  const welcome = await caughtMessage(request, email, ({ kind }) => kind === "newsletter-welcome");
  await page.goto(welcome.links.find((link) => link.includes("/depart/")) ?? "");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Me désabonner" }).click();
  await expect(page.getByText("Vous ne recevrez plus notre Newsletter.")).toBeVisible();
});

test("a mailbox unsubscribes by its own POST, and a scanner that opens the link confirms nothing", async ({
  page,
  request,
}) => {
  const email = freshEmail("lectrice");
  await request.post("/api/v1/newsletter", { data: { email, sexe: "F" } });
  const sentEmail = await caughtMessage(
    request,
    email,
    ({ kind }) => kind === "newsletter-confirmation",
  );
  const link = sentEmail.links[0] ?? "";
  expect(await (await request.get(link)).text()).not.toContain("Abonnement réussi");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Abonnement réussi" })).toBeVisible();
  const welcome = await caughtMessage(request, email, ({ kind }) => kind === "newsletter-welcome");
  const leave = welcome.links.find((one) => one.includes("/depart/")) ?? "";
  const answer = await request.post(leave, { form: { "List-Unsubscribe": "One-Click" } });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Vous ne recevrez plus notre Newsletter.");
});

test("a newsletter form without consent or sex says so, and keeps the address", async ({
  page,
}) => {
  await page.goto("/blog");
  const block = page.getByRole("region", { name: "Des conseils, un e-mail à la fois" });
  await block.getByLabel("Adresse email").fill("lectrice@exemple.test");
  await block.getByRole("button", { name: "S’abonner" }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
  await expect(page.getByText("Veuillez indiquer votre sexe")).toBeVisible();
  await expect(page.getByText("Veuillez accepter de recevoir notre Newsletter")).toBeVisible();
  await expect(page.getByLabel("Adresse email")).toHaveValue("lectrice@exemple.test");
  await expectAccessible(page);
});

test("an unknown link confirms nothing", async ({ page }) => {
  await page.goto("/newsletter/confirmation/1.aaaaaaaaaaaaaaaaaaaaaaaa");
  await expect(page.getByRole("heading", { name: "Ce lien ne sert plus" })).toBeVisible();
  await expect(page.getByRole("link", { name: "S’abonner de nouveau" })).toBeVisible();
});

test("a vendor asks for an account; missing fields are shown first", async ({ page }) => {
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText("Veuillez entrer le nom de votre entreprise")).toBeVisible();
  await expect(page.getByText("Veuillez choisir votre activité")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Entreprise").fill("Les Saveurs de Tantie");
  await page.getByLabel("Votre nom").fill("Adjoua Konan");
  await page.locator('main [name="trade"]').selectOption("catering");
  await page.getByLabel("Ville ou commune").fill("Yopougon");
  await page.getByRole("textbox", { name: "Téléphone" }).fill("07 01 02 03 04");
  await page.locator('main [name="email"]').fill(freshEmail("saveurs"));
  await page.getByLabel("Présentez votre activité").fill("Cuisine ivoirienne 🍲");
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("status")).toContainText("a été envoyée avec succès");
  // It ends on a page that says what follows, also after a reload.
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "Votre demande est chez nous", level: 1 }),
  ).toBeVisible();
  await expect(page.getByText("sous deux jours ouvrés")).toBeVisible();
  await expect(page.getByLabel("Entreprise")).toBeHidden();
  await checkAndSave(page, "application-sent");
});

test("a robot that fills in the hidden box is thanked, and nothing else happens", async ({
  request,
}) => {
  const answer = await request.post(content.contact, {
    form: { site_web: "https://spam.test" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
});
