import { type Browser, expect, type Page } from "@playwright/test";
import { enterAt, notebook } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, freshEmail, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** A page of another person's, in a browser of their own. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
    locale: "fr-FR",
  });
  return context.newPage();
}

test("somebody without an account makes one from the invitation, and comes back to it", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  const email = freshEmail("cousin");
  await request.post(`/api/v1/events/${awa.eventId}/invitations`, {
    headers: { authorization: `Bearer ${awa.token}` },
    data: { role: "reader", email },
  });
  const { links } = await caughtMessage(request, email);
  await page.goto(new URL(links[0] ?? "").pathname);
  await page.getByRole("link", { name: "Créer mon compte" }).click();
  await page.getByText("Email", { exact: true }).click();
  await page.getByRole("textbox", { name: "Adresse email", exact: true }).fill(email);
  await page.locator("[name=password]").fill("quatre mots sur un fil");
  await page.getByText("Monsieur", { exact: true }).click();
  await page.getByRole("textbox", { name: "Prénoms", exact: true }).fill("Yao");
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Brou");
  await page.getByRole("textbox", { name: "Date de naissance", exact: true }).fill("14/05/1990");
  await page.getByLabel("Type d’événement").selectOption({ label: "Mariage" });
  await page.getByText("Date approximative").click();
  await page.getByLabel("Période approximative : nombre").fill("18");
  await page.getByLabel("Période approximative : unité").selectOption({ label: "mois" });
  await page.getByLabel("J’accepte les conditions").check();
  await page.getByRole("button", { name: "S’inscrire" }).click();
  await page.getByRole("button", { name: "Accepter l’invitation" }).click();
  // The link of the invitation may have been passed on: the address itself is proven first.
  await expect(page.getByText("Confirmez que cette adresse est la vôtre")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const proof = await caughtMessage(request, email, ({ kind }) => kind === "email-verification");
  await page.goto(new URL(proof.links[0] ?? "").pathname);
  await expect(page.getByText("Compte activé avec succès")).toBeVisible();
  await page.goto(notebook.summary);
  await expect(page.getByText("Carnet partagé par Awa Kouassi")).toBeVisible();

  // A link works once.
  await page.goto(new URL(links[0] ?? "").pathname);
  await expect(page.getByText("Cette invitation n’est plus valable")).toBeVisible();
  await expectAccessible(page);
});

test("who has only the link of somebody else's invitation waits for Awa's answer", async ({
  page,
  browser,
  request,
}) => {
  const awa = await registerCouple(request);
  const email = freshEmail("tante");
  await request.post(`/api/v1/events/${awa.eventId}/invitations`, {
    headers: { authorization: `Bearer ${awa.token}` },
    data: { role: "treasurer", email },
  });
  const { links } = await caughtMessage(request, email);
  const link = new URL(links[0] ?? "").pathname;
  await enterAt(page, awa, notebook.summary);
  const theirs = await another(browser, page);
  await enterAt(theirs, await registerCouple(request), link);
  await expect(theirs.getByText("ta…@exemple.test")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Accepter l’invitation" })).toHaveCount(0);
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole("button", { name: "Demander à rejoindre" }).click();
  await expect(theirs.getByText("attend la réponse d’un propriétaire")).toBeVisible();
  await theirs.goto(notebook.summary);
  await expect(theirs.getByText("Carnet partagé par")).toHaveCount(0);

  await page.reload();
  await expect(page.getByText("Une personne demande à rejoindre ce carnet.")).toBeVisible();
  await page.getByRole("link", { name: "Répondre" }).click();
  await expect(page.getByRole("heading", { name: "Demandes à rejoindre" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Accepter Awa Kouassi" }).click();
  await expect(page.getByText("Cette personne partage maintenant le carnet.")).toBeVisible();
  await theirs.goto("/mes-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire");
  await expect(theirs.getByRole("main").getByText("Partagé par Awa Kouassi")).toBeVisible();
  await theirs.context().close();
});
