import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, type Page, test } from "@playwright/test";
import { cards } from "../support/cards.ts";
import { enter, notebook, open } from "../support/notebook.ts";
import { addGuests, registerCouple } from "../support/people.ts";
import { checkAndSave, photo } from "../support/pictures.ts";

const address = `${notebookPrefix}/photo`;
const saved = "Photo enregistrée. Vos cartes à photo la portent.";

/** Where the picture stands under its frame, in pixels from the frame's corner. */
async function placeOf(page: Page) {
  const frame = page.getByRole("button", { name: "Cadrage de la photo" });
  const [outer, inner] = [await frame.boundingBox(), await frame.locator("img").boundingBox()];
  if (!outer || !inner) throw new Error("No picture is being cropped");
  return {
    x: inner.x - outer.x,
    y: inner.y - outer.y,
    width: inner.width / outer.width,
    frame: outer,
  };
}

test("the photo is cropped by finger and keyboard, sent small, and removed", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  await page.getByRole("link", { name: "Ajouter une photo pour vos cartes" }).click();
  await expect(page.getByRole("heading", { name: "Votre photo" })).toBeVisible();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  const zoom = page.getByRole("slider", { name: "Zoom" });
  await zoom.fill("2");
  const before = await placeOf(page);
  expect(before.width).toBeCloseTo(2, 1);

  const { x, y, width } = before.frame;
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 40, y + width / 2 + 20, { steps: 4 });
  await page.mouse.up();
  const dragged = await placeOf(page);
  expect(dragged.x - before.x).toBeCloseTo(40, 0);
  expect(dragged.y - before.y).toBeCloseTo(20, 0);

  await page.getByRole("button", { name: "Cadrage de la photo" }).press("ArrowLeft");
  expect((await placeOf(page)).x).toBeLessThan(dragged.x);
  await checkAndSave(page, "photo-crop");

  await page.getByRole("button", { name: "Enregistrer la photo" }).click();
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  const shown = page.getByRole("main").locator("img").first();
  await expect(shown).toHaveJSProperty("complete", true);
  // Half of the picture's 192 pixels: what was cropped is what was sent.
  expect(
    await shown.evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) return null;
      return [image.naturalWidth, image.naturalHeight];
    }),
  ).toEqual([96, 96]);

  await page.getByRole("button", { name: "Supprimer la photo" }).click();
  await expect(page.getByRole("status").getByText("Photo supprimée.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Supprimer la photo" })).toHaveCount(0);
});

test("the photo is chosen from a card, leads back to it, and stands beside the names", async ({
  page,
  request,
}) => {
  const awa = await registerCouple(request);
  await addGuests(request, awa, 1);
  await enter(page, awa);
  await open(page, `${cards.wizard}#carte`);
  await page.getByRole("link", { name: "La choisir ou la changer" }).click();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await page.getByRole("button", { name: "Enregistrer la photo" }).click();
  await expect(page.getByRole("status").getByText(saved)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(cards.wizard));
  const beside = page.locator("header img");
  await expect(beside).toHaveJSProperty("complete", true);
  expect(
    await beside.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
  ).toBe(144);
  await checkAndSave(page, "photo-card");
});

test("a file that is no picture is refused, and another may be chosen", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, address);
  const lie = { name: "faux.png", mimeType: "image/png", buffer: Buffer.from("rien") };
  await page.getByLabel("Photo", { exact: true }).setInputFiles(lie);
  await expect(page.getByText("Veuillez sélectionner une image")).toBeVisible();
  await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await expect(page.getByText("Veuillez sélectionner une image")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cadrage de la photo" })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the photo is taken as it is", async ({ page, request }) => {
    await enter(page, await registerCouple(request));
    await page.goto(address);
    await page.getByLabel("Photo", { exact: true }).setInputFiles(photo);
    await page.getByRole("button", { name: "Enregistrer la photo" }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page.getByRole("button", { name: "Supprimer la photo" })).toBeVisible();
  });
});
