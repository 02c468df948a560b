import { at } from "@jdj/contract/paths/addresses";
import { expect, type Page } from "@playwright/test";
import { enter } from "../support/notebook.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/page-checks.ts";
import { registerCouple, sessionCookieValue } from "../support/people.ts";
import { savePicture } from "../support/pictures.ts";
import { test } from "../support/shared-window.ts";

/** The gallery, and a page of every layout: `npm test` checks contrast of colours here alone. */
const pages = {
  galerie: "/dev/galerie",
  "galerie-connexion": "/dev/galerie/connexion",
  public: "/",
  authentification: "/inscription",
  carnet: "/dev/galerie/carnet",
  "event-planner": "/dev/galerie/event-planner",
  shopping: "/dev/galerie/shopping",
  mairies: "/choisir-mairie-pour-organiser-son-mariage-cote-d-ivoire",
  mairie: "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/6",
  "sans-titre": "/blog",
  carte: "/dev/galerie/carte",
  introuvable: "/nulle-part",
};

/** The window widths and text sizes that every page supports. */
const looks = [
  { name: "320", width: 320, size: 1 },
  { name: "360-200", width: 360, size: 2 },
  { name: "320-200", width: 320, size: 2 },
  { name: "640-200", width: 640, size: 2 },
];

/**
 * The texts that are cut off: those that overflow a box with hidden overflow, or
 * the window. Scrollable boxes and texts hidden on purpose are not counted.
 */
function wordsCut(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    const content = text.textContent?.trim() ?? "";
    if (!parent || content === "" || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest("script, style, noscript, option, textarea, svg, dialog:not([open])"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const {
        overflowX,
        overflowY,
        clipPath,
        position,
        webkitLineClamp: lineClamp,
      } = getComputedStyle(around);
      const edges = around.getBoundingClientRect();
      // For screen readers alone.
      if (clipPath.startsWith("inset") || (edges.width <= 1 && position === "absolute")) break;
      // Shortened on purpose: a control beside it shows the full text.
      if (lineClamp !== "none" || around.matches("[aria-current]")) break;
      if (overflowX === "auto" || overflowX === "scroll" || around === document.body) break;
      const beside = box.right > edges.right + 2 || box.left < edges.left - 2;
      const below = box.bottom > edges.bottom + 2 || box.top < edges.top - 2;
      const cuts = (how: string) => how === "hidden" || how === "clip";
      if ((cuts(overflowX) && beside) || (cuts(overflowY) && below)) {
        cut.push(content.slice(0, 60));
        break;
      }
      if (overflowY === "auto" || overflowY === "scroll") break;
    }
  }
  return cut;
}

/** The words of at most twelve characters that are broken over two lines. */
function wordsBroken(): string[] {
  const broken: string[] = [];
  const main = document.querySelector("main") ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest("option, textarea, .visually-hidden"))
      continue;
    for (const word of (text.textContent ?? "").matchAll(
      /(?<![\p{L}\d@._-])\p{L}{2,12}(?![\p{L}\d@._-])/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

async function enlarge(page: Page, size: number): Promise<void> {
  // Like the browser's setting: all sizes in rem grow.
  await page.addStyleTag({ content: `:root { font-size: ${size * 100}% !important }` });
}

for (const [name, address] of Object.entries(pages)) {
  test(`« ${name} » is accessible, and shows text of twice the size in a narrow window`, async ({
    page,
    request,
  }) => {
    if (name === "carnet") await enter(page, await registerCouple(request));
    await page.goto(address);
    await savePicture(page, name);
    await expectAccessible(page, { withContrast: true });
    await expectNoSidewaysScroll(page);
    for (const { name: look, width, size } of looks) {
      await page.setViewportSize({ width, height: 740 });
      await enlarge(page, size);
      await savePicture(page, `${name}-${look}`);
      await expectNoSidewaysScroll(page);
      // Rows of a long list get their height after the text has grown.
      await expect
        .poll(() => page.evaluate(wordsCut), { message: `${address} at ${look}` })
        .toEqual([]);
    }
  });
}

/** How far down a phone's window the first action of a page begins, in pixels. */
function firstAction(): number {
  const actions = [
    ...document.querySelectorAll("main :is(a[href], button, input, select, summary)"),
  ];
  const tops = actions
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect().top);
  return Math.min(...tops);
}

// The layouts above and `page-takes-over.spec.ts` stand for these pages in `npm test`.
test("every page of a full notebook shows text of twice the size, and its first action without scrolling", {
  tag: "@long",
}, async ({ page, context, request }) => {
  test.setTimeout(120_000);
  const data = { email: "awa@exemple.ci", password: "demo" };
  const login = await request.post("/api/v1/login", { data });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  const [, sent] = await (await request.get("/api/v1/messages", { headers })).json();
  const url = new URL(login.url()).origin;
  await context.addCookies([{ name: "jdj_session", value: sessionCookieValue(token), url }]);
  const addresses = [
    at("couple"),
    at("summary"),
    at("committee"),
    at("budget"),
    at("planning"),
    at("ceremonies"),
    at("guests"),
    at("sharing"),
    at("cards"),
    at("newCard"),
    at("card", { id: sent.id }),
    `${at("card", { id: sent.id })}?vue=destinataires`,
    at("remindGuests", { id: sent.id }),
    at("buyCredit"),
    at("senderNames"),
    at("responses"),
    at("responsesSettings"),
    at("account"),
    at("tourBudget"),
    at("tourPlanning"),
    at("tourCards"),
    at("tourResponses"),
  ];
  for (const address of addresses) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const isTour = address.startsWith(at("tour"));
    // The bar of tabs covers the last 60 pixels.
    if (!isTour) expect(await page.evaluate(firstAction), address).toBeLessThan(680 - 44);
    for (const { name: look, width, size } of looks) {
      await page.setViewportSize({ width, height: 740 });
      await enlarge(page, size);
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(wordsCut), `${address} at ${look}`).toEqual([]);
      // Beside two other columns a long name takes two lines.
      if (width === 360 && !isTour && address !== at("guests"))
        expect(await page.evaluate(wordsBroken), `${address} at ${look}`).toEqual([]);
    }
  }
});
