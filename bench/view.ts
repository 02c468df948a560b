import { brotliCompressSync } from "node:zlib";
import type { CDPSession, Page } from "@playwright/test";

/** What one cold view of a page cost: bytes on the wire with their headers, and milliseconds. */
export interface View {
  js: number;
  /** The document without the styles and pictures it carries: styles are counted as such, pictures in the total. */
  html: number;
  css: number;
  fonts: number;
  total: number;
  /** Until the largest contentful paint. */
  lcp: number;
  cls: number;
  /** From a press or a key to the next paint, the slowest of those that were made. */
  interaction: number;
}

/** 400 kbps both ways, 400 ms, CPU four times slower. */
async function throttle(session: CDPSession): Promise<void> {
  const bytesPerSecond = (400 * 1000) / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function kindOf(type: string, url: string): "js" | "css" | "html" | "fonts" | null {
  if (type === "Script" || url.endsWith(".js")) return "js";
  if (type === "Stylesheet") return "css";
  if (type === "Document") return "html";
  return type === "Font" ? "fonts" : null;
}

/**
 * Looks at a page once: loads it under the conditions of a cheap phone, then presses what is there.
 * @param isThrottled false for the weights and shifts alone, at the speed of the machine
 */
export async function view(
  page: Page,
  url: string,
  { isThrottled = true }: { isThrottled?: boolean } = {},
): Promise<View> {
  const session = await page.context().newCDPSession(page);
  if (isThrottled) await throttle(session);
  else await session.send("Network.enable");
  const bytes = { js: 0, html: 0, css: 0, fonts: 0, total: 0 };
  const kinds = new Map<string, ReturnType<typeof kindOf>>();
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf(type, new URL(response.url).pathname)),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  const { lcp, cls } = await seen(page);
  const carried = await carriedShares(page, url);
  const styles = Math.round(bytes.html * carried.styles);
  const pictures = Math.round(bytes.html * carried.pictures);
  const html = bytes.html - styles - pictures;
  const loaded = { ...bytes, html, css: bytes.css + styles };
  if (isThrottled) await interact(page);
  const { interaction } = await seen(page);
  return { ...loaded, lcp, cls, interaction };
}

/** Runs in the page: keeps what the browser measures. */
function observe(): void {
  const store = { lcp: 0, cls: 0, interaction: 0 };
  Object.assign(window, { seen: store });
  const on = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...options });
  on("largest-contentful-paint", ({ startTime }) => {
    store.lcp = startTime;
  });
  on("layout-shift", (entry) => {
    if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
      store.cls += Number(entry.value);
  });
  on(
    "event",
    (entry) => {
      if ("interactionId" in entry && Number(entry.interactionId) > 0)
        store.interaction = Math.max(store.interaction, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

async function seen(page: Page): Promise<Pick<View, "lcp" | "cls" | "interaction">> {
  return page.evaluate(() => Reflect.get(window, "seen"));
}

/** How much of a document's compressed bytes are its own `<style>` and pictures. Asked anew: some pages move on. */
async function carriedShares(page: Page, url: string) {
  const answer = await (await page.context().request.get(url)).text();
  // The one text that differs from one answer to the next: it moved the share by 0.3 %.
  const text = answer.replace(/ nonce="[^"]*"/g, ' nonce="x"');
  const whole = brotliCompressSync(text).length;
  const shareOf = (pattern: RegExp) =>
    1 - brotliCompressSync(text.replace(pattern, "")).length / whole;
  return {
    styles: shareOf(/<style[^>]*>[\s\S]*?<\/style>/g),
    pictures: shareOf(/(?<= src=")data:image[^"]*/g),
  };
}

/** What most people do first: open the menu, write a word, tick something. Nothing is sent. */
async function interact(page: Page): Promise<void> {
  const shown = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const menu = shown("[data-menu] > summary");
  if (await menu.isVisible()) {
    await menu.click();
    await menu.click();
  }
  const box = shown(
    "main :is(input[type=text], input[type=search], input[type=email], textarea):not([readonly])",
  );
  if (await box.isVisible()) {
    await box.click();
    await page.keyboard.type("awa", { delay: 150 });
  }
  const tick = shown("main :is(input[type=checkbox], input[type=radio]):enabled");
  if (await tick.isVisible()) await tick.click({ force: true });
  // The observers are told once the browser is idle.
  await page.waitForTimeout(500);
}
