import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { askedBy, comparable, type Question } from "./compared-pages.ts";
import { cpuOf } from "./cpu.ts";
import { fillCampaigns } from "./fill-campaigns.ts";
import { lengthenBudget } from "./lengthen-budget.ts";
import { type Product, startProduct } from "./start-product.ts";

/** Another checkout, installed and built, to compare with; and how many guests and requests. */
const other = process.argv[2];
const GUESTS = Number(process.env.GUESTS ?? 60);
/** Campaigns that were sent to all guests. */
const CAMPAIGNS = Number(process.env.CAMPAIGNS ?? 0);
/** Lines of the budget; 0 leaves those of the template. */
const LINES = Number(process.env.LINES ?? 0);
const REQUESTS = Number(process.env.REQUESTS ?? 150);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** Requests at a time; 1 measures how long one takes. */
const AT_ONCE = Number(process.env.AT_ONCE ?? 8);

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Figures {
  node: number;
  postgres: number;
  ms: number;
}

interface Side {
  name: string;
  product: Product;
  questions: Map<string, Question>;
  figures: Map<string, Figures[]>;
}

/** What is measured, all by default: names of `comparable`, separated by commas. */
const only = process.env.ONLY?.split(",");
const measured = comparable.filter((name) => only?.includes(name) ?? true);

let sent = 0;

/** Asks once, and reads the whole answer; anything but 200 is an error. */
function ask(url: string, { path, headers, body }: Question): Promise<void> {
  const method = body === undefined ? "GET" : "POST";
  return new Promise((done, fail) => {
    const asked = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        answer.statusCode === 200 ? done() : fail(new Error(`${url}${path}: ${answer.statusCode}`)),
      );
    });
    sent += 1;
    asked.on("error", fail).end(body && JSON.stringify(body(sent)));
  });
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Asks for a page or a call so many times. @returns the processor time of each, and the median time, in ms */
async function measure(
  { product, questions }: Side,
  name: string,
  times: number,
): Promise<Figures> {
  const question = questions.get(name) ?? { path: "", headers: {} };
  const before = cpuOf(product);
  const took: number[] = [];
  let left = times;
  async function askInTurn(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      await ask(product.url, question);
      took.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  const after = cpuOf(product);
  return {
    node: (after.node - before.node) / times,
    postgres: (after.postgres - before.postgres) / times,
    ms: median(took),
  };
}

async function open(name: string, root: string): Promise<Side> {
  const product = await startProduct(root);
  const { couple, questions } = await askedBy(product, GUESTS);
  if (CAMPAIGNS > 0) await fillCampaigns(product, couple, CAMPAIGNS);
  if (LINES > 0) await lengthenBudget(product.query, LINES);
  return { name, product, questions, figures: new Map() };
}

/** Compares this checkout with another, if one is given, in turns: the load of the machine is the same for both. */
async function main(): Promise<void> {
  const here = join(import.meta.dirname, "..");
  const sides = other === undefined ? [] : [await open("before", resolve(other))];
  sides.push(await open("now", here));
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const name of measured) {
        for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
          const figures = await measure(side, name, REQUESTS);
          if (round >= 0) side.figures.set(name, [...(side.figures.get(name) ?? []), figures]);
        }
      }
    }
    console.log(`${GUESTS} guests, ${AT_ONCE} at once, medians of ${ROUNDS} rounds of ${REQUESTS}`);
    console.log(
      "| what | | Node, ms CPU | PostgreSQL, ms CPU | median time, ms |\n|---|---|---|---|---|",
    );
    for (const name of measured) {
      for (const { name: side, figures } of sides) {
        const all = figures.get(name) ?? [];
        const of = (key: keyof Figures) => median(all.map((one) => one[key])).toFixed(2);
        console.log(`| ${name} | ${side} | ${of("node")} | ${of("postgres")} | ${of("ms")} |`);
      }
    }
  } finally {
    for (const { product } of sides) await product.stop();
  }
}

await main();
