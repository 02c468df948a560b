import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Locator, type Page } from "@playwright/test";
import { enter, enterAt, open } from "../support/notebook.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { checkAndSave, savePicture } from "../support/pictures.ts";
import { share } from "../support/sharing.ts";
import { test } from "../support/window.ts";

const address = `${notebookPrefix}/cotisations`;

const formWith = (page: Page, name: string) =>
  page.locator("form", { has: page.getByRole("button", { name, exact: true }) });

/** The row of a contributor in their group. */
const rowOf = (page: Page, group: string, name: string): Locator =>
  page.getByRole("region", { name: group }).locator("li[id^=personne]").filter({ hasText: name });

/** Adds contributors through the API. */
async function add(page: Page, { token, eventId }: Person, people: readonly object[]) {
  for (const person of people) {
    const answer = await page.request.post(`/api/v1/contributions/${eventId}/people`, {
      headers: { authorization: `Bearer ${token}` },
      data: { group: "", phone_number_1: "", pledged: "", note: "", ...person },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

test("a register is kept by two, shared as a list and closed @both", async ({ page, request }) => {
  const owner = await registerCouple(request);
  const treasurer = await share(page, owner, "treasurer");
  await enter(page, treasurer);
  await open(page, address);
  await checkAndSave(page, "contributions-empty");

  // A wrong sum is said at its field, and nothing typed is lost.
  const form = formWith(page, "Ajouter au registre");
  await form.getByLabel("Nom").fill("Tantie Rose");
  await form.getByLabel("Groupe").fill("Famille");
  await form.getByLabel("A promis").fill("60000000");
  await form.getByRole("button", { name: "Ajouter au registre" }).click();
  await expect(form.getByText("C’est au-dessus de").first()).toBeVisible();
  await expect(form.getByLabel("Nom")).toHaveValue("Tantie Rose");
  await form.getByLabel("A promis").fill("50000");
  await form.getByRole("button", { name: "Ajouter au registre" }).click();
  const rose = rowOf(page, "Famille", "Tantie Rose");
  await expect(rose.getByText("Reste 50 000 FCFA")).toBeVisible();

  // Cash waits for a second person; the same again is asked about.
  for (const again of [false, true]) {
    await rose.getByRole("link", { name: /^Noter des espèces/ }).click();
    const cash = formWith(page, "Noter ces espèces");
    await cash.getByLabel("Reçu en espèces").fill("20000");
    await cash.getByRole("button", { name: "Noter ces espèces" }).click();
    if (!again) continue;
    await expect(cash.getByText("Est-ce un autre versement").first()).toBeVisible();
    await savePicture(page, "contributions-same-cash");
    await cash.getByRole("link", { name: "Annuler" }).click();
  }
  await expect(rose.getByText("20 000 FCFA à confirmer")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Je confirme/ })).toHaveCount(0);
  await enterAt(page, owner, address);
  const waiting = page.getByRole("region", { name: "À confirmer" });
  await checkAndSave(page, "contributions-waiting");
  await waiting.getByRole("button", { name: /^Je confirme/ }).click();
  await expect(rose.getByText("Reste 30 000 FCFA")).toBeVisible();
  await expect(waiting).toHaveCount(0);

  // The list has names only where it is chosen.
  await page.getByText("La liste pour WhatsApp").click();
  const list = page.getByLabel("Texte à coller");
  await expect(list).toHaveValue(/Reçu : 20 000 FCFA/);
  await expect(list).not.toHaveValue(/Rose/);
  await page.getByLabel("Les noms").check();
  await page.getByLabel("Ce que chacun a donné").check();
  await page.getByRole("button", { name: "Préparer" }).click();
  await expect(list).toHaveValue(/- Tantie Rose : 20 000 FCFA sur 50 000 FCFA/);
  await checkAndSave(page, "contributions-list");

  await page.getByText("Clore le registre").first().click();
  await page.getByRole("button", { name: "Clore le registre" }).click();
  await expect(page.getByText(/^Registre clos par/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Noter des espèces/ })).toHaveCount(0);
  await checkAndSave(page, "contributions-closed");
  await page.getByRole("button", { name: "Rouvrir le registre" }).click();
  await expect(page.getByRole("link", { name: /^Noter des espèces/ })).toHaveCount(1);
});

test("a register is kept without script, and printed", async ({ page, browser, request }) => {
  const owner = await registerCouple(request);
  await add(page, owner, [
    { name: "Tantie Rose", group: "Famille", pledged: "50 000" },
    { name: "Koffi", group: "Collègues", pledged: "20 000" },
  ]);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    viewport: page.viewportSize(),
  });
  const bare = await plain.newPage();
  await enterAt(bare, owner, address);
  const koffi = rowOf(bare, "Collègues", "Koffi");
  await koffi.getByRole("link", { name: /^Noter des espèces/ }).click();
  await bare.getByLabel("Reçu en espèces").fill("5 000");
  await bare.getByRole("button", { name: "Noter ces espèces" }).click();
  await expect(koffi.getByText("5 000 FCFA à confirmer")).toBeVisible();
  await expect(bare.getByText("Il faut une deuxième personne")).toBeVisible();
  await bare.goto(address);
  await bare.getByRole("link", { name: "Registre", exact: true }).click();
  await expect(bare.getByRole("row", { name: /^Tantie Rose/ })).toContainText("50 000");
  await savePicture(bare, "contributions-register");
  await bare.emulateMedia({ media: "print" });
  await expect(bare.getByText("La trésorerie")).toBeVisible();
  await savePicture(bare, "contributions-printed");
  await plain.close();
});
