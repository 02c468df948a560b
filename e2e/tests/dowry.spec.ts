import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Locator, type Page } from "@playwright/test";
import { enter, enterAt, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";
import { share } from "../support/sharing.ts";

const address = `${notebookPrefix}/kokoko-et-dot`;

/** The row of an item at a stage. */
const itemOf = (page: Page, stage: string, name: string): Locator =>
  page.getByRole("region", { name: stage }).getByRole("listitem").filter({ hasText: name });

/** Presses an action of an item: behind « ⋯ » on a phone. */
async function act(row: Locator, action: string): Promise<void> {
  const more = row.locator("summary");
  if (await more.isVisible()) await more.click();
  await row.getByRole("link", { name: new RegExp(`^${action}`) }).click();
}

test("a couple begins with an example, and notes who brings what until all is given @both", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await enter(page, awa);
  await open(page, `${notebookPrefix}/dates-et-lieux-de-mariage`);
  await page.getByRole("link", { name: "Kôkôkô et dot" }).click();
  await expect(page.getByText("Votre liste est vide.")).toBeVisible();
  await page.getByText("Baoulé · Centre").click();
  await checkAndSave(page, "dowry-empty");
  await page.getByRole("button", { name: "Ajouter 4 lignes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "4 lignes ajoutées" })).toBeVisible();

  // One press leads from what is discussed to what was given.
  const witness = () => itemOf(page, "Kôkôkô", "Liqueur bue sur place");
  await witness()
    .getByRole("button", { name: /^Convenu/ })
    .click();
  await witness()
    .getByRole("button", { name: /^C’est prêt/ })
    .click();
  await witness()
    .getByRole("button", { name: /^Remis/ })
    .click();
  await expect(witness().getByText("Remis et accepté")).toBeVisible();

  // What is missing is said at its field, and nothing that was typed is lost.
  const adding = page.getByText("Ajouter une ligne à nous");
  await adding.click();
  const form = page.locator("form", {
    has: page.getByRole("button", { name: "Ajouter la ligne" }),
  });
  await form.getByLabel("Ce qu’on apporte").fill("Pagne kita");
  await form.getByLabel("Montant en FCFA").fill("45 000");
  await form.getByLabel("Qui l’apporte").fill("Tantie Adjoua");
  await form.getByRole("button", { name: "Ajouter la ligne" }).click();
  await expect(form.getByLabel("Sorte")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByLabel("Qui l’apporte")).toHaveValue("Tantie Adjoua");
  await form.getByLabel("Sorte").selectOption("Pagnes et bijoux");
  await form.getByRole("button", { name: "Ajouter la ligne" }).click();
  const cloth = () => itemOf(page, "Dot", "Pagne kita");
  await expect(cloth().getByText("Apporté par Tantie Adjoua")).toBeVisible();

  await act(cloth(), "Modifier");
  await cloth()
    .getByLabel("Ce que les familles ont convenu")
    .fill("Un kita et un pagne de Korhogo");
  await cloth().getByLabel("Où en êtes-vous").selectOption("Convenu");
  await cloth().getByRole("button", { name: "Enregistrer" }).click();
  await expect(cloth().getByText("Convenu : Un kita et un pagne de Korhogo")).toBeVisible();
  await checkAndSave(page, "dowry");

  const share = page.getByRole("region", { name: "Dot" }).getByRole("link", { name: "WhatsApp" });
  expect(decodeURIComponent((await share.getAttribute("href")) ?? "")).toContain(
    "*Tantie Adjoua*\n- Pagne kita",
  );
  await page.getByRole("button", { name: "Reporter au budget : Dot" }).click();
  await expect(page.getByText("Reporté sur une ligne de votre budget.")).toBeVisible();

  await act(cloth(), "Retirer");
  await cloth().getByRole("button", { name: "Retirer" }).click();
  await expect(page.getByRole("region", { name: "Dot" })).toHaveCount(0);
});

test("a reader sees the list, and changes nothing", async ({ page, request }) => {
  const awa = await registerCouple(request);
  await request.post(`/api/v1/dowry/${awa.eventId}/lists`, {
    headers: { authorization: `Bearer ${awa.token}` },
    data: { list: "dida", stage: "dowry" },
  });
  const reader = await share(page, awa, "reader");
  await enterAt(page, reader, address);
  await expect(page.getByRole("region", { name: "Dot" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Convenu|Ajouter/ })).toHaveCount(0);
});

test("an example is taken and an item moved without script", async ({ page, browser, request }) => {
  const awa = await registerCouple(request);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: page.viewportSize(),
  });
  const bare = await plain.newPage();
  await enterAt(bare, awa, address);
  await bare.getByText("Agni · Est").click();
  await bare.getByRole("button", { name: "Ajouter 6 lignes" }).click();
  const sum = itemOf(bare, "Dot", "Somme de la dot");
  await sum.getByRole("button", { name: /^Convenu/ }).click();
  await expect(sum.getByRole("button", { name: /^C’est prêt/ })).toBeVisible();
  await bare.emulateMedia({ media: "print" });
  await expect(sum.getByRole("button", { name: /^C’est prêt/ })).toBeHidden();
  await savePicture(bare, "dowry-printed");
});
