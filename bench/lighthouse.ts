import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { browserArguments, chromiumPath } from "./browser.ts";
import { chosenBudgets } from "./budgets.ts";
import { type Prepared, preparePlaces } from "./prepare-places.ts";
import { startProduct } from "./start-product.ts";

/** The least scores of a page. */
const least = { accessibility: 100, "best-practices": 100, seo: 100, performance: 95 };
const categories = Object.keys(least) as (keyof typeof least)[];

/** A page has the median score of so many runs, because the load of the machine changes it. */
const RUNS = Number(process.env.RUNS ?? 3);

/** A score, 0 to 100, and the audits that failed. */
interface Score {
  score: number;
  failed: string[];
}

function middleOf(scores: Score[]): Score {
  const sorted = scores.toSorted((a, b) => a.score - b.score);
  return sorted[Math.floor(sorted.length / 2)] ?? { score: 0, failed: [] };
}

/** Whether an audit found a fault, or could not be made. */
function isFailed(audit: Result["audits"][string] | undefined): boolean {
  return audit?.scoreDisplayMode === "error" || (audit?.score ?? 1) < 1;
}

/** What is judged: a page, the session that looks at it, and whether search engines may show it. */
interface Judged {
  url: string;
  cookie: Prepared["cookies"]["anyone"];
  indexed: boolean;
}

/**
 * The scores of one run of Lighthouse's mobile test, and its index of the machine's speed. The test makes
 * the machine four times slower, which stands for a phone of the middle class where the index is that of a
 * good desktop, 1,500 or more (Lighthouse, docs/throttling.md).
 */
async function judge(
  { url, cookie, indexed }: Judged,
  port: number,
): Promise<Record<keyof typeof least, Score> & { speed: number }> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    locale: "en-US",
    onlyCategories: categories,
    ...(cookie ? { extraHeaders: { Cookie: `${cookie.name}=${cookie.value}` } } : {}),
    // What is only for search engines is not asked of pages that they may not show.
    skipAudits: indexed ? null : ["is-crawlable", "meta-description"],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories: judged, environment, finalDisplayedUrl } = result.lhr;
  if (finalDisplayedUrl !== url) throw new Error(`${url} leads to ${finalDisplayedUrl}`);
  const scoreOf = (name: keyof typeof least): Score => {
    const category = judged[name];
    const failed = (category?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && isFailed(audit))
      .map(({ audit }) =>
        `${audit?.id} ${audit?.displayValue ?? audit?.errorMessage ?? ""}`.trim(),
      );
    return { score: Math.round((category?.score ?? 0) * 100), failed };
  };
  return {
    accessibility: scoreOf("accessibility"),
    "best-practices": scoreOf("best-practices"),
    seo: scoreOf("seo"),
    performance: scoreOf("performance"),
    speed: environment.benchmarkIndex,
  };
}

async function main(): Promise<void> {
  const product = await startProduct();
  const breaches: string[] = [];
  const speeds: number[] = [];
  try {
    const { places, cookies } = await preparePlaces(product.url, product.query);
    console.log(
      `| page | ${categories.join(" | ")} |\n|---|${categories.map(() => "---|").join("")}`,
    );
    for (const { name: page, path, viewer, unlisted } of chosenBudgets()) {
      const indexed = viewer === "anyone" && unlisted !== true;
      const judged = { url: product.url + path(places), cookie: cookies[viewer], indexed };
      const runs: Awaited<ReturnType<typeof judge>>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        // A browser of its own: cookies of a page before would be sent instead of the session.
        const chrome = await launch({
          chromePath: chromiumPath(),
          chromeFlags: ["--headless=new", ...browserArguments],
        });
        runs.push(await judge(judged, chrome.port).finally(() => chrome.kill()));
      }
      speeds.push(...runs.map(({ speed }) => speed));
      const middle = categories.map((name) => middleOf(runs.map((run) => run[name])));
      console.log(`| ${page} | ${middle.map(({ score }) => score).join(" | ")} |`);
      for (const [place, name] of categories.entries()) {
        const { score, failed } = middle[place] ?? { score: 0, failed: [] };
        if (score < least[name])
          breaches.push(
            `${page}: ${name} is ${score}, ${least[name]} at least: ${failed.join(", ")}`,
          );
      }
    }
  } finally {
    await product.stop();
  }
  speeds.sort((a, b) => a - b);
  console.log(`benchmark index ${speeds[0]} to ${speeds.at(-1)}`);
  for (const breach of breaches) console.error(`breach: ${breach}`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

await main();
