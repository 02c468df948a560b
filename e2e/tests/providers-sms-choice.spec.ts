import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enter } from "../support/notebook.ts";
import { caughtMessage, registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { askCaterer, openCaterer } from "../support/quotes.ts";
import { test } from "../support/shared-window.ts";

const account = "/infos-compte-de-mariage-cote-d-ivoire";
const choice = (page: Page) => page.getByRole("checkbox", { name: "Recevoir aussi par SMS" });
const save = (page: Page) => page.getByRole("button", { name: "Enregistrer" });
const number = () => `07${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;

test("a caterer proves her number, and gets a new request by SMS too", async ({
  page,
  browser,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await page.goto("/");
  await query(
    "update users set phone = null, phone_verified_at = null, sms_asked_at = null where email = $1 returning id",
    ["traiteur@exemple.ci"],
  );
  const pro = await openCaterer(browser, page);
  await pro.goto("/pro/sms");
  const phone = number();
  await expect(pro.getByRole("link", { name: "un numéro confirmé" })).toBeVisible();
  await savePicture(pro, "pro-sms-none");
  await pro.getByRole("textbox", { name: "Numéro de téléphone" }).fill("07 01");
  await pro.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(pro.getByText(/Veuillez entrer un numéro de téléphone valide/)).toBeVisible();
  await savePicture(pro, "pro-sms-refused");
  await pro.getByRole("textbox", { name: "Numéro de téléphone" }).fill(phone);
  await pro.getByRole("button", { name: "Recevoir le code" }).click();
  await expect(pro.getByText("Entrez le code reçu par SMS au")).toBeVisible();
  await savePicture(pro, "pro-sms-code");
  const { code } = await caughtMessage(request, `+225${phone}`);
  await pro.getByLabel("Chiffre 1 sur 6").click();
  await pro.keyboard.type(code ?? "");
  await pro.getByRole("button", { name: "Confirmer mon numéro" }).click();
  await expect(pro.getByText("Votre numéro est confirmé.")).toBeVisible();
  await pro.getByRole("radio", { name: /^E-mail et SMS/ }).check();
  await pro.getByLabel("Début des heures calmes").selectOption("7");
  await save(pro).click();
  await expect(pro.getByText("Choisissez deux heures différentes")).toBeVisible();
  await savePicture(pro, "pro-alerts-refused");
  await pro.getByRole("checkbox", { name: /Ne pas me déranger la nuit/ }).uncheck();
  await save(pro).click();
  await expect(pro.getByText("Vous recevez aussi nos messages par SMS.")).toBeVisible();
  await expect(pro.getByRole("radio", { name: /^E-mail et SMS/ })).toBeChecked();
  await savePicture(pro, "pro-sms-on");
  await pro.getByRole("button", { name: "Envoyer un essai" }).click();
  await expect(pro.getByText("L’essai est parti")).toBeVisible();
  const to = `+225${phone}`;
  const trial = await caughtMessage(request, to, ({ kind }) => kind === "lead-trial");
  expect(trial.text).toContain("ceci est un essai");

  await askCaterer(page, `Awa ${phone.slice(-4)}`);
  const sms = await caughtMessage(request, to, ({ kind }) => kind === "lead");
  expect(sms.text).toMatch(
    /^Joie du Jour : nouvelle demande de devis pour Chez Tantie Mariam \(exemple\)\. http/,
  );
  await page.goto(`/dev/outbox?to=${encodeURIComponent(to)}`);
  await expect(
    page.getByText("nouvelle demande de devis pour Chez Tantie Mariam").first(),
  ).toBeVisible();
  await savePicture(page, "outbox-sms");
  await pro.getByRole("radio", { name: /^E-mail et WhatsApp/ }).check();
  await pro.getByRole("checkbox", { name: /Ne pas me déranger la nuit/ }).check();
  await pro.getByLabel("Début des heures calmes").selectOption("21");
  await save(pro).click();
  await expect(pro.getByText("arrivent aussi par WhatsApp.")).toBeVisible();
  await savePicture(pro, "pro-alerts-whatsapp");
  await pro.getByRole("radio", { name: "E-mail seulement" }).check();
  await save(pro).click();
  await expect(pro.getByText("Vous ne recevez plus ces messages par SMS.")).toBeVisible();
  await pro.context().close();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "a customer" : "a customer without script", () => {
    test.use({ javaScriptEnabled });

    test("is shown what is missing, then turns messages by SMS on and off @both", async ({
      page,
      request,
    }) => {
      const awa = await registerCouple(request);
      await enter(page, awa);
      await page.goto(account);
      await expect(choice(page)).toBeDisabled();
      await expect(page.getByRole("link", { name: "Ajouter mon numéro" })).toBeVisible();
      await savePicture(page, "account-sms-none");
      const phone = `+225${number()}`;
      await query("update users set phone = $2 where id = $1 returning id", [awa.userId, phone]);
      await page.reload();
      await page.getByRole("link", { name: "Confirmer mon numéro" }).click();
      await expect(page.getByRole("heading", { name: "Confirmer mon numéro" })).toBeVisible();
      await query("update users set phone_verified_at = now() where id = $1 returning id", [
        awa.userId,
      ]);
      await page.goto(account);
      await choice(page).check();
      await savePicture(page, "account-sms-ready");
      // The number is gone meanwhile: the server refuses at the box.
      await query("update users set phone_verified_at = null where id = $1 returning id", [
        awa.userId,
      ]);
      await save(page).click();
      await expect(page.getByText(/Confirmez d’abord un numéro de téléphone/)).toBeVisible();
      await savePicture(page, "account-sms-refused");
      await query("update users set phone_verified_at = now() where id = $1 returning id", [
        awa.userId,
      ]);
      await page.goto(account);
      await choice(page).check();
      await save(page).click();
      await expect(page.getByText("Vous recevez aussi nos messages par SMS.")).toBeVisible();
      await expect(choice(page)).toBeChecked();
      await savePicture(page, "account-sms-on");
      await choice(page).uncheck();
      await save(page).click();
      await expect(page.getByText("Vous ne recevez plus ces messages par SMS.")).toBeVisible();
      await expect(choice(page)).not.toBeChecked();
    });
  });

test("the short addresses of SMS lead to their pages, which ask who reads", async ({
  page,
  request,
}) => {
  for (const path of ["/d/12", "/r/12", "/p/12"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
    expect(new URL(page.url()).searchParams.get("retour")).toMatch(/\/12$|\/12\//);
  }
  await enter(page, await registerCouple(request));
  for (const path of ["/d/999999999", "/r/999999999", "/d/abc", "/d/12abc"])
    expect((await page.goto(path))?.status(), path).toBe(404);
});
