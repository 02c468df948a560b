import { type CDPSession, chromium, type Page } from "@playwright/test";
import { browserArguments, chromiumPath } from "./browser.ts";
import { type Budget, budgets } from "./budgets.ts";
import { call, importGuests, registerCouple, sendCard, until } from "./couple.ts";
import { startProduct } from "./start-product.ts";

const RUNS = 5;

/** What one cold view of a page cost. */
interface View {
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  cls: number;
  /** Bytes on the wire, headers included. */
  total: number;
  js: number;
  css: number;
  html: number;
  fonts: number;
}

/** 400 kbps both ways, 400 ms, CPU four times slower (identity.md). */
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

function kindOf(
  type: string,
  url: string,
): keyof Pick<View, "js" | "css" | "html" | "fonts"> | null {
  if (type === "Script" || url.endsWith(".js")) return "js";
  if (type === "Stylesheet") return "css";
  if (type === "Document") return "html";
  return type === "Font" ? "fonts" : null;
}

async function view(page: Page, url: string): Promise<View> {
  const session = await page.context().newCDPSession(page);
  await throttle(session);
  const seen: View = { lcp: 0, cls: 0, total: 0, js: 0, css: 0, html: 0, fonts: 0 };
  const kinds = new Map<string, ReturnType<typeof kindOf>>();
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    kinds.set(requestId, kindOf(type, new URL(response.url).pathname)),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    seen.total += encodedDataLength;
    const kind = kinds.get(requestId);
    if (kind) seen[kind] += encodedDataLength;
  });
  await page.addInitScript(() => {
    const store = { lcp: 0, cls: 0 };
    Object.assign(window, { seen: store });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) store.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput))
          store.cls += Number(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  const { lcp, cls } = await page.evaluate(() => Reflect.get(window, "seen"));
  return { ...seen, lcp, cls };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints one page's row; returns what it breaches, judged by the median. */
function report({ name, limits }: Budget, views: View[]): string[] {
  const of = (key: keyof View) => median(views.map((one) => one[key]));
  const worst = Math.max(...views.map(({ lcp }) => lcp));
  console.log(
    `| ${name} | ${kb(of("js"))} | ${kb(of("html"))} | ${kb(of("css"))} | ${kb(of("fonts"))} | ${kb(of("total"))} | ${(of("lcp") / 1000).toFixed(2)} s | ${(worst / 1000).toFixed(2)} s | ${of("cls").toFixed(3)} |`,
  );
  return (Object.keys(limits) as (keyof View)[])
    .filter((key) => of(key) > (limits[key] ?? Number.POSITIVE_INFINITY))
    .map((key) => `${name}: ${key} is ${of(key).toFixed(3)}, ${limits[key]} at most`);
}

async function main(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  const breaches: string[] = [];
  try {
    const couple = await registerCouple(product.url);
    await importGuests(product.url, couple, 500);
    const [guest] = await call<{ id: number }[]>(
      product.url,
      "GET",
      `/api/v1/guests-by-event-get/${couple.eventId}`,
      couple,
    );
    await sendCard(product.url, couple, [guest?.id ?? 0]);
    const letter = await until(async () => {
      const items = await call<{ kind: string; links: string[] }[]>(
        product.url,
        "GET",
        "/dev/outbox.json",
      );
      return items.find(({ kind }) => kind === "card");
    });
    const places = { eventId: couple.eventId, cardPath: new URL(letter.links[0] ?? "").pathname };
    console.log(
      "| page | JS | HTML | CSS | fonts | first view | LCP median | LCP worst | CLS |\n|---|---|---|---|---|---|---|---|---|",
    );
    for (const budget of budgets) {
      const views: View[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
        });
        if (budget.signedIn)
          await context.addCookies([
            { name: "jdj_session", value: couple.token, url: product.url },
          ]);
        views.push(await view(await context.newPage(), product.url + budget.path(places)));
        await context.close();
      }
      breaches.push(...report(budget, views));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const breach of breaches) console.error(`breach: ${breach}`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

await main();
