import { Agent, request } from "node:http";
import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { type Couple, call, importGuests, registerCouple, sendCard, until } from "./couple.ts";
import { startProduct } from "./start-product.ts";

/** Requests a second and the duration (required: 300/s for 60 s without an error). */
const PER_SECOND = 300;
const SECONDS = Number(process.env.RSVP_SECONDS ?? 60);
/** Guests who answer repeatedly, and the number of emails that the mail catcher shows at once. */
const GUESTS = 600;
const BATCH = 150;

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

interface Asked {
  method: string;
  path: string;
  type?: string;
  body?: string;
}

/** Asks once; answers with the status and how long it took, in milliseconds. */
function ask(url: string, { method, path, type, body }: Asked) {
  const began = performance.now();
  return new Promise<{ status: number; ms: number }>((done) => {
    const headers = body
      ? { "content-type": type ?? "application/json", "content-length": Buffer.byteLength(body) }
      : {};
    const asked = request(url + path, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, ms: performance.now() - began }),
      );
    });
    asked.on("error", () => done({ status: 0, ms: performance.now() - began }));
    asked.end(body);
  });
}

/** Tokens of guests' own links: cards are sent in batches, and read from the mail catcher. */
async function inviteAll(url: string, couple: Couple): Promise<string[]> {
  await importGuests(url, couple, GUESTS);
  const path = `/api/v1/guests-by-event-get/${couple.eventId}`;
  const ids = (await call<{ id: number }[]>(url, "GET", path, couple)).map(({ id }) => id);
  const tokens = new Set<string>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    await sendCard(url, couple, batch);
    await until(async () => {
      const items = await call<{ links: string[] }[]>(url, "GET", "/dev/outbox.json");
      for (const link of items.flatMap(({ links }) => links))
        if (link.includes("/wedding-card/"))
          tokens.add(new URL(link).pathname.split("/").at(-1) ?? "");
      return tokens.size >= from + batch.length ? true : undefined;
    });
  }
  return [...tokens];
}

/** Sends what arrives at a steady rate, whatever the answers take; prints what became of it. */
async function burst(name: string, url: string, arrival: (number: number) => Asked): Promise<void> {
  const answers: Promise<{ status: number; ms: number }>[] = [];
  const began = performance.now();
  while (answers.length < PER_SECOND * SECONDS) {
    const due = Math.min(
      PER_SECOND * SECONDS,
      Math.floor(((performance.now() - began) / 1000) * PER_SECOND),
    );
    while (answers.length < due) answers.push(ask(url, arrival(answers.length)));
    await new Promise((later) => setTimeout(later, 5));
  }
  const all = await Promise.all(answers);
  const failed = all.filter(({ status }) => status === 0 || status >= 400).length;
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const rate = Math.round(all.length / ((performance.now() - began) / 1000));
  console.log(
    `| ${name} | ${all.length} | ${rate}/s | ${failed} | ${at(0.5)} ms | ${at(0.99)} ms | ${at(0.9999)} ms |`,
  );
  if (failed > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    // A new account may send to fewer guests a day.
    await product.ageAccounts();
    const tokens = await inviteAll(url, couple);
    const tokenOf = (number: number) => tokens[number % tokens.length] ?? "";
    // Each guest says yes, then no, then yes again: every answer changes something.
    const answerOf = (number: number) => (Math.floor(number / tokens.length) % 2 ? "no" : "yes");
    const pages = `${notebookPrefix}/wedding-card`;
    console.log(
      "| what | requests | rate | errors | p50 | p99 | worst |\n|---|---|---|---|---|---|---|",
    );
    await burst("answers, POST rsvp/{id}", url, (number) => ({
      method: "POST",
      path: `/api/v1/rsvp/${tokenOf(number)}`,
      body: JSON.stringify({ answer: answerOf(number) }),
    }));
    await burst("answers by the card's own form", url, (number) => ({
      method: "POST",
      path: `${pages}/${tokenOf(number)}`,
      type: "application/x-www-form-urlencoded",
      body: `answer=${answerOf(number + tokens.length)}`,
    }));
    await burst("public card pages", url, (number) => ({
      method: "GET",
      path: `${pages}/${tokenOf(number)}`,
    }));
  } finally {
    agent.destroy();
    await product.stop();
  }
}

await main();
