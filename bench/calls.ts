import { compare, load, startByHand, tableHead } from "./by-hand.ts";
import { callsOf } from "./compared-pages.ts";
import { importGuests, registerCouple } from "./couple.ts";
import { startProduct } from "./start-product.ts";

const SECONDS = Number(process.env.SECONDS ?? 4);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const compared = [
  "GET get-event-type",
  "GET guests-by-event-get",
  "POST rsvp",
  "POST budgets/events",
];

/**
 * Compares four calls over HTTP with SQL written by hand over `pg` behind a bare `node:http`, on the same
 * database and in turn, at 1 and at 16 connections: a wedding of 60 guests, and the budget of the template.
 */
async function main(): Promise<void> {
  const product = await startProduct();
  const hands = [
    await startByHand(product, "hand-written-calls.ts", "by hand", "0"),
    await startByHand(product, "hand-written-calls.ts", "by hand, with its duties", "1"),
  ];
  try {
    const couple = await registerCouple(product.url);
    await importGuests(product.url, couple, 60);
    const questions = new Map(await callsOf(product.url, couple));
    console.log(tableHead);
    for (const name of compared) {
      const { path = "", headers = {}, body } = questions.get(name) ?? {};
      const own = name === "POST rsvp" ? hands : hands.slice(0, 1);
      let sent = 0;
      for (const connections of [1, 16])
        await compare(name, connections, { hands: own, product, rounds: ROUNDS }, (side) =>
          load(side, {
            connections,
            duration: SECONDS,
            requests: [
              {
                method: body ? "POST" : "GET",
                path,
                // By hand nothing is compressed.
                headers: { ...headers, "accept-encoding": "identity" },
                setupRequest(request) {
                  sent += 1;
                  return body ? { ...request, body: JSON.stringify(body(sent)) } : request;
                },
              },
            ],
          }),
        );
    }
  } finally {
    for (const { stop } of hands) stop();
    await product.stop();
  }
}

await main();
