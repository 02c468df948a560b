import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { caughtMessage, caughtMessagesTo } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** Counts presses on buttons, links, choices and menus, and the addresses that were seen. */
function counted(page: Page) {
  const counts = { taps: 0, screens: 0 };
  let last = "";
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === last) return;
    last = pathname;
    counts.screens += 1;
  });
  const tap = async (target: Locator) => {
    counts.taps += 1;
    await target.tap();
  };
  return { counts, tap };
}

/** 24 guests as copied from a chat: a name, a number and an address a line. */
function guestList(unique: string) {
  return Array.from({ length: 24 }, (_, at) => ({
    line: `${at + 1}. Adjoua Kouamé 07 07 01 02 ${String(at + 10)} adjoua${at}-${unique}@exemple.test`,
    email: `adjoua${at}-${unique}@exemple.test`,
  }));
}

type Evening = ReturnType<typeof counted> & { page: Page; request: APIRequestContext };

/** Awa registers by phone, up to the first page of her notebook. */
async function register({ page, request, counts, tap }: Evening): Promise<void> {
  const box = (name: string) => page.getByRole("textbox", { name, exact: true });
  const digits = Array.from({ length: 4 }, () => String(Math.floor(Math.random() * 90) + 10));
  await page.goto("/inscription");
  await box("Numéro de téléphone").fill(["07", ...digits].join(" "));
  await page.locator("[name=password]").fill("quatre mots sur un fil");
  await tap(page.getByText("Mademoiselle", { exact: true }));
  await box("Prénoms").fill("Awa");
  await box("Nom").fill("Kouassi");
  await box("Date de naissance").fill("14/05/1996");
  // A menu takes two: opened, and chosen from.
  counts.taps += 2;
  await page.getByLabel("Type d’événement").selectOption({ label: "Mariage" });
  await box("Date de l’événement").fill(`27/03/${new Date().getFullYear() + 1}`);
  await tap(page.getByLabel("J’accepte les conditions"));
  await tap(page.getByRole("button", { name: "S’inscrire" }));
  await expect(page.getByLabel("Chiffre 1 sur 6")).toBeFocused();
  const { code } = await caughtMessage(
    request,
    `+22507${digits.join("")}`,
    (item) => item.code !== null,
  );
  // The keyboard offers the code of an SMS: one tap fills it in, and it is sent by itself.
  counts.taps += 1;
  await page.keyboard.type(code ?? "");
  await page.waitForURL(/\/en-bref$/);
}

/** The guests are pasted from a chat, up to their list. */
async function pasteGuests({ page, tap }: Evening, guests: { line: string }[]): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Carnet" });
  await tap(tabs.getByRole("link", { name: "Invités" }));
  await tap(page.getByRole("link", { name: "Coller une liste" }));
  await page.getByLabel(/Un invité par ligne/).fill(guests.map(({ line }) => line).join("\n"));
  await tap(page.getByRole("button", { name: "Lire la liste" }));
  await expect(page.getByText("24 invités lus")).toBeVisible();
  await tap(page.getByRole("button", { name: /^Enregistrer/ }));
  await page.waitForURL(/\/invites-pour-le-mariage$/);
}

test("from registration by phone to 24 sent cards there are 20 taps and 8 screens at most", async ({
  page,
  request,
}) => {
  const evening = { page, request, ...counted(page) };
  const { counts, tap } = evening;
  const guests = guestList(crypto.randomUUID().slice(0, 8));
  await register(evening);

  await tap(page.getByRole("link", { name: /^Continuer/ }));
  await page.waitForURL(/\/fiances$/);
  // Awa's own half is filled in from her account.
  const groom = page.getByRole("region", { name: "Informations du fiancé", exact: true });
  await groom.getByRole("textbox", { name: "Nom", exact: true }).fill("Aka");
  await groom.getByRole("textbox", { name: "Prénoms", exact: true }).fill("Koffi");
  await tap(page.getByRole("button", { name: "Enregistrer" }));
  await expect(page.getByText("Informations enregistrées avec succès")).toBeVisible();

  await pasteGuests(evening, guests);

  await tap(page.getByRole("link", { name: "Inviter ces 24 invités" }));
  await expect(page.getByText("24 invités").first()).toBeVisible();
  await page.getByLabel("Objet du message").fill("Notre mariage");
  await tap(page.getByRole("button", { name: "Envoyer", exact: true }));
  await page.waitForURL(/carte-d-invitation-mariage\/\d+$/);
  await expect(page.getByRole("definition").first()).toHaveText("24");

  const boxes = await Promise.all(guests.map(({ email }) => caughtMessagesTo(request, email)));
  expect(boxes.flat().filter(({ kind }) => kind === "card")).toHaveLength(24);
  expect(counts.taps).toBeLessThanOrEqual(20);
  expect(counts.screens).toBeLessThanOrEqual(8);
});

test("by SMS, both names included, there are 16 taps, of which the payment takes 4", async ({
  page,
  request,
}) => {
  test.slow();
  const evening = { page, request, ...counted(page) };
  const { counts, tap } = evening;
  await register(evening);
  await pasteGuests(evening, guestList(crypto.randomUUID().slice(0, 8)));
  await tap(page.getByRole("link", { name: "Inviter ces 24 invités" }));
  await page.getByLabel("Prénoms du fiancé").fill("Koffi");
  await tap(page.getByRole("radio", { name: /^SMS/ }));
  const pay = page.getByRole("button", { name: /^Aller au paiement/ });
  await expect(pay).toBeEnabled();
  const upToPayment = counts.taps;
  await tap(pay);
  await page.waitForURL(/paiement\//);
  await tap(page.getByRole("radio", { name: "Wave" }));
  await tap(page.getByRole("button", { name: /^Payer/ }));
  await page.waitForURL(/dev\/paiement/);
  await tap(page.getByRole("button", { name: "Payer", exact: true }));
  await page.waitForURL(/envoi-de-faire-part/);
  await expect(page.getByText("Envoyé avec succès")).toBeVisible({ timeout: 30_000 });
  expect(upToPayment).toBeLessThanOrEqual(12);
  expect(counts.taps).toBeLessThanOrEqual(16);
});
