import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { query } from "../support/database.ts";
import { enterAt } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { caughtMessage, registerCouple, signIn } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

const view = "/infos-compte-de-mariage-cote-d-ivoire";
const edit = "/modification-infos-compte-de-mariage-cote-d-ivoire";
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Envoyer" }).click();

/** The account's fields, as its page names them. */
const fields = [
  "Civilité",
  "Nom",
  "Prénoms",
  "Email",
  "Téléphone principal",
  "Téléphone secondaire",
  "Date de naissance",
];

/** An unused Ivorian mobile number, in its old form of eight digits and its present form of ten. */
function oldAndNew(): { old: string; today: RegExp } {
  const old = `07${String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0")}`;
  return { old, today: new RegExp(`07${old}`.replace(/(\d{2})/g, "$1\\s?")) };
}

test("the account needs a session", async ({ request }) => {
  for (const path of [
    view,
    edit,
    "/mes-donnees",
    "/mes-donnees/telecharger",
    "/fermeture-du-compte",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      302,
      `/connexion?retour=${encodeURIComponent(path)}`,
    ]);
  }
});

for (const javaScriptEnabled of [true, false]) {
  const name = javaScriptEnabled ? "with script" : "without script";
  // In `npm test`, `accounts-without-script.spec.ts` stands for the second pass.
  test.describe(name, { tag: javaScriptEnabled ? [] : "@long" }, () => {
    test.use({ javaScriptEnabled });

    test("the account is read, changed, and its old number repaired", async ({ page, request }) => {
      const awa = await registerCouple(request);
      await enterAt(page, awa, view);
      await expect(page).toHaveTitle("Mon compte | Joie du Jour");
      await expect(page.getByRole("img", { name: /Silhouette d’une femme/ })).toBeVisible();
      const main = page.getByRole("main");
      await expect(main).toContainText("14 mai 1996");
      await expect(main.locator("dt")).toHaveText([...fields, "Date de l’événement"]);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expect(main.getByText("Mettre à jour mon compte")).toBeHidden();
      await expect(main.getByText("Activer mon compte")).toBeHidden();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole("link", { name: "Modifier", exact: true }).click();
      await expect(box(page, "Date de naissance")).toHaveValue("14/05/1996");
      for (const civility of ["Monsieur", "Madame", "Mademoiselle"])
        await expect(page.getByRole("radio", { name: civility, exact: true })).toBeAttached();
      for (const field of ["given_names", "email", "phone_number_2"])
        await expect(main.locator(`[name="${field}"]`)).toBeVisible();
      await expect(page.getByText("Date approximative")).toBeHidden();
      const { old, today } = oldAndNew();
      await page.getByText("Monsieur", { exact: true }).click();
      await box(page, "Nom").fill("");
      await box(page, "Téléphone principal").fill(old);
      await send(page);
      await expect(page.getByText("Veuillez entrer votre nom")).toBeVisible();
      await expect(page.getByText("Veuillez entrer un numéro de téléphone valide")).toBeVisible();
      await expect(page.getByRole("radio", { name: "Monsieur" })).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await box(page, "Nom").fill("<b>Kouassi</b> 💍");
      await page.getByRole("button", { name: /^Utiliser le \+225/ }).click();
      if (javaScriptEnabled) {
        await expect(box(page, "Téléphone principal")).toHaveValue(today);
        await send(page);
      }
      await expect(page).toHaveURL(view);
      await expect(page.getByText("Informations du compte modifiées avec succès !")).toBeVisible();
      await expect(main).toContainText("<b>Kouassi</b> 💍");
      await expect(main).toContainText(today);
      await expect(page.getByRole("img", { name: /Silhouette d’un homme/ })).toBeVisible();
    });

    test("the wedding date is asked for while it is unset only", async ({ page, request }) => {
      const awa = await registerCouple(request);
      const headers = { authorization: `Bearer ${awa.token}` };
      const made = await request.post("/api/v1/events", {
        headers,
        data: { event_type_id: 1, name: "Sans date", description: "Une fête" },
      });
      expect(made.status(), await made.text()).toBe(200);
      const { data } = await made.json();
      const chosen = await request.put(`/api/v1/choose-event/${data.id}`, { headers });
      expect(chosen.status(), await chosen.text()).toBe(200);
      await enterAt(page, awa, edit);
      await box(page, "Téléphone principal").fill(`05${String(Date.now()).slice(-8)}`);
      await send(page);
      await expect(
        page.getByText("Veuillez spécifier la période approximative de votre événement"),
      ).toBeVisible();
      await page.getByText("Date approximative").click();
      const unit = page.getByLabel("Période approximative : unité");
      await expect(unit).toHaveValue("years");
      await expect(unit.locator("option")).toHaveText(["jours", "semaines", "mois", "ans"]);
      await page.getByRole("spinbutton").fill("8");
      await unit.selectOption("months");
      await send(page);
      await expect(page).toHaveURL(view);
      await expect(page.getByRole("main")).toContainText("Environ le");
      await page.goto(edit);
      await expect(page.getByText("Date approximative")).toBeHidden();
    });

    test("an unproven address is activated from the account", async ({ page, request }) => {
      const awa = await registerCouple(request, { verified: false });
      await enterAt(page, awa, view);
      await expect(page.getByRole("link", { name: "Voir mon profil" })).toBeVisible();
      await page.getByRole("button", { name: "Activer mon compte" }).click();
      await expect(page).toHaveURL(view);
      await expect(page.getByText("Mail envoyé avec succès !")).toBeVisible();
      await caughtMessage(request, awa.email);
      await page.getByRole("link", { name: "corriger cette adresse" }).click();
      await expect(page).toHaveURL(edit);
    });

    test("devices are signed out one by one, then all", async ({ page, request }) => {
      const awa = await registerCouple(request);
      const standing = async () =>
        (
          await request.get("/api/v1/profile", {
            headers: { authorization: `Bearer ${awa.token}` },
          })
        ).status();
      await signIn(page, awa, view);
      await expect(page.getByText("Cet appareil")).toBeVisible();
      await page.getByRole("button", { name: /^Déconnecter / }).click();
      await expect(page.getByText("L’appareil est déconnecté.")).toBeVisible();
      expect(await standing()).toBe(401);
      await expect(page.getByRole("button", { name: /^Déconnecter / })).toBeHidden();
      await page.getByRole("button", { name: "Déconnexion partout" }).click();
      await expect(page).toHaveURL(/\/connexion$/);
      await expect(page.getByText("Vous êtes déconnecté de tous vos appareils.")).toBeVisible();
      await page.goto(view);
      await expect(page).toHaveURL(/\/connexion\?/);
    });

    test("one's data are read and taken along, then the account is closed", async ({
      page,
      request,
    }) => {
      const awa = await registerCouple(request);
      await enterAt(page, awa, view);
      await page.getByRole("link", { name: "Voir mes données" }).click();
      await expect(page.getByRole("heading", { name: "Vos invités", exact: true })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(awa.email);
      if (javaScriptEnabled) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const file = await page.request.get("/mes-donnees/telecharger");
      expect(file.headers()["content-disposition"]).toMatch(/^attachment; .*\.json"$/);
      expect((await file.json()).sections[0].rows[0].email).toBe(awa.email);

      await page.goto("/fermeture-du-compte");
      if (javaScriptEnabled) await expectAccessible(page);
      const close = page.getByRole("button", { name: "Fermer mon compte" });
      await close.click();
      await expect(page.getByText("Veuillez entrer votre mot de passe")).toBeVisible();
      await box(page, "Mot de passe").fill("faux");
      await close.click();
      await expect(page.getByText("Ce mot de passe est incorrect")).toBeVisible();
      await box(page, "Mot de passe").fill(awa.password);
      await close.click();
      await expect(page.getByText("Votre compte est fermé.")).toBeVisible();
      const again = await request.post("/api/v1/login", {
        data: { email: awa.email, password: awa.password },
      });
      expect(again.status()).toBe(401);
    });
  });
}

test("an account without birth date is asked for it wherever it looks", async ({
  page,
  request,
}) => {
  const data = { email: "nina@exemple.ci", password: "demo" };
  const { token } = await (await request.post("/api/v1/login", { data })).json();
  await enterAt(page, { token }, view);
  await expect(page.getByText("Votre date de naissance manque")).toBeVisible();
  await page.getByRole("link", { name: "Mettre à jour mon compte" }).click();
  await expect(page).toHaveURL(edit);
  await send(page);
  await expect(page.getByText("Veuillez entrer une date valide (JJ/MM/AAAA)")).toBeVisible();
  await box(page, "Date de naissance").fill("01/01/2020");
  await send(page);
  await expect(page.getByText("Vous devez avoir au moins 18 ans pour vous inscrire")).toBeVisible();
  await page.goto(`${notebookPrefix}/fiances`);
  await expect(page.getByText("Il manque votre date de naissance")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Mettre à jour mon compte" }).click();
  await expect(page).toHaveURL(edit);
});

test("a changed number counts once the code of its SMS is typed", async ({ page, request }) => {
  const awa = await registerCouple(request);
  const number = () => `07${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  const [before, after] = [number(), number()];
  await query("update users set phone = $2, phone_verified_at = now() where id = $1 returning id", [
    awa.userId,
    `+225${before}`,
  ]);
  await enterAt(page, awa, edit);
  await box(page, "Téléphone principal").fill(after);
  await send(page);
  await expect(page).toHaveURL(view);
  await expect(page.getByText("Nouveau numéro")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Confirmer ce numéro" }).click();
  await page.getByRole("button", { name: "Recevoir le code" }).click();
  const { code } = await caughtMessage(request, `+225${after}`, (item) => item.code !== null);
  await expectAccessible(page, { isNew: true });
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Chiffre 1 sur 6").click();
  await page.keyboard.type(code === "000000" ? "111111" : "000000");
  await expect(page.getByText("Ce code est incorrect ou a expiré")).toBeVisible();
  await page.getByLabel("Chiffre 1 sur 6").click();
  await page.keyboard.type(code ?? "");
  await expect(page).toHaveURL(view);
  await expect(page.getByText("Votre numéro est confirmé.")).toBeVisible();
  await expect(page.getByText("Nouveau numéro")).toBeHidden();
});
