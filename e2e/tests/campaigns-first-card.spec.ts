import { expect, type Locator, type Page } from "@playwright/test";
import { cards, expectSound } from "../support/cards.ts";
import { enter } from "../support/notebook.ts";
import { type CaughtMessage, type Person, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const guestList = `/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire/invites-pour-le-mariage`;

/** 24 guests, the last two of whom have no number; one of these has an address. */
function pasted(unique: number) {
  const lines = Array.from(
    { length: 22 },
    (_, at) => `Adjoua Kouamé 07 ${String(unique % 100).padStart(2, "0")} 01 02 ${at + 10}`,
  );
  return [...lines, `Didier Bogui didier-${unique}@exemple.test`, "Marie Yao"].join("\n");
}

/** Pastes the guests and goes to their list. */
async function pasteGuests(page: Page, couple: Person): Promise<void> {
  await page.goto(guestList);
  await page.getByRole("link", { name: "Coller une liste" }).click();
  await page.getByLabel(/Un invité par ligne/).fill(pasted(couple.eventId));
  await page.getByRole("button", { name: "Lire la liste" }).click();
  await page.getByRole("button", { name: /^Enregistrer/ }).click();
  await page.waitForURL(/\/invites-pour-le-mariage$/);
}

function counted() {
  const counts = { taps: 0 };
  const tap = async (target: Locator) => {
    counts.taps += 1;
    await target.tap();
  };
  return { counts, tap };
}

const picture = (page: Page) => page.getByRole("img", { name: /^Votre carte/ });

test("the first card is one page: names, date, place and who gets it, then it leaves by SMS", async ({
  page,
  request,
}) => {
  test.slow();
  const { counts, tap } = counted();
  const couple = await registerCouple(request);
  await enter(page, couple);
  await pasteGuests(page, couple);

  await tap(page.getByRole("link", { name: "Inviter ces 24 invités" }));
  const groom = page.getByLabel("Prénoms du fiancé");
  await expect(groom).toBeVisible();
  await expect(page.getByLabel("Prénoms de la fiancée")).toHaveValue("Awa");
  // Nameless, it does not leave.
  await expect(page.getByText("Écrivez les prénoms du fiancé")).toBeVisible();
  const before = await picture(page).getAttribute("src");
  await groom.fill("Koffi");
  await page.getByLabel("Lieu").fill("Mairie de Cocody");
  await page.getByLabel("Lieu").blur();
  await expect(page.getByText("Enregistré dans votre carnet.")).toBeVisible();
  await expect(picture(page)).not.toHaveAttribute("src", before ?? "");
  await expect(page.getByText("Écrivez les prénoms du fiancé")).toBeHidden();

  await tap(page.getByRole("radio", { name: /^SMS/ }));
  await expect(page.getByText(/^22 recevront, 2 sans numéro/).first()).toBeVisible();
  const lacking = page.getByRole("listitem").filter({ hasText: "Didier Bogui" });
  await expect(lacking).toContainText("joignable par e-mail");
  await expectSound(page, { isNew: true });

  await tap(page.getByRole("button", { name: /^Aller au paiement/ }));
  await page.waitForURL(/paiement\//);
  await tap(page.getByRole("radio", { name: "Wave" }));
  await tap(page.getByRole("button", { name: /^Payer/ }));
  await page.waitForURL(/dev\/paiement/);
  await tap(page.getByRole("button", { name: "Payer", exact: true }));
  await page.waitForURL(/envoi-de-faire-part/);
  await expect(page.getByText("Envoyé avec succès")).toBeVisible({ timeout: 30_000 });

  const caught: CaughtMessage[] = await (await request.get("/dev/outbox.json")).json();
  const sms = caught.filter(
    ({ text }) => text.includes("Koffi & Awa") || text.includes("Awa & Koffi"),
  );
  expect(sms.length).toBeGreaterThanOrEqual(22);
  // One to the card, one for the channel, one to the payment; the company asks for three more.
  expect(counts.taps).toBeLessThanOrEqual(6);
});

test("who mends a number on the way comes back to the card, and nothing is lost", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  await enter(page, couple);
  await pasteGuests(page, couple);
  await page.getByRole("link", { name: "Inviter ces 24 invités" }).click();
  await page.getByLabel("Prénoms du fiancé").fill("Koffi");
  await page.getByLabel("Prénoms du fiancé").blur();
  await expect(page.getByText("Enregistré dans votre carnet.")).toBeVisible();
  await page.getByLabel("Objet du message").fill("Notre mariage");

  const marie = page.getByRole("listitem").filter({ hasText: "Marie Yao" });
  await marie.getByRole("link", { name: "Ajouter le numéro" }).click();
  await expect(page.getByRole("link", { name: "Retour à la carte" })).toBeVisible();
  const digits = String(couple.eventId).padStart(6, "0").slice(-6);
  await page.getByLabel("Téléphone", { exact: true }).fill(`0709${digits}`);
  await page.getByRole("button", { name: "Modifier", exact: true }).click();
  await page.waitForURL((url) => url.pathname === cards.wizard);
  await expect(page.getByText(/^23 recevront, 1 sans numéro/).first()).toBeVisible();
  await expect(page.getByText("23 invités").first()).toBeVisible();
  await expect(page.getByLabel("Prénoms du fiancé")).toHaveValue("Koffi");
  await expect(page.getByLabel("Objet du message")).toHaveValue("Notre mariage");
});
