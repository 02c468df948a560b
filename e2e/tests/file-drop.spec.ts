import { expect, test } from "@playwright/test";
import { enter, notebook, open } from "../support/notebook.ts";
import { registerCouple } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";

test("a photo being uploaded shows its progress", async ({ page, request }) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  const photo = page.getByLabel("Photo").first();
  const zone = page.locator("[data-file]").first();
  const buffer = Buffer.alloc(900_000, 7);
  await photo.setInputFiles({ name: "awa-a-grand-bassam.png", mimeType: "image/png", buffer });
  await expect(zone).toContainText("awa-a-grand-bassam.png");
  await expect(zone).toContainText("900\u00a0Ko");

  const line = await page.context().newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: 500_000,
    uploadThroughput: 250_000,
  });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(zone).toContainText(/Envoi\u00a0: [1-9]\d?\u00a0%/);
  await savePicture(zone, "sending");
  const percent = await zone
    .locator("progress")
    .evaluate(({ value }: HTMLProgressElement) => value);
  expect(percent).toBeGreaterThan(0);
  await expect(zone.locator("progress")).toBeHidden();
  await expect(zone.getByText("Envoi")).toBeHidden();
});

test("a network error during an upload loses neither texts nor the chosen file", async ({
  page,
  request,
}) => {
  await enter(page, await registerCouple(request));
  await open(page, notebook.couple);
  const photo = page.getByLabel("Photo").first();
  await photo.setInputFiles({
    name: "awa.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(50_000, 7),
  });
  await page.getByRole("textbox", { name: "Nom", exact: true }).first().fill("Yao");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  // Queued on the device or refused: both show a message, and the form stays.
  await expect(page.getByText(/gardé sur cet appareil|Connexion impossible/).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nom", exact: true }).first()).toHaveValue("Yao");
  await expect(page.locator("[data-file]").first()).toContainText("awa.png");
  await expect(page.locator("progress[data-file], [data-file] progress").first()).toBeHidden();
});

test.describe("on a slow network", () => {
  // A service worker would fetch the script without the delay of this test.
  test.use({ serviceWorkers: "block" });
  test("what is chosen and typed before the script is loaded is shown once it is", async ({
    page,
  }) => {
    let arrive = () => {};
    const scripts = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(
      /\/assets\/(file-drop|combobox-field|amount-field)\.script-.*\.js$/,
      async (route) => {
        await scripts;
        await route.continue();
      },
    );
    await page.goto("/dev/galerie");
    const photo = page.getByLabel("Photo", { exact: true });
    const zone = page.locator("[data-file]").filter({ has: photo });
    await photo.setInputFiles({
      name: "awa.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(9000),
    });
    await page.locator("input[data-amount]").first().fill("1500000");
    await page.getByRole("combobox", { name: "Commune", exact: true }).pressSequentially("adja");
    await expect(zone).not.toContainText("awa.png");
    arrive();
    await expect(zone).toContainText("awa.png");
    await expect(page.getByRole("option", { name: "Adjamé" })).toBeVisible();
    await expect(page.locator("input[data-amount]").first()).toHaveValue(/1\s500\s000/);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a photo is picked by the browser's own control", async ({ page }) => {
    await page.goto("/dev/galerie");
    const control = page.getByLabel("Photo", { exact: true });
    await expect(control).toBeVisible();
    await expect(control).toHaveCSS("opacity", "1");
  });
});
