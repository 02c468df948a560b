import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserArguments, chromiumPath } from "./browser.ts";
import { startProduct } from "./start-product.ts";

/** The pages that are judged, and the least marks that they must have. */
const pages = [
  ["home", "/"],
  ["town hall", "/details-mairie-pour-organiser-son-mariage-cote-d-ivoire/6"],
  ["sign-in", "/connexion"],
] as const;

const least = { accessibility: 100, "best-practices": 100, seo: 100, performance: 95 };
const categories = Object.keys(least) as (keyof typeof least)[];

/** A page has the middle one of so many marks: a loaded machine takes away, chance may give. */
const RUNS = 3;

/** A mark, 0 to 100, and what was found wanting. */
interface Mark {
  mark: number;
  wanting: string[];
}

function middleOf(marks: Mark[]): Mark {
  const sorted = marks.toSorted((a, b) => a.mark - b.mark);
  return sorted[Math.floor(sorted.length / 2)] ?? { mark: 0, wanting: [] };
}

/** The marks of one run of Lighthouse's mobile test. */
async function judge(url: string, port: number): Promise<Record<keyof typeof least, Mark>> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    locale: "en-US",
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories: judged } = result.lhr;
  const markOf = (name: keyof typeof least): Mark => {
    const category = judged[name];
    const wanting = (category?.auditRefs ?? [])
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && (audit?.score ?? 1) < 1)
      .map(({ audit }) => `${audit?.id} ${audit?.displayValue ?? ""}`.trim());
    return { mark: Math.round((category?.score ?? 0) * 100), wanting };
  };
  return {
    accessibility: markOf("accessibility"),
    "best-practices": markOf("best-practices"),
    seo: markOf("seo"),
    performance: markOf("performance"),
  };
}

async function main(): Promise<void> {
  const product = await startProduct();
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ["--headless=new", ...browserArguments],
  });
  const breaches: string[] = [];
  try {
    console.log(
      `| page | ${categories.join(" | ")} |\n|---|${categories.map(() => "---|").join("")}`,
    );
    for (const [page, path] of pages) {
      const runs: Awaited<ReturnType<typeof judge>>[] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await judge(product.url + path, chrome.port));
      const middle = categories.map((name) => middleOf(runs.map((run) => run[name])));
      console.log(`| ${page} | ${middle.map(({ mark }) => mark).join(" | ")} |`);
      for (const [place, name] of categories.entries()) {
        const { mark, wanting } = middle[place] ?? { mark: 0, wanting: [] };
        if (mark < least[name])
          breaches.push(
            `${page}: ${name} is ${mark}, ${least[name]} at least: ${wanting.join(", ")}`,
          );
      }
    }
  } finally {
    chrome.kill();
    await product.stop();
  }
  for (const breach of breaches) console.error(`breach: ${breach}`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

await main();
