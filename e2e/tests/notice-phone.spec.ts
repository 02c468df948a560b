import { at } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterAt } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { inviteGuests } from "../support/responses.ts";

test("a host chooses SMS at its price, and is told of an answer by it", async ({
  page,
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  await query("update users set phone = null, phone_verified_at = null where email = $1", [
    couple.email,
  ]);
  await enterAt(page, couple, at("noticeChoices"));
  const box = page.getByRole("region", { name: "Sur votre téléphone" });
  await expect(box.getByRole("link", { name: "donnez votre numéro" })).toBeVisible();
  await checkAndSave(page, "phone-notices-no-number");

  const phone = `+22507${String(couple.userId).padStart(8, "0")}`;
  await query("update users set phone = $2, phone_verified_at = now() where email = $1", [
    couple.email,
    phone,
  ]);
  await page.reload();
  await expect(box.getByLabel(/Par SMS/)).toBeVisible();
  // The prices are the channels', which another test changes in the console.
  const prices = await query("select price_fcfa as id from channels where id in (3, 4)", []);
  for (const price of prices) await expect(box).toContainText(`${price.id}\u00a0FCFA`);
  await expect(box).toContainText("Aucun crédit");
  await expect(box.getByRole("link", { name: "Acheter du crédit" })).toBeVisible();
  await checkAndSave(page, "phone-notices-none");

  await query(
    "insert into channel_credits (customer_id, channel_id, units) values ($1, 3, 12) returning 1 as id",
    [couple.customerId],
  );
  await query(
    `insert into phone_notices (key, user_id, customer_id, channel_id, units, charged_fcfa)
     select 'e2e-' || n || '-' || $1::bigint, $1, $2, 3, 1, 25 from generate_series(1, 2) as n
     returning 1 as id`,
    [couple.userId, couple.customerId],
  );
  await page.getByLabel("Par SMS").check();
  await page.getByLabel("Un invité vient par message").check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("status")).toContainText("Vos choix sont enregistrés.");
  await expect(page.getByLabel("Par SMS")).toBeChecked();
  await expect(box).toContainText("Il vous reste 12\u00a0SMS");
  await expect(page.getByLabel("Un invité vient par message")).toBeChecked();
  await expect(page.getByLabel("Un invité ne vient pas par message")).not.toBeChecked();
  await checkAndSave(page, "phone-notices-sms");
  await savePicture(box, "phone-notices-box");

  const [guest] = await inviteGuests(request, couple, 1);
  await request.post(`/api/v1/rsvp/${guest?.token}`, { data: { answer: "yes" } });
  const waits = await query(
    "select id from notices where user_id = $1 and kind = 'answer' and phone_due_at > now()",
    [couple.userId],
  );
  expect(waits).toHaveLength(1);

  await query("insert into suppression_list (address, asked) values ($1, 'sms') returning id", [
    phone,
  ]);
  await page.reload();
  await expect(box).toContainText("a demandé à ne plus rien recevoir");
  await expect(box.getByLabel("Par SMS")).toBeDisabled();
  await checkAndSave(page, "phone-notices-stopped");
  await savePicture(box, "phone-notices-box-stopped");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const without = await context.newPage();
  await enterAt(without, couple, at("noticeChoices"));
  await without.getByLabel("Non", { exact: true }).check();
  await without.getByRole("button", { name: "Enregistrer" }).click();
  await expect(without.getByText("Vos choix sont enregistrés.")).toBeVisible();
  await expect(without.getByLabel("Par SMS")).toHaveCount(0);
  await context.close();
});

test("the short addresses of an SMS lead to the notices, and to the page that stops them", async ({
  page,
}) => {
  await page.goto(at("shortNotices"));
  await expect(page).toHaveURL(/\/connexion\?retour=/);
  await page.goto(at("stopPhoneNotices", { token: "1.s.forged" }));
  await expect(page.getByText("Ce lien n’est pas valable.")).toBeVisible();
});
