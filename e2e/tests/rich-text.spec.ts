import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/page-checks.ts";
import { savePicture } from "../support/pictures.ts";

const gallery = "/dev/galerie";

// The gallery stores nothing: one page serves its tests, loaded anew by each with warm caches.
test.describe.configure({ mode: "default" });
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL: baseURL ?? "" });
});
test.afterAll(() => page.close());

/** The first editor of the gallery, once it has been fetched. */
async function openEmail() {
  await page.goto(gallery);
  const textbox = page.getByRole("textbox", { name: "Votre message" });
  await expect(page.locator('input[type="hidden"][name="letter"]')).toBeAttached();
  await textbox.scrollIntoViewIfNeeded();
  const group = page.getByRole("group", { name: "Votre message" });
  return { textbox, group, value: page.locator('input[type="hidden"][name="letter"]') };
}

test("text is made bold, listed and undone, by keys and by the toolbar", async () => {
  const { textbox, group, value } = await openEmail();
  await textbox.press("Control+a");
  await textbox.press("Delete");
  await expect(value).toHaveValue("");
  await textbox.pressSequentially("Bonjour ");
  await textbox.press("Control+b");
  await textbox.pressSequentially("à tous");
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
  await expect(textbox).toBeFocused();
  await group.getByRole("button", { name: "Annuler" }).click();
  await expect(value).toHaveValue("<p>Bonjour <strong>à tous</strong></p>");
});

test("a placeholder is inserted from the menu or typed, and deleted as a whole", async () => {
  const { textbox, group, value } = await openEmail();
  await textbox.press("Control+a");
  await textbox.press("Delete");
  await textbox.pressSequentially("Cher ");
  await group.getByRole("button", { name: "Insérer" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: /\[civilité\]/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  // On a slow phone a frame takes long, and the next key must not wait for it.
  await page.evaluate(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 1500);
  });
  await page.keyboard.press("Enter");
  expect(await textbox.evaluate((box) => box === document.activeElement)).toBe(true);
  await expect(value).toHaveValue("<p>Cher [prénoms]</p>");
  await textbox.pressSequentially(" [nom] [rien]");
  await expect(value).toHaveValue("<p>Cher [prénoms] [nom] [rien]</p>");
  await expect(textbox.locator("[data-chip]")).toHaveText(["[prénoms]", "[nom]"]);
  for (let press = 0; press < 8; press += 1) await textbox.press("Backspace");
  await expect(value).toHaveValue("<p>Cher [prénoms] </p>");
});

test("a link is entered below the toolbar, and must be a valid address", async () => {
  const { textbox, group, value } = await openEmail();
  await textbox.press("Control+a");
  await textbox.press("Delete");
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

test("pasted text loses its formatting, and another text replaces the first", async () => {
  const { textbox, value } = await openEmail();
  await textbox.press("Control+a");
  await textbox.press("Delete");
  await textbox.evaluate((box) => {
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
  await expect(textbox.locator("[data-chip]")).toHaveText("[prénoms]");
  await expect(page.getByText("29 de trop : raccourcissez votre texte.")).toBeVisible();
});

/** Collects in `editorNames` the name that each editor has when it is put into the page. */
function collectNames(): void {
  const editorNames: (string | null)[] = [];
  Object.assign(window, { editorNames });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement && node.matches(".tiptap")) editorNames.push(node.ariaLabel);
  }).observe(document, { childList: true, subtree: true });
}

test("an editor has its name from the start, and the open toolbar is accessible", async () => {
  await page.addInitScript(collectNames);
  const { group } = await openEmail();
  await expect(page.getByRole("textbox", { name: "Description trop longue" })).toBeVisible();
  const names: (string | null)[] = await page.evaluate("editorNames");
  expect(names.sort()).toEqual(["Description trop longue", "Message vide", "Votre message"]);
  await group.getByRole("button", { name: "Lien" }).click();
  await group.getByRole("button", { name: "Insérer" }).click();
  await expectAccessible(page, { isNew: true });
  await savePicture(group, "tools");
  await page.keyboard.press("Escape");
  const heading = page.getByRole("heading", { name: "Texte mis en forme" });
  await savePicture(page.locator("section", { has: heading }), "states");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a plain text box shows the text without tags", async ({ page }) => {
    await page.goto(gallery);
    const box = page.getByRole("textbox", { name: "Votre message" });
    await expect(box).toHaveValue(/^Chère \[prénoms\],\nNous vous attendons/);
    await box.fill("Chère [prénoms]");
    await expect(page.getByRole("button", { name: "Insérer" })).toHaveCount(0);
  });
});
