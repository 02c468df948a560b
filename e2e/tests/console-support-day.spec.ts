import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { sendCard } from "../support/cards.ts";
import { query } from "../support/database.ts";
import { addGuest, caughtMessage, freshEmail, registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

/** A couple with a name of its own, one of whose cards did not arrive. */
async function prepareCase(request: APIRequestContext) {
  const couple = await registerCouple(request);
  const name = `Zérégbé${couple.eventId}`;
  await query(
    "update users set last_name = $2, name = given_names || ' ' || $2 where email = $1 returning id",
    [couple.email, name],
  );
  const right = freshEmail("ismael");
  const guest = await addGuest(request, couple, `echec-${couple.eventId}@exemple.test`);
  const campaign = await sendCard(request, couple, [guest.id]);
  const state = () =>
    query("select 1 as id from deliveries where campaign_id = $1 and state = 'failed'", [campaign]);
  await expect.poll(async () => (await state()).length).toBe(1);
  return { couple, name, right, guest, campaign };
}

/** Opens a page of the menu, which is behind a button on a phone. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("link", { name, exact: true }).click();
}

test("a support day on a phone: what waits, who it is, the card that failed, the answer, the log", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { couple, name, right, guest, campaign } = await prepareCase(request);
  await request.post("/api/v1/chat-messages", {
    data: { name, email: couple.email, msg: "Ismaël n’a rien reçu, et j’ai perdu mon téléphone." },
  });

  const page = await openConsole(browser, "support", baseURL ?? "");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/console");
  await fromMenu(page, "À traiter");
  await page.goto(`${page.url().split("?")[0]}?filter={"kind":"messages"}&perPage=100`);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("checkbox").check();
  const forThem = page.getByRole("toolbar", { name: "Pour ce qui est choisi" });
  await forThem.getByRole("button", { name: "Je m’en occupe" }).click();
  await expect(row.getByText("Ama Brou", { exact: true })).toBeVisible();
  await checkAndSave(page, "support-day-queue");

  // Who it is: a name as it was heard, without accents.
  await page.getByRole("button", { name: "Rechercher partout" }).click();
  const box = page.getByRole("combobox", { name: "Rechercher partout" });
  await box.fill(`zeregbe${couple.eventId}`);
  await page.getByRole("option", { name: `Awa ${name}` }).click();
  const cards = page.getByRole("region", { name: "Envois de cartes" });
  await expect(cards.getByText(/1 en échec/)).toBeVisible();
  await checkAndSave(page, "support-day-person");
  const person = page.url();

  // The host has corrected the address meanwhile; support sends the card again.
  await cards.getByRole("link", { name: "Mon message, Mariage" }).click();
  await expect(page.getByText("Traoré", { exact: false }).first()).toBeVisible();
  await query("update guests set email = $2 where id = $1 returning id", [guest.id, right]);
  await page.getByRole("button", { name: "Renvoyer", exact: true }).click();
  expect((await caughtMessage(request, right)).text).toContain("Ismaël, nous vous attendons.");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Aucun message en échec.")).toBeVisible({ timeout: 2000 });
  }).toPass();
  await checkAndSave(page, "support-day-campaign");

  // The lost phone.
  await page.goto(person);
  await page.getByRole("tab", { name: "Aider" }).click();
  await page.getByRole("button", { name: "Déconnecter partout" }).click();
  await page.getByRole("button", { name: /^Confirmer|^Oui/ }).click();
  await expect(page.getByText("Personne déconnectée")).toBeVisible();
  const session = await request.get("/api/v1/account/open-money", {
    headers: { authorization: `Bearer ${couple.token}` },
  });
  expect(session.status()).toBe(401);

  // The answer, which ends the work.
  await fromMenu(page, "À traiter");
  await page.goto(`${page.url().split("?")[0]}?filter={"kind":"messages","assignee":"me"}`);
  await page.getByRole("row").filter({ hasText: name }).getByText("Ismaël n’a rien reçu").click();
  await page
    .getByLabel("Votre réponse")
    .fill("Sa carte est repartie, vos appareils sont déconnectés.");
  await page.getByRole("button", { name: "Répondre par e-mail" }).click();
  const answer = await caughtMessage(request, couple.email, ({ text }) =>
    text.includes("repartie"),
  );
  expect(answer.text).toContain("Sa carte est repartie");
  await fromMenu(page, "À traiter");
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);

  // What was done is told on the person's page, and in the log.
  await page.goto(person);
  const done = page.getByRole("region", { name: "Ce que l’équipe a fait" });
  await expect(done.getByText("Personne déconnectée partout")).toBeVisible();
  await expect(done.getByText("Messages en échec renvoyés").first()).toBeVisible();
  const admin = await openConsole(browser, "admin", baseURL ?? "");
  await admin.goto(`/console#/audit?filter={"resource":"campaigns","record_id":"${campaign}"}`);
  await expect(admin.getByRole("cell", { name: "Ama Brou" }).first()).toBeVisible();
});
