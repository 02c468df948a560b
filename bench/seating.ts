import { at } from "@jdj/contract/paths/addresses";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { browserArguments, chromiumPath } from "./browser.ts";
import { call, importGuests, registerCouple, sessionCookieValue } from "./couple.ts";
import { startProduct } from "./start-product.ts";

// The seating of 600 guests: how long its proposal takes, and how many frames a second a finger sees that
// drags a family to a table, and a table through the room, on a phone six times slower.

const GUESTS = 600;
const TABLES = 75;
const SLOWER = 6;
const MOVES = 90;

/** The times between the frames that the page drew while something was done, in ms. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { seenFrames: frames, isMeasured: true });
    const note = (at: number) => {
      frames.push(at);
      if (Reflect.get(window, "isMeasured")) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    Reflect.set(window, "isMeasured", false);
    return Reflect.get(window, "seenFrames") as number[];
  });
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

function said(name: string, gaps: readonly number[]): void {
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const sorted = gaps.toSorted((a, b) => a - b);
  const worst = sorted.at(-1) ?? 0;
  const late = gaps.filter((gap) => gap > 20).length;
  console.log(
    `${name}: ${(gaps.length / seconds).toFixed(1)} frames a second, ${late} of ${gaps.length} late, the slowest after ${worst.toFixed(0)} ms`,
  );
}

/** A finger that goes down, moves in a line and goes up. */
async function finger(
  session: CDPSession,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
  await send("touchStart", from.x, from.y);
  for (let move = 1; move <= MOVES; move += 1) {
    const share = move / MOVES;
    await send("touchMove", from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await new Promise((later) => setTimeout(later, 16));
  }
  await send("touchEnd", to.x, to.y);
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function main(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    await product.ageAccounts();
    await importGuests(url, couple, GUESTS);
    const { pool, close } = openDatabase(product.connection, { connections: 1 });
    await pool.query(
      "update guests set household = case when id % 3 > 0 then 'Foyer ' || id / 4 end where event_id = $1",
      [couple.eventId],
    );
    await close();
    const path = `/api/v1/seating/${couple.eventId}`;
    for (const count of [50, TABLES - 50])
      await call(url, "POST", `${path}/tables`, {
        token: couple.token,
        body: { shape: "round", places: 10, count },
      });
    const times: number[] = [];
    for (let run = 0; run < 20; run += 1) {
      const began = performance.now();
      await call(url, "GET", `${path}/proposal`, couple);
      times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    console.log(
      `proposal for ${GUESTS} guests at ${TABLES} tables: median ${times[10]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)}`,
    );

    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: browserArguments,
    });
    const context = await browser.newContext({
      ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
      // The first visit also fetches the pages for offline use: not what is measured here.
      serviceWorkers: "block",
    });
    await context.addCookies([
      { name: "jdj_session", value: sessionCookieValue(couple.token), url },
    ]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url + at("seating"));
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await page.waitForLoadState("networkidle");
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const handle = await middleOf(page, "[data-drag]");
    said(
      "a family dragged over the tables",
      await framesOf(page, () => finger(session, handle, { x: 340, y: 200 })),
    );
    said(
      "the list scrolled by a finger",
      await framesOf(page, () => finger(session, { x: 100, y: 400 }, { x: 100, y: 60 })),
    );
    said(
      "a family seated by a tap",
      await framesOf(page, async () => {
        await page.locator("[data-tray] [data-drop]").first().dispatchEvent("click");
        await page.waitForTimeout(1500);
      }),
    );
    await page.goto(`${url}${at("seatingRoom")}`);
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
    await page.getByRole("button", { name: "Déplacer" }).click();
    const table = await middleOf(page, "[data-table]");
    said(
      "a table moved in the room",
      await framesOf(page, () => finger(session, table, { x: 300, y: table.y + 60 })),
    );
    await browser.close();
  } finally {
    await product.stop();
  }
}

await main();
