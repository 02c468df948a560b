import { expect } from "@playwright/test";
import { caughtMessagesTo, freshEmail, registerCouple } from "../support/people.ts";
import { checkAndSave } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { openConsole } from "../support/staff.ts";

test("support sees a person at a glance, and corrects their address with a second person", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  const asked = freshEmail("corrigee");
  const first = await openConsole(browser, "support", baseURL ?? "");
  await first.goto("/console");
  await first.getByRole("button", { name: "Rechercher partout" }).click();
  await first.getByRole("combobox", { name: "Rechercher partout" }).fill(couple.email.slice(0, -4));
  await first.getByRole("option").filter({ hasText: couple.email }).click();
  await first.waitForURL(/people/);
  const person = first.url();
  const sent = first.getByRole("region", { name: "Ce que nous avons envoyé" });
  await expect(sent.getByText("Vérification d’une adresse")).toBeVisible();
  await expect(sent.getByText("Parti")).toBeVisible();
  await expect(first.getByRole("region", { name: "Fêtes" }).getByText(/paie/)).toBeVisible();
  await checkAndSave(first, "console-person");

  await sent.getByRole("link", { name: "Tout voir" }).click();
  const log = first.getByRole("region", { name: "Tableau de la liste" });
  await expect(log.getByText("Vérification d’une adresse")).toBeVisible();
  await checkAndSave(first, "console-message-log");
  await first.getByLabel("Adresse ou numéro").fill(couple.email.toUpperCase());
  await expect(log.getByText("Vérification d’une adresse")).toBeVisible();
  await first.getByLabel("Adresse ou numéro").fill("rien@exemple.test");
  await expect(first.getByText("Rien n’a été envoyé")).toBeVisible();
  await first.goto(person);

  const correct = async (page: typeof first) => {
    await page.getByRole("tab", { name: "Aider" }).click();
    await page.getByLabel("Nouvelle adresse").fill(asked);
    await page.getByLabel("Preuve vue et motif, pour le journal").fill("Boîte perdue, pièce vue");
    await page.getByRole("button", { name: "Corriger l’adresse" }).click();
    await page.getByRole("tab", { name: "En un coup d’œil" }).click();
  };
  await correct(first);
  await expect(first.getByText(/demande de corriger l’adresse en co…@/)).toBeVisible();
  expect(await caughtMessagesTo(request, asked)).toHaveLength(0);

  const second = await openConsole(browser, "admin", baseURL ?? "");
  await second.goto(first.url());
  await correct(second);
  const done = second.getByRole("region", { name: "Ce que l’équipe a fait" });
  await expect(done.getByText("Adresse d’une personne corrigée")).toBeVisible();
  await expect.poll(async () => (await caughtMessagesTo(request, asked)).length).toBe(1);
});

test("what waits is shared out, noted and marked several at once, and a filter is kept", async ({
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const names = [freshEmail("un"), freshEmail("deux")].map((email) => email.split("@")[0] ?? "");
  for (const name of names)
    await request.post("/api/v1/chat-messages", {
      data: { name, email: `${name}@exemple.test`, msg: "Où est ma carte ?" },
    });
  const page = await openConsole(browser, "support", baseURL ?? "");
  await page.goto("/console");
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("link", { name: "À traiter", exact: true }).click();
  await page.getByRole("combobox", { name: "Quoi" }).click();
  await page.getByRole("option", { name: /^Message/ }).click();
  await page.goto(`${page.url().split("?")[0]}?filter={"kind":"messages"}&perPage=100`);
  const rows = page.getByRole("row").filter({ hasText: new RegExp(names.join("|")) });
  await expect(rows).toHaveCount(2);
  const choose = async () => {
    for (const row of await rows.all()) await row.getByRole("checkbox").check();
  };
  const forThem = page.getByRole("toolbar", { name: "Pour ce qui est choisi" });
  await choose();
  await expect(forThem.getByText("2 choisis")).toBeVisible();
  await checkAndSave(page, "console-work");
  const note = forThem.getByLabel("Note à l’équipe");
  const save = forThem.getByRole("button", { name: "Noter", exact: true });
  await note.fill("Cherchée, pas trouvée");
  await page.route("**/console/work/notes", (route) => route.fulfill({ status: 503 }));
  await save.click();
  await expect(page.getByText(/momentanément indisponible/)).toBeVisible();
  await page.unroute("**/console/work/notes");
  await expect(note).toHaveValue("Cherchée, pas trouvée");
  await expect(save).toBeEnabled();
  const noted = page.waitForResponse("**/console/work/notes");
  await note.press("Enter");
  expect((await noted).status()).toBe(200);
  await expect(rows.first().getByText("Cherchée, pas trouvée", { exact: false })).toBeVisible();
  await choose();
  await forThem.getByRole("button", { name: "Je m’en occupe" }).click();
  await expect(rows.first().getByText("Ama Brou", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Ajouter un filtre" }).click();
  await page
    .getByRole("menuitem", { name: /requête/i })
    .first()
    .click();
  await page.getByLabel(/nom/i).last().fill("Mes messages");
  await page.getByRole("button", { name: /enregistrer|sauvegarder/i }).click();
  await page.getByRole("button", { name: "Ajouter un filtre" }).click();
  await expect(page.getByRole("menuitem", { name: /Mes messages/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");

  await choose();
  await forThem.getByRole("button", { name: "Marquer comme vu" }).click();
  await expect(rows).toHaveCount(0);
});
