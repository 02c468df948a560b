import { at, notebookPrefix } from "@jdj/contract/paths/addresses";
import { expect, test } from "@playwright/test";
import { enter, enterAt } from "../support/notebook.ts";
import { expectNoSidewaysScroll } from "../support/page-checks.ts";
import { addGuests, registerCouple } from "../support/people.ts";

const pages = [
  "fiances",
  "en-bref",
  "comite-restreint",
  "budgets",
  "planning-de-mariage",
  "dates-et-lieux-de-mariage",
  "invites-pour-le-mariage",
  "carte-d-invitation-mariage",
  "nouvelle-carte-d-invitation-mariage",
];

/** The pages whose text of twice the size is checked here; `text-size.spec.ts` has the layouts. */
const readAtTwiceTheSize = [
  "fiances",
  "en-bref",
  "comite-restreint",
  "budgets",
  "dates-et-lieux-de-mariage",
];

/** How far down the first thing to press or to fill in ends, in pixels. */
function firstActionEnds(): number {
  const actions = [...document.querySelectorAll("main :is(a, button, input, select)")]
    .filter((action) => action.checkVisibility({ visibilityProperty: true }))
    .map((action) => action.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  return Math.min(...actions.slice(0, 8).map(({ bottom }) => bottom));
}

/** The words of buttons and links that are broken at no hyphen, or end beyond the window. */
function brokenLabels(): string[] {
  const broken: string[] = [];
  for (const label of document.querySelectorAll("button, a")) {
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (text.parentElement.closest(".visually-hidden")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        // Chips and tables are scrolled sideways.
        const isBeyond = range.getBoundingClientRect().right > innerWidth + 2;
        const scrolls = label.closest("table, [role=group], [role=tablist]");
        if (lines.size > 1 || (isBeyond && !scrolls)) broken.push(word);
      }
    }
  }
  return broken;
}

test("each page of the notebook hydrates without rendering anything again", async ({
  page,
  request,
}) => {
  test.slow();
  const couple = await registerCouple(request);
  await addGuests(request, couple, 3);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${new URL(page.url()).pathname}: ${error.message}`));
  await enterAt(page, couple, `${notebookPrefix}/fiances`);
  for (const name of pages) {
    await page.goto(`${notebookPrefix}/${name}`);
    await page.waitForLoadState("networkidle");
    // A first page needs no second round trip for its styles, and does not fetch them twice.
    await expect(page.locator('link[rel="stylesheet"][data-precedence]'), name).toHaveCount(0);
    // Above the tabs, on the first screen of a phone.
    expect(await page.evaluate(firstActionEnds), name).toBeLessThan(740 - 64);
    if (!readAtTwiceTheSize.includes(name)) continue;
    // As with the browser's largest text.
    await page.addStyleTag({ content: ":root { font-size: 200% !important }" });
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(brokenLabels), name).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test("what is entered while the scripts still load is kept, and counts, when they have", async ({
  page,
  request,
}) => {
  const couple = await registerCouple(request);
  await enter(page, couple);
  let released = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await released.promise;
    await route.continue().catch(() => {}); // the page was left
  });

  // « load » waits for the scripts.
  await page.goto(at("buyCredit"), { waitUntil: "commit" });
  const pack = page.getByRole("radio", { name: "Un autre montant" });
  await pack.check();
  const channel = page.getByRole("radio", { name: /^WhatsApp/ });
  await channel.check();
  released.resolve();
  // Only a handler of React shows this field.
  await page.getByLabel("Montant, taxe comprise").fill("5000");
  await expect(page.getByText(/messages pour/)).toBeVisible();
  await expect(pack).toBeChecked();
  await expect(channel).toBeChecked();

  released = Promise.withResolvers();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${notebookPrefix}/budgets`, { waitUntil: "commit" });
  const fee = page.getByRole("textbox", { name: "Réel, Frais de la mairie", exact: true });
  await fee.fill("25000");
  released.resolve();
  await expect(fee).toHaveValue(/^25\s000$/);
});
