import { readFile } from "node:fs/promises";
import { at } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { enter, open } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { type Person, registerCouple } from "../support/people.ts";
import { photo, savePicture } from "../support/pictures.ts";

const picture = (name: string) => ({ ...photo, name });
const lie = {
  name: "fete.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("Ce n’est pas une photo."),
};

/** What a host may call about their album and the page of their feast. */
function hostOf(request: APIRequestContext, couple: Person) {
  const headers = { authorization: `Bearer ${couple.token}` };
  const album = `/api/v1/albums/${couple.eventId}`;
  return {
    read: async () => (await request.get(album, { headers })).json(),
    save: (data: object) => request.put(album, { headers, data }),
    renew: () => request.post(`${album}/link`, { headers, data: {} }),
    openPage: () =>
      request.put(`/api/v1/event-page-settings/${couple.eventId}/visibility`, {
        headers,
        data: { visibility: "link" },
      }),
  };
}

async function check(page: Page, name: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await savePicture(page, `album-${name}`);
}

test("take guests’ photos through moderation to the album @both", async ({
  page,
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const host = hostOf(request, couple);
  await host.openPage();
  await enter(page, couple);
  await open(page, at("album"));
  await check(page, "new");
  await page.getByRole("button", { name: "Ouvrir la collecte" }).click();
  await expect(page.getByText("Vos invités peuvent envoyer leurs photos.")).toBeVisible();
  const link = new URL(await page.getByLabel(/^Lien/).inputValue()).pathname;
  await page.getByRole("link", { name: "Cartons des tables" }).click();
  await expect(page.getByText("Photographiez, partagez").first()).toBeVisible();
  const code = page.getByRole("img", { name: "Code à scanner" });
  await expect
    .poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await check(page, "cards");

  const device = await browser.newContext({ viewport: page.viewportSize() });
  const phone = await device.newPage();
  await phone.goto(link);
  await check(phone, "guest");
  await phone.getByLabel("Votre prénom").fill("Adjoua");
  const files = [picture("1.png"), picture("2.png"), lie, picture("3.png")];
  await phone.getByLabel(/^Vos photos/).setInputFiles(files);
  await phone.getByRole("button", { name: "Envoyer" }).click();
  await expect(phone.getByText("Vos 3 photos sont arrivées, merci.")).toBeVisible();
  await expect(phone.getByText(/^fete\.jpg.*n’est pas une photo/)).toBeVisible();
  await expect(phone.getByText("Chez les hôtes")).toHaveCount(3);
  await check(phone, "sent");
  await phone
    .getByRole("button", { name: /^Retirer/ })
    .first()
    .click();
  await expect(phone.getByText("La photo est retirée.")).toBeVisible();
  await expect(phone.getByText("Chez les hôtes")).toHaveCount(2);

  await open(page, at("album"));
  await expect(page.getByRole("link", { name: /^En attente/ })).toContainText("2");
  await page
    .getByRole("checkbox", { name: /^Photo de Adjoua/ })
    .first()
    .check();
  await expect(page.getByText("1 choisie")).toBeVisible();
  await check(page, "waiting");
  await page.getByRole("button", { name: "Montrer", exact: true }).click();
  await expect(page.getByText("1 photo est dans l’album.")).toBeVisible();
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Écarter" }).click();
  await expect(page.getByText("1 photo est à l’écart.")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Tout télécharger" }).click();
  const archive = await downloading;
  expect(archive.suggestedFilename()).toMatch(/^photos-.*\.zip$/);
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe("PK");

  await phone.goto(link);
  await phone.getByRole("link", { name: "Voir l’album" }).click();
  await expect(phone.getByRole("img", { name: "Adjoua" })).toHaveCount(1);
  await check(phone, "album");
  await phone.getByRole("link", { name: "Retour à la page" }).click();
  await phone.getByRole("link", { name: "Ouvrir l’album" }).click();
  await phone.getByRole("link", { name: "Adjoua" }).click();
  await expect(phone.getByText("1 sur 1")).toBeVisible();
  await check(phone, "photo");
  await phone.getByRole("button", { name: "Signaler cette photo" }).click();
  await expect(phone.getByText("les hôtes la regarderont")).toBeVisible();
  await expect(phone.getByText("L’album est encore vide.")).toBeVisible();
  await open(page, at("album"));
  await expect(page.getByText("Signalée")).toBeVisible();
  await device.close();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("photos wait on the phone until the network returns", async ({ page, context, request }) => {
    const couple = await registerCouple(request);
    const host = hostOf(request, couple);
    await host.save({ is_open: true, asks_approval: false });
    const { path } = await host.read();
    await page.goto(path);
    await expect(page.locator("html[data-enhanced]")).toBeAttached();
    await expect
      .poll(() => page.evaluate(async (address) => !!(await caches.match(address)), path))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("form[data-album][data-ready]")).toBeAttached();
    await page.getByLabel(/^Vos photos/).setInputFiles([picture("1.png"), picture("2.png")]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(
      page.getByText("0 sur 2 envoyées · le reste part dès que le réseau revient"),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Vos 2 photos sont arrivées, merci.")).toBeVisible();
    expect((await host.read()).counts.shown).toBe(2);
  });
});

test("a phone without room sends photos while the page is open, and says that it must stay so", async ({
  page,
  context,
  request,
}) => {
  const couple = await registerCouple(request);
  const host = hostOf(request, couple);
  await host.save({ is_open: true, asks_approval: false });
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("There is no room", "QuotaExceededError");
    };
  });
  await page.goto((await host.read()).path);
  await expect(page.locator("form[data-album][data-ready]")).toBeAttached();
  await context.setOffline(true);
  await page.getByLabel(/^Vos photos/).setInputFiles([picture("1.png"), picture("2.png")]);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("0 sur 2 envoyées · gardez cette page ouverte")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Vos 2 photos sont arrivées, merci.")).toBeVisible();
  expect((await host.read()).counts.shown).toBe(2);
});

test("without script a form sends several photos, and a former code says so", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const host = hostOf(request, couple);
  await host.save({ is_open: true, asks_approval: true });
  const { path } = await host.read();
  const device = await browser.newContext({ javaScriptEnabled: false });
  const phone = await device.newPage();
  await phone.goto(path);
  await phone.getByRole("button", { name: "Envoyer" }).click();
  await expect(phone.getByText("Choisissez au moins une photo").first()).toBeVisible();
  await phone.getByLabel(/^Vos photos/).setInputFiles([picture("1.png"), lie]);
  await phone.getByLabel("Votre prénom").fill("Adjoua");
  await phone.getByRole("button", { name: "Envoyer" }).click();
  await expect(phone.getByText(/^fete\.jpg.*n’est pas une photo/)).toBeVisible();
  await expect(phone.getByLabel("Votre prénom")).toHaveValue("Adjoua");
  await expect(phone.getByText("Chez les hôtes")).toHaveCount(1);
  await phone.getByRole("button", { name: /^Retirer/ }).click();
  await expect(phone.getByText("La photo est retirée.")).toBeVisible();
  await host.renew();
  await phone.goto(path);
  await expect(phone.getByRole("heading", { name: "Ce code a changé" })).toBeVisible();
  await device.close();
});
