import { type Browser, expect, type Page } from "@playwright/test";
import { enterAt, notebook } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, caughtMessage, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";
import { share } from "../support/sharing.ts";

const page_ = (name: string) => notebook.summary.replace("en-bref", name);
const sharing = page_("partager-le-carnet");
const budget = page_("budgets");

/** A page of another person's, in a browser of their own. */
async function another(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: new URL(page.url()).origin,
    locale: "fr-FR",
  });
  return context.newPage();
}

/** On a phone the categories of the budget and their lines are folded. */
async function unfold(page: Page, line: string) {
  if ((page.viewportSize()?.width ?? 0) >= 768) return;
  await page.getByRole("button", { name: "Mariage civil", exact: true }).click();
  await page.getByRole("button", { name: line }).first().click();
}

test("Awa shares her notebook with her treasurer, who sees what their role allows", async ({
  page,
  browser,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 3);
  await enterAt(page, awa, sharing);
  await expect(page).toHaveTitle("Partager le carnet | Joie du Jour");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const press = () => page.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await press();
  await expect(
    page.getByText("Veuillez saisir une adresse email ou un numéro de téléphone"),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Adresse email" })).toBeFocused();

  const treasurer = await registerCouple(request);
  const address = treasurer.email;
  await page.getByText("Trésorerie :", { exact: false }).first().click();
  await page.getByRole("textbox", { name: "Adresse email" }).fill(address);
  await press();
  await expect(page.getByText("Invitation envoyée !")).toBeVisible();
  await expect(page.getByText("En attente")).toBeVisible();
  await expectAccessible(page, { isNew: true });

  // The link is opened on another device, by somebody who signs in there and comes back.
  const { links } = await caughtMessage(
    request,
    address,
    ({ kind }) => kind === "notebook-invitation",
  );
  const theirs = await another(browser, page);
  await theirs.goto(new URL(links[0] ?? "").pathname);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(
    "Awa Kouassi partage son carnet avec vous",
  );
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole("link", { name: "Se connecter" }).first().click();
  await theirs.getByLabel("Adresse email", { exact: false }).fill(treasurer.email);
  await theirs.getByLabel("Mot de passe", { exact: true }).fill(treasurer.password);
  await theirs.getByRole("button", { name: "Se connecter" }).click();
  await theirs.getByRole("button", { name: "Accepter l’invitation" }).click();
  await expect(theirs.getByText("Bienvenue dans ce carnet !")).toBeVisible();
  // A treasurer begins with what they keep.
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Budget");
  await expect(theirs.getByText("Carnet partagé par Awa Kouassi")).toBeVisible();
  await theirs.goto(page_("en-bref"));
  await expect(theirs.getByText("vous laisse lire cette page sans la changer")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Enregistrer" })).toHaveCount(0);
  await expectAccessible(theirs, { isNew: true });

  await theirs.goto(page_("fiances"));
  await expect(theirs.getByText("Ces contacts sont privés.").first()).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(page_("invites-pour-le-mariage"));
  await expect(theirs.getByText("Konan 0001").first()).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Ajouter", exact: true })).toHaveCount(0);
  await expect(theirs.getByRole("link", { name: "Importer" })).toHaveCount(0);
  await theirs.goto(page_("planning-de-mariage"));
  await expect(theirs.getByRole("checkbox").first()).toBeDisabled();
  await expectAccessible(theirs);
  await theirs.goto(page_("carte-d-invitation-mariage"));
  await expect(theirs.getByText("vous laisse lire cette page sans la changer")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Nouveau message" })).toHaveCount(0);
  await theirs.goto(page_("reponses-des-invites?vue=accueil"));
  await expect(theirs.getByRole("heading", { name: "Réponses des invités" })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "Réglages" })).toHaveCount(0);
  await theirs.context().close();
});

test("Awa makes a line private, changes a role, and ends the sharing", async ({
  page,
  browser,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 1);
  await page.goto("/connexion");
  const treasurer = await share(page, awa, "treasurer");
  const theirs = await another(browser, page);
  await enterAt(page, awa, budget);
  await enterAt(theirs, treasurer, sharing);

  // The treasurer may edit the budget, without Awa's private line.
  await unfold(page, "Frais de la mairie");
  const mark = page.getByRole("button", { name: "Ligne privée : Frais de la mairie" });
  await mark.click();
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  // The button is enabled again once the line is saved.
  await expect(mark).toBeEnabled();
  await page.reload();
  await unfold(page, "Frais de la mairie");
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await theirs.goto(budget);
  await unfold(theirs, "Pièces du dossier et timbres");
  await expect(theirs.getByRole("textbox", { name: "Réel, Frais de la mairie" })).toHaveCount(0);
  await theirs.getByRole("textbox", { name: "Réel, Pièces du dossier et timbres" }).fill("15000");
  await theirs.getByRole("button", { name: "Enregistrer" }).click();
  await expect(theirs.getByText("Informations enregistrées avec succès !")).toBeVisible();

  await theirs.goto("/mes-evenements-pour-organiser-son-mariage-et-evenement-en-cote-d-ivoire");
  await expect(theirs.getByRole("main").getByText("Partagé par Awa Kouassi")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(sharing);
  await expect(theirs.getByRole("heading", { name: "Qui peut quoi" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Envoyer l’invitation" })).toHaveCount(0);
  await expectAccessible(theirs);
  await expectNoSidewaysScroll(theirs);

  // Another role, then none: from the next page on.
  await page.goto(sharing);
  await page.getByLabel(/^Rôle d[e’]/).selectOption({ label: "Organisation" });
  await page.getByRole("button", { name: /^Changer le rôle d[e’]/ }).click();
  await expect(page.getByText("Rôle modifié.")).toBeVisible();
  await expectAccessible(page);
  await theirs.goto(page_("invites-pour-le-mariage"));
  await expect(theirs.getByRole("link", { name: "Ajouter", exact: true })).toBeVisible();
  await theirs.goto(budget);
  await unfold(theirs, "Pièces du dossier et timbres");
  const amount = theirs.getByRole("textbox", { name: "Réel, Pièces du dossier et timbres" });
  await amount.fill("18000");
  await page.getByText("Retirer").first().click();
  await page.getByRole("button", { name: "Oui, retirer" }).click();
  await expect(page.getByText("Cette personne n’a plus accès au carnet.")).toBeVisible();
  // The open tab is told at its next action, and keeps what was typed.
  await theirs.getByRole("button", { name: "Enregistrer" }).click();
  await expect(theirs.getByText("Votre accès à ce carnet a pris fin.")).toBeVisible();
  await expect(amount).toHaveValue(/^18.000$/);
  await theirs.goto(page_("invites-pour-le-mariage"));
  await expect(
    theirs.getByRole("heading", { name: "Votre accès à ce carnet a pris fin" }),
  ).toBeVisible();
  await expect(theirs.getByText("Carnet partagé par")).toHaveCount(0);
  await expect(theirs.getByText("Konan 0001")).toHaveCount(0);
  await expectAccessible(theirs);
  await expect(theirs.getByRole("button", { name: /^Ouvrir/ })).toBeVisible();
  await theirs.context().close();
});

// `notebook-couple.spec.ts` stands for the comparison in `npm test`.
test("two people who write at the same time never lose each other's changes", {
  tag: "@long",
}, async ({ page, browser, request }) => {
  const awa = await registerCouple(request);
  await page.goto("/connexion");
  const tante = await share(page, awa, "organiser");
  const theirs = await another(browser, page);
  await enterAt(page, awa, budget);
  await enterAt(theirs, tante, budget);
  const [first, second] = ["Pièces du dossier et timbres", "Frais de la mairie"];
  for (const one of [page, theirs]) await unfold(one, first);
  const box = (one: Page, line: string) => one.getByRole("textbox", { name: `Réel, ${line}` });
  const save = (one: Page) => one.getByRole("button", { name: "Enregistrer" }).click();
  const saved = "Informations enregistrées avec succès !";

  // On different lines both are stored.
  await box(page, first).fill("10000");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  if ((theirs.viewportSize()?.width ?? 0) < 768)
    await theirs.getByRole("button", { name: second }).first().click();
  await box(theirs, second).fill("20000");
  await save(theirs);
  await expect(theirs.getByText(saved)).toBeVisible();
  await expect(box(theirs, first)).toHaveValue("10\u00a0000");

  // On the same line the second gets a message, and what was typed stays.
  await page.reload();
  await unfold(page, first);
  await box(theirs, first).fill("33000");
  await box(page, first).fill("44000");
  await save(page);
  await expect(page.getByText(saved)).toBeVisible();
  await save(theirs);
  await expect(theirs.getByText("Quelqu’un d’autre a modifié ces informations")).toBeVisible();
  await expect(box(theirs, first)).toHaveValue("33\u00a0000");
  await expectAccessible(theirs);
  await page.reload();
  await unfold(page, first);
  await expect(box(page, first)).toHaveValue("44\u00a0000");
  await theirs.context().close();
});
