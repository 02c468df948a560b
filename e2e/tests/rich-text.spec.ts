import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/page-checks.ts";

const gallery = "/dev/galerie";

/** The first editor of the gallery, once it has been fetched. */
async function openEmail(page: Page) {
  await page.goto(gallery);
  const words = page.getByRole("textbox", { name: "Votre message" });
  await expect(page.locator('input[type="hidden"][name="letter"]')).toBeAttached();
  await words.scrollIntoViewIfNeeded();
  const group = page.getByRole("group", { name: "Votre message" });
  return { words, group, value: page.locator('input[type="hidden"][name="letter"]') };
}

test("words are made bold, listed and taken back, by keys and by the tools", async ({ page }) => {
  const { words, group, value } = await openEmail(page);
  await words.press("Control+a");
  await words.press("Delete");
  await expect(value).toHaveValue("");
  await words.pressSequentially("Bonjour ");
  await words.press("Control+b");
  await words.pressSequentially("à tous");
  await expect(value).toHaveValue("<p>Bonjour <strong>à tous</strong></p>");
  await expect(group.getByRole("button", { name: "Gras" })).toHaveAttribute("aria-pressed", "true");
  const bold = group.getByRole("button", { name: "Gras" });
  await bold.focus();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("button", { name: "Italique" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(value).toHaveValue("<ul><li><p>Bonjour <strong>à tous</strong></p></li></ul>");
  await expect(words).toBeFocused();
  await group.getByRole("button", { name: "Annuler" }).click();
  await expect(value).toHaveValue("<p>Bonjour <strong>à tous</strong></p>");
});

test("a mark is inserted from the menu or typed, and goes as one thing", async ({ page }) => {
  const { words, group, value } = await openEmail(page);
  await words.press("Control+a");
  await words.press("Delete");
  await words.pressSequentially("Cher ");
  await group.getByRole("button", { name: "Insérer" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: /\[civilité\]/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(value).toHaveValue("<p>Cher [prénoms]</p>");
  await words.pressSequentially(" [nom] [rien]");
  await expect(value).toHaveValue("<p>Cher [prénoms] [nom] [rien]</p>");
  await expect(words.locator("[data-chip]")).toHaveText(["[prénoms]", "[nom]"]);
  for (let press = 0; press < 8; press += 1) await words.press("Backspace");
  await expect(value).toHaveValue("<p>Cher [prénoms] </p>");
});

test("a link is asked for below the tools, and must lead to a page", async ({ page }) => {
  const { words, group, value } = await openEmail(page);
  await words.press("Control+a");
  await words.press("Delete");
  await group.getByRole("button", { name: "Lien" }).click();
  const address = group.getByLabel("Adresse du lien");
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(group.getByRole("alert")).toHaveText("Cette adresse n’est pas celle d’une page.");
  await address.fill("exemple.ci/plan");
  await address.press("Enter");
  await expect(value).toHaveValue(
    '<p><a rel="noopener noreferrer nofollow" href="https://exemple.ci/plan">exemple.ci/plan</a></p>',
  );
});

test("what is pasted loses its dress, and another text replaces the first", async ({ page }) => {
  const { words, value } = await openEmail(page);
  await words.press("Control+a");
  await words.press("Delete");
  await words.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<h1 style="color:red" onclick="alert(1)">Chère [nom]</h1><script>alert(1)</script><p><b>venez</b> <img src=x onerror=alert(1)></p>',
    );
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(value).toHaveValue(/^<p>Chère \[nom\]<\/p><p><strong>venez<\/strong> ?<\/p>$/);
  await page.getByRole("button", { name: "Prendre un autre texte" }).click();
  await expect(value).toHaveValue("<p>Cher [prénoms], venez !</p>");
  await expect(words.locator("[data-chip]")).toHaveText("[prénoms]");
  await expect(page.getByText("29 de trop : raccourcissez votre texte.")).toBeVisible();
});

test("the open tools are accessible and photographed", async ({ page }, testInfo) => {
  const { group } = await openEmail(page);
  await group.getByRole("button", { name: "Lien" }).click();
  await group.getByRole("button", { name: "Insérer" }).click();
  await expectAccessible(page);
  await group.screenshot({ path: testInfo.outputPath("tools.png") });
  await page.keyboard.press("Escape");
  await page
    .locator("section", { has: page.getByRole("heading", { name: "Texte mis en forme" }) })
    .screenshot({ path: testInfo.outputPath("states.png") });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a plain box takes the words, the text's tags aside", async ({ page }) => {
    await page.goto(gallery);
    const box = page.getByRole("textbox", { name: "Votre message" });
    await expect(box).toHaveValue(/^Chère \[prénoms\],\nNous vous attendons/);
    await box.fill("Chère [prénoms]");
    await expect(page.getByRole("button", { name: "Insérer" })).toHaveCount(0);
  });
});
