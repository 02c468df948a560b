import { at } from "@jdj/contract/paths/addresses";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import {
  type Couple,
  importGuests,
  registerCouple,
  sendCard,
  sessionCookieValue,
} from "./couple.ts";
import { type Product, startProduct } from "./start-product.ts";

// Every page that shows or counts guests, of an event that has 10,000 of them. To measure another
// checkout, installed and built: `npm run measure -- guests ../before`.

const GUESTS = 10_000;
const IMPORTED_AT_ONCE = 2000;
const WARM_UP = 10;
const REQUESTS = 60;

const list = at("guests");
const pages: readonly [string, string][] = [
  ["guest list", list],
  ["guest list, page 5", `${list}?page=5`],
  ["guest list, who comes", `${list}?reponse=oui`],
  ["guest list, not invited, of a category", `${list}?reponse=sans-carte&categorie=CATEGORY`],
  ["guest list, search", `${list}?recherche=elysee+04`],
  ["responses", at("responses")],
  ["responses, guests", `${at("responses")}?vue=invites`],
  ["Joy Cards", at("cards")],
  ["wizard", at("newCard")],
  ["in brief", at("summary")],
];

/**
 * Answers a third of the guests, puts them in households of four, and sends a card to half of them:
 * to the first by the product, to the others as rows like hers.
 * @returns the category of the guests
 */
async function fill(product: Product, couple: Couple): Promise<number> {
  const { pool, close } = openDatabase(product.connection, { connections: 1 });
  await pool.query(
    `update guests set answer = case id % 6 when 0 then 'yes' when 1 then 'no' else 'none' end,
       companions = case id % 6 when 0 then 2 else 0 end,
       household = case when id % 3 = 0 then 'Famille ' || id / 12 end where event_id = $1`,
    [couple.eventId],
  );
  const { rows } = await pool.query<{ id: number; category_id: number }>(
    "select id, category_id from guests where event_id = $1 order by id limit 1",
    [couple.eventId],
  );
  const [first] = rows;
  if (!first) throw new Error("No guest was imported");
  const { campaignId } = await sendCard(product.url, couple, [Number(first.id)]);
  await pool.query(
    `insert into deliveries (campaign_id, guest_id, token, state, sent_at)
     select $1, id, 'measured-' || id, 'sent', now() from guests
     where event_id = $2 and id <> $3 and id % 2 = 0`,
    [campaignId, couple.eventId, first.id],
  );
  await pool.query("analyze");
  await close();
  return Number(first.category_id);
}

async function measure(product: Product, cookie: string, address: string) {
  const headers = { cookie, "accept-encoding": "br" };
  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(product.url + address, { headers });
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  for (let index = 0; index < WARM_UP; index += 1) await ask();
  const before = product.cpu();
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) times.push(await ask());
  const after = product.cpu();
  times.sort((a, b) => a - b);
  const each = (seconds: number) => ((1000 * seconds) / REQUESTS).toFixed(1);
  const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return [
    percentile(0.5),
    percentile(0.95),
    each(after.server - before.server),
    each(after.database - before.database),
  ];
}

async function main(): Promise<void> {
  const product = await startProduct(process.argv[2]);
  try {
    const couple = await registerCouple(product.url);
    await product.ageAccounts();
    for (let from = 0; from < GUESTS; from += IMPORTED_AT_ONCE)
      await importGuests(product.url, couple, IMPORTED_AT_ONCE, from);
    const category = await fill(product, couple);
    const cookie = `jdj_session=${sessionCookieValue(couple.token)}`;
    console.log(
      "| page | median, ms | p95, ms | Node, ms | PostgreSQL, ms |\n|---|---|---|---|---|",
    );
    for (const [name, address] of pages) {
      const filled = address.replace("CATEGORY", String(category));
      console.log(`| ${[name, ...(await measure(product, cookie, filled))].join(" | ")} |`);
    }
  } finally {
    await product.stop();
  }
}

await main();
