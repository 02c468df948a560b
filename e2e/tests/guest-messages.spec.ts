import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import {
  addGuests,
  caughtMessage,
  caughtMessagesTo,
  registerNamedCouple,
} from "../support/people.ts";

const shots = process.env.E2E_SHOTS;
const shoot = async (page: Page, name: string) => {
  const width = page.viewportSize()?.width;
  if (shots)
    await page.screenshot({ path: `${shots}/message-${name}-${width}.png`, fullPage: true });
};

/** Says that some guests come. */
async function come(ids: readonly number[]) {
  await query("update guests set answer = 'yes', answered_at = now() where id = any($1)", [ids]);
}

const tomorrow = (time: string) =>
  `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test("hosts write to those who come, try it, send it and see its states @both", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  const guests = await addGuests(request, couple, 4);
  await come(guests.slice(0, 3).map(({ id }) => id));
  await query("update guests set email = null where id = $1", [guests[1]?.id]);
  await enter(page, couple);
  await open(page, at("guestMessages"));
  await expectNoSidewaysScroll(page);
  await shoot(page, "none");
  await page.getByRole("link", { name: "Écrire un message" }).click();

  // Refused at the field; nothing that was chosen is lost.
  await page.getByRole("checkbox", { name: /^Ils viennent/ }).check();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("Veuillez écrire votre message")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Ils viennent/ })).toBeChecked();

  // Counted while it is typed: by SMS with its segments and its price.
  await page.getByRole("radio", { name: /^SMS/ }).check();
  const text = page.getByRole("textbox", { name: /^Votre message/ });
  await text.fill("Bonjour ");
  await page.getByRole("button", { name: "[prénoms]" }).click();
  await text.press("End");
  await text.pressSequentially(", la réception change de salle : Grand Baobab.");
  await expect(page.getByText("3 invités · 1 SMS par invité au plus")).toBeVisible();
  await expect(page.getByText("À payer")).toBeVisible();
  await page.getByRole("radio", { name: /^E-mail/ }).check();
  await expect(page.getByText("2 sur 3 invités, gratuit")).toBeVisible();
  await page.getByLabel(/^Objet/).fill("Changement de salle");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shoot(page, "new");
  await page.getByRole("button", { name: "Continuer" }).click();

  await expect(page.getByRole("heading", { name: "2 invités par E-mail" })).toBeVisible();
  await page.getByText("1 invité sur 3 ne recevra rien").click();
  await expect(page.getByText("Pas d’adresse e-mail")).toBeVisible();
  await expect(page.getByText("Bonjour Élodie, la réception change")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shoot(page, "review");

  await page.getByRole("button", { name: "M’envoyer un essai" }).click();
  const trial = await caughtMessage(request, couple.email, ({ subject }) =>
    Boolean(subject?.includes("Changement de salle")),
  );
  expect(trial.text).toContain("Bonjour Awa, la réception change de salle");

  await page.getByRole("button", { name: "Envoyer maintenant" }).click();
  await expect(page.getByRole("heading", { name: "Message", exact: true })).toBeVisible();
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  await caughtMessage(request, `invite0001-${couple.eventId}@exemple.test`);
  expect(await caughtMessagesTo(request, `invite0004-${couple.eventId}@exemple.test`)).toEqual([]);
  await expect(page.getByRole("link", { name: /Ajouter l’adresse/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await shoot(page, "sent");

  // Once, also by the button of before.
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("button", { name: "Envoyer maintenant" })).toHaveCount(0);

  await open(page, at("guestMessages"));
  await expect(page.getByRole("link", { name: "Changement de salle" })).toBeVisible();
  await shoot(page, "list");
  await open(page, at("guest", { eventGuestId: guests[0]?.id ?? 0 }));
  await expect(page.getByRole("link", { name: "Message · E-mail" })).toBeVisible();
  await expect(page.getByText("Bonjour [prénoms], la réception change")).toBeVisible();
});

test("without a script a message by SMS is counted, planned by day, paid for and cancelled", async ({
  browser,
  request,
}, { project }) => {
  test.slow();
  const couple = await registerNamedCouple(request);
  await addGuests(request, couple, 2);
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await enter(page, couple);
  await page.goto(at("newGuestMessage"));
  await page.getByRole("radio", { name: /^SMS/ }).check();
  await page.getByRole("textbox", { name: /^Votre message/ }).fill("La salle a changé.");
  await page.getByRole("button", { name: "Recompter" }).click();
  await expect(page.getByText("2 invités · 1 SMS par invité")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Votre message/ })).toHaveValue(
    "La salle a changé.",
  );
  await page.getByRole("button", { name: "Continuer" }).click();

  await page.getByText("Prévoir l’envoi").click();
  await page.getByLabel("Jour et heure").fill(tomorrow("23:15"));
  await page.getByRole("button", { name: /prévoir$/i }).click();
  await expect(page.getByText("Entre 21 h et 7 h, aucun message")).toBeVisible();
  await expect(page.getByLabel("Jour et heure")).toHaveValue(tomorrow("23:15"));
  await page.getByLabel("Jour et heure").fill(tomorrow("10:30"));
  await page.getByRole("button", { name: /prévoir$/i }).click();
  await page.waitForURL(/\/paiement\//);
  await expect(page.getByRole("link", { name: "Retour au message" })).toBeVisible();
  await page.getByRole("radio", { name: "Wave" }).check();
  await page.getByRole("button", { name: "Payer" }).click();
  await page.waitForURL(/dev\/paiement/);
  await page.getByRole("button", { name: "Payer", exact: true }).click();
  await page.waitForURL(/envoi-de-faire-part/);
  // The page is not refreshed without a script, and the payment is recorded by a job.
  const planned = page.getByText("l’envoi part au jour que vous avez choisi");
  await expect
    .poll(async () => {
      await page.reload();
      return planned.count();
    })
    .toBe(1);
  await page.getByRole("link", { name: "Voir le détail de l’envoi" }).click();
  await expect(page.getByText("Prévu", { exact: true })).toBeVisible();
  await expect(page.getByText(/Qui se désinscrit d’ici là ne le reçoit pas/)).toBeVisible();
  await context.close();
});
