import { chromium } from "@playwright/test";
import { browserArguments, chromiumPath } from "./browser.ts";
import { type Budget, chosenBudgets } from "./budgets.ts";
import { preparePlaces } from "./prepare-places.ts";
import { startProduct } from "./start-product.ts";
import { type View, view } from "./view.ts";

const RUNS = 5;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints one page's row; returns what it breaches, judged by the medians, and by the worst move. */
function report({ name, limits }: Budget, views: View[]): string[] {
  const of = (key: keyof View) => median(views.map((one) => one[key]));
  const worst = (key: keyof View) => Math.max(...views.map((one) => one[key]));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const sizes = (["js", "html", "css", "fonts", "total"] as const).map((key) => kb(of(key)));
  const row = [
    name,
    ...sizes,
    seconds(of("lcp")),
    seconds(worst("lcp")),
    worst("cls").toFixed(3),
    `${of("interaction")} ms`,
    `${worst("interaction")} ms`,
  ];
  console.log(`| ${row.join(" | ")} |`);
  return (Object.keys(limits) as (keyof View)[])
    .map((key) => ({ key, figure: key === "cls" ? worst(key) : of(key), limit: limits[key] }))
    .filter(({ figure, limit }) => limit !== undefined && figure > limit)
    .map(({ key, figure, limit }) => `${name}: ${key} is ${figure.toFixed(3)}, ${limit} at most`);
}

async function main(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  const breaches: string[] = [];
  try {
    const { places, cookies } = await preparePlaces(product.url, product.query);
    console.log(
      "| page | JS | HTML | CSS | fonts | first view | LCP median | LCP worst | CLS worst | interaction median | worst |\n|---|---|---|---|---|---|---|---|---|---|---|",
    );
    for (const budget of chosenBudgets()) {
      const views: View[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          isMobile: true,
          hasTouch: true,
        });
        const cookie = cookies[budget.viewer];
        if (cookie) await context.addCookies([{ ...cookie, url: product.url }]);
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
