import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type APIRequestContext, expect } from "@playwright/test";
import { answersOf, cards, expectSound, sendCard, tokenOf } from "../support/cards.ts";
import { enter, enterAt } from "../support/notebook.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, caughtMessage, registerCouple } from "../support/people.ts";
import { test } from "../support/shared-window.ts";

/** A couple of one guest, to whom it has sent a card, and the token of that card. */
async function cardOfOne(request: APIRequestContext) {
  const couple = await registerCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  await sendCard(request, couple, [guest.id]);
  const token = tokenOf((await caughtMessage(request, guest.email ?? "")).links);
  return { couple, guest, token };
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest opens their card, confirms, changes their mind, and the host sees it", async ({
    page,
    request,
  }) => {
    const couple = await registerCouple(request);
    const [guest] = await addGuests(request, couple, 1);
    if (!guest) throw new Error("No guest was added");
    const id = await sendCard(request, couple, [guest.id]);
    const { links } = await caughtMessage(request, guest.email ?? "");
    const token = tokenOf(links);

    await page.goto(cards.own(token));
    await expect(page.getByText("Madame Élodie Konan 0001")).toBeVisible();
    await expect(page.getByText("Élodie, nous vous attendons.")).toBeVisible();
    // On a phone the whole card, and the first answer, are seen without scrolling.
    const picture = page.getByRole("img", { name: /^La carte/ });
    await expect(picture).toBeInViewport({ ratio: 1 });
    const confirm = page.getByRole("button", { name: "Confirmer votre présence" });
    await expect(confirm).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.y).toBeLessThan((await confirm.boundingBox())?.y ?? 0);
    await expectNoSidewaysScroll(page);
    expect(await answersOf(request, couple)).toEqual({ [guest.id]: "none" });

    await page.getByRole("button", { name: "Confirmer votre présence" }).click();
    await expect(page.getByRole("heading", { name: "Vous venez" })).toBeVisible();
    await expect(page.getByRole("status")).toContainText("Votre présence a bien été confirmée !");
    expect(await answersOf(request, couple)).toEqual({ [guest.id]: "yes" });

    await page.getByRole("link", { name: "Changer ma réponse" }).click();
    await page.getByRole("button", { name: "Je ne pourrai pas venir" }).click();
    await expect(page.getByRole("heading", { name: "Vous ne viendrez pas" })).toBeVisible();
    expect(await answersOf(request, couple)).toEqual({ [guest.id]: "no" });

    await page.goto(cards.confirm(token));
    await page.getByRole("button", { name: "Confirmer votre présence" }).click();
    await expect(page.getByText("Votre présence a bien été confirmée !").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Voir ma carte" })).toBeVisible();
    expect(await answersOf(request, couple)).toEqual({ [guest.id]: "yes" });

    await enterAt(page, couple, `${cards.detail(id)}?vue=destinataires`);
    await expect(page.getByRole("row").filter({ hasText: "Konan" })).toContainText("Vient");
    await page.goto(`${notebookPrefix}/invites-pour-le-mariage`);
    const counter = page
      .locator("dl > div")
      .filter({ has: page.getByText("Confirmé", { exact: true }) });
    await expect(counter.locator("dd")).toHaveText("1");
  });
});

test("the confirmation's link confirms at once for a person who looks at it", async ({
  page,
  request,
}) => {
  const { couple, guest, token } = await cardOfOne(request);

  await page.goto(cards.confirm(token));
  await expect(page.getByText("Votre présence a bien été confirmée !").first()).toBeVisible();
  await expect(page.getByText("Vous allez être conduit à l’accueil")).toBeVisible();
  await expectSound(page);
  expect(await answersOf(request, couple)).toEqual({ [guest.id]: "yes" });

  // Touching anything stays; the card then shows the answer.
  await page.keyboard.press("Tab");
  await expect(page.getByText("Vous allez être conduit à l’accueil")).toBeHidden();
  await page.getByRole("link", { name: "Voir ma carte" }).click();
  await expect(page.getByRole("heading", { name: "Vous venez" })).toBeVisible();
  await expectSound(page, { isNew: true });
  await expect(page.getByRole("img", { name: /^La carte/ })).toBeVisible();
  await page.getByRole("link", { name: "Changer ma réponse" }).click();
  await expect(page.getByRole("button", { name: "Je ne pourrai pas venir" })).toBeVisible();
  await expectSound(page);
});

test("a card that cancels says so, and nobody can answer it nor the invitation before it", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  const tokens: string[] = [];
  for (const category of ["Invitation", "Annulation"]) {
    await sendCard(request, couple, [guest.id], category);
    const { links } = await caughtMessage(request, guest.email ?? "", (item) => {
      const token = tokenOf(item.links);
      return token !== "" && !tokens.includes(token);
    });
    tokens.push(tokenOf(links));
  }
  // Only the host cancels: the card alone says nothing to those who have another one.
  await page.goto(cards.own(tokens[0] ?? ""));
  await expect(page.getByRole("heading", { name: "La fête est annulée" })).toHaveCount(0);
  const cancelled = await request.put(`/api/v1/events/${couple.eventId}/cancellation`, {
    headers: { authorization: `Bearer ${couple.token}` },
  });
  expect(cancelled.status()).toBe(200);
  for (const token of tokens) {
    await page.goto(cards.own(token));
    await expect(page.getByRole("heading", { name: "La fête est annulée" })).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Retirer de mon agenda/ }).first()).toBeVisible();
    await expectSound(page);
  }
  await page.goto(cards.confirm(tokens[0] ?? ""));
  await expect(page.getByRole("heading", { name: "La fête est annulée" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(await answersOf(request, couple)).toEqual({ [guest.id]: "none" });
});

test("a crawler or a link preview sees the card and changes nothing", async ({ request }) => {
  const { couple, guest, token } = await cardOfOne(request);

  for (const agent of ["WhatsApp/2.23", "facebookexternalhit/1.1", "Googlebot/2.1", "curl/8"]) {
    for (const address of [cards.own(token), cards.confirm(token)]) {
      const answer = await request.get(address, { headers: { "user-agent": agent } });
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toContain('name="robots" content="noindex"');
    }
  }
  const page = await (await request.get(cards.own(token))).text();
  const picture = page.match(/property="og:image" content="([^"]+)"/)?.[1] ?? "";
  expect(picture).toMatch(/^https?:\/\/.+\.png$/);
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
  expect(await answersOf(request, couple)).toEqual({ [guest.id]: "none" });
});

test("the page of a card carries its picture, which a phone need not ask for", async ({
  page,
  request,
}) => {
  const { token } = await cardOfOne(request);
  const path = `/api/v1/wedding-cards/${token}/card.png?size=half`;
  const picture = await (await request.get(path)).body();
  const source = `data:image/png;base64,${picture.toString("base64")}`;
  await expect
    .poll(async () => (await (await request.get(cards.own(token))).text()).split(source).length)
    .toBe(2);

  const asked: string[] = [];
  page.on("request", (one) => asked.push(one.url()));
  await page.goto(cards.own(token), { waitUntil: "networkidle" });
  const shown = page.getByRole("img", { name: /^La carte/ });
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(540);
  expect(asked.filter((url) => url.includes("card.png"))).toEqual([]);
});

test("an unknown link shows a page that says so", async ({ page }) => {
  for (const address of [cards.own("nul-et-non-avenu"), cards.confirm("nul-et-non-avenu")]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "introuvable" })).toBeVisible();
    await expectSound(page);
  }
});

test("a guest's number opens the confirmation to their host alone", async ({ page, request }) => {
  const couple = await registerCouple(request);
  const [guest] = await addGuests(request, couple, 1);
  if (!guest) throw new Error("No guest was added");
  const address = cards.confirm(String(guest.id));
  expect((await page.goto(address))?.status()).toBe(404);
  await enter(page, couple);
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.getByText("Votre présence a bien été confirmée !").first()).toBeVisible();
  expect(await answersOf(request, couple)).toEqual({ [guest.id]: "yes" });
});
