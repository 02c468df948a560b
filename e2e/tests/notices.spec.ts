import { at } from "@jdj/contract/paths/addresses";
import { expect, type Request } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterAt } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { inviteGuests } from "../support/responses.ts";
import { test } from "../support/shared-window.ts";

test("a guest answers: the bell counts, its page names them, and the kind is stopped", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const bell = page.getByRole("link", { name: /^Notifications( \d|$)/ }).first();
  await enterAt(page, couple, at("notices"));
  await expect(page.getByText("Rien de nouveau pour le moment.")).toBeVisible();
  await expect(bell).toHaveText("Notifications");
  await checkAndSave(page, "notices-empty");

  const invited = await inviteGuests(request, couple, 2);
  const answers = ["yes", "no"];
  for (const [index, { token }] of invited.entries())
    await request.post(`/api/v1/rsvp/${token}`, { data: { answer: answers[index] } });
  await page.goto(at("terms"));
  await expect(bell).toHaveText("Notifications2");
  await checkAndSave(page, "notices-bell");
  await bell.click();
  const line = page.getByRole("link", { name: /2 réponses : 1 oui, 1 non/ });
  await expect(line).toBeVisible();
  await checkAndSave(page, "notices-joined");
  await line.click();
  await expect(page).toHaveURL(new RegExp(`${at("responses")}$`));
  await page.goto(at("notices"));
  await expect(page.getByText("Tout est lu.")).toBeVisible();
  await expect(bell).toHaveText("Notifications");

  await page.getByRole("link", { name: "Réglages" }).click();
  await checkAndSave(page, "notices-choices");
  await page.getByLabel("Un invité vient par e-mail").selectOption("never");
  await page.getByLabel("Un invité vient sur le site").uncheck();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("status")).toContainText("Vos choix sont enregistrés.");
  await expect(page.getByLabel("Un invité vient par e-mail")).toHaveValue("never");
  await request.post(`/api/v1/rsvp/${invited[1]?.token}`, { data: { answer: "yes" } });
  await page.goto(at("notices"));
  await expect(bell).toHaveText("Notifications");
});

test("an answer is announced within five seconds on the page that its host has open", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const [one, other] = await inviteGuests(request, couple, 2);
  const listening = page.waitForRequest((asked) => asked.url().endsWith(at("realtime")));
  await enterAt(page, couple, at("guests"));
  const bell = page.getByRole("link", { name: /^Notifications/ }).first();
  await expect(bell).toHaveText("Notifications");
  await listening;
  await request.post(`/api/v1/rsvp/${one?.token}`, { data: { answer: "yes" } });
  await expect(bell).toHaveText("Notifications1", { timeout: 5000 });
  await savePicture(page, "notices-live");
  await request.post(`/api/v1/rsvp/${other?.token}`, { data: { answer: "no" } });
  await expect(bell).toHaveText("Notifications2", { timeout: 5000 });
});

test("without a network the bell asks for nothing, and is true again once it is back", async ({
  page,
  context,
  request,
}) => {
  const couple = await registerCouple(request);
  const [guest] = await inviteGuests(request, couple, 1);
  const isStream = (asked: Request) => asked.url().endsWith(at("realtime"));
  const listening = page.waitForRequest(isStream);
  await enterAt(page, couple, at("guests"));
  await listening;
  const retried: string[] = [];
  page.on("request", (asked) => isStream(asked) && retried.push(asked.url()));
  await context.setOffline(true);
  await request.post(`/api/v1/rsvp/${guest?.token}`, { data: { answer: "yes" } });
  // As when somebody comes back to the page; a browser retries a lost stream every three seconds.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.waitForTimeout(4000);
  expect(retried).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("link", { name: /^Notifications/ }).first()).toHaveText(
    "Notifications1",
  );
});

test("500 notices with long names are paged, and marked as read by one press", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const long = "Marie-Antoinette Ahou Amenan Kouadio-N’Guessan de la Grande Famille Réunie ";
  await query(
    `insert into notices (user_id, kind, title, text, path)
     select id, 'order', $2 || n, $3, '/mes-donnees' from users, generate_series(1, 500) n
     where email = $1 returning id`,
    [couple.email, long, `${long.repeat(4)} https://exemple.test/${"a".repeat(90)}`],
  );
  await enterAt(page, couple, at("notices"));
  await expect(page.getByText("500 non lues")).toBeVisible();
  await expect(page.getByRole("link", { name: "Notifications 99+" }).first()).toBeVisible();
  await checkAndSave(page, "notices-many");
  await page.getByRole("link", { name: "Page suivante" }).click();
  await expect(page.getByRole("link", { name: /Page 2/ })).toHaveAttribute("aria-current", "page");
  await page.goto(at("notices"));
  await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
  await expect(page.getByText("Tout est lu.")).toBeVisible();
});

test("a stranger is asked to sign in, and nobody opens the notice of another", async ({
  page,
  request,
}) => {
  await page.goto(at("notices"));
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  const [couple, other] = [await registerCouple(request), await registerCouple(request)];
  const [notice] = await query(
    `insert into notices (user_id, kind, title, path)
     select id, 'order', 'Votre commande', '/mes-donnees' from users where email = $1 returning id`,
    [couple.email],
  );
  await enterAt(page, other, at("notice", { id: notice?.id ?? 0 }));
  await expect(page.getByText("Cette notification n’existe plus.")).toBeVisible();
  await expect(page.getByText("Rien de nouveau pour le moment.")).toBeVisible();
});

test("the bell is in the head of the notebook, which stays one line of a phone", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  await query(
    `insert into notices (user_id, kind, title, path)
     select id, 'order', 'Votre commande', '/mes-donnees' from users, generate_series(1, 120)
     where email = $1 returning id`,
    [couple.email],
  );
  await enterAt(page, couple, at("planning"));
  const bell = page.getByRole("link", { name: "Notifications 99+" }).first();
  await expect(bell).toBeVisible();
  await checkAndSave(page, "notices-bell-notebook");
  const head = await page.locator("header").filter({ has: bell }).last().locator("> div").first();
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(48);
  await bell.click();
  await expect(page).toHaveURL(new RegExp(`${at("notices")}$`));
});

test("a link of a letter leads to its event, and the letter may be stopped", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const link = at("letterLink", { eventId: couple.eventId, section: "planning" });
  await page.goto(link);
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  await enterAt(page, couple, link);
  await expect(page).toHaveURL(new RegExp(`${at("planning")}$`));
  const book = at("letterLink", { eventId: couple.eventId, section: "caisse" });
  await page.goto(`${book}?paiement=12#paiement-12`);
  await expect(page).toHaveURL(new RegExp(`${at("cashBook")}\\?paiement=12#paiement-12$`));
  await page.goto(at("noticeChoices"));
  await page.getByLabel("La lettre du carnet par e-mail").selectOption("never");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("status")).toContainText("Vos choix sont enregistrés.");
  await expect(page.getByLabel("La lettre du carnet par e-mail")).toHaveValue("never");
  await page.goto("/dev/lettres/lettre-du-carnet");
  await savePicture(page, "notices-letter");
});
