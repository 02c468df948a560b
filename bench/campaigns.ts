import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { openJobs } from "../apps/api/src/jobs/jobs.ts";
import { measureBareQueue } from "../apps/api/src/testing/bare-queue.ts";
import { killSenders } from "../apps/api/src/testing/killing/kill-senders.ts";
import { call, importGuests, registerCouple, sessionCookieValue, until } from "./couple.ts";
import { startProduct } from "./start-product.ts";

const GUESTS = 10_000;
const SHEET = 2000;

/** Sending processes killed fifty times in a campaign to 6,000, for each kind of gateway, and without the query. */
async function measureKills(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dataDir });
  const { connection } = server;
  await migrate(connection);
  await (
    await openJobs(connection, () => {}, {
      install: true,
      supervise: false,
      secrets: ["a secret of tests, long enough to be one"],
    })
  ).stop();
  const { db, close } = openDatabase(connection);
  console.log("\n| gateway | kills | recipients | lost | sent twice | unmarked | seconds |");
  console.log("|---|---|---|---|---|---|---|");
  const app = { db, connection };
  for (const [manner, kills, recipients] of [
    ["same-key", 50, 6000],
    ["ask", 50, 6000],
    ["forgetful", 10, 1200],
  ] as const) {
    const began = performance.now();
    const found = await killSenders(app, { manner, kills, recipients });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { lost, doubled, unmarked } = found;
    console.log(
      `| ${manner} | ${found.kills} | ${recipients} | ${lost} | ${doubled} | ${unmarked} | ${seconds} |`,
    );
  }
  console.log(`\nbare queue: ${Math.round(await measureBareQueue(connection, GUESTS))} jobs/s`);
  await close();
  await server.stop();
}

/** Requests pages round robin, one every 25 ms, until stopped. @returns the time of each, in milliseconds */
function probe(pages: { url: string; headers: Record<string, string> }[]) {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let count = 0;
  const timer = setInterval(() => {
    const page = pages[count % pages.length];
    count += 1;
    if (page) asked.push(askOnce(page));
  }, 25);
  async function askOnce({ url, headers }: { url: string; headers: Record<string, string> }) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - began);
  }
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    return times.toSorted((one, other) => one - other);
  };
}

const at = (times: number[], share: number) =>
  Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);

/** A campaign to 10,000 guests by the embedded email driver, and the time of other pages meanwhile. */
async function measureCampaign(): Promise<void> {
  const product = await startProduct();
  const { url } = product;
  try {
    const couple = await registerCouple(url);
    for (let from = 0; from < GUESTS; from += SHEET) await importGuests(url, couple, SHEET, from);
    const path = `/api/v1/guests-by-event-get/${couple.eventId}`;
    const guests = await call<{ id: number }[]>(url, "GET", path, couple);
    const small = await registerCouple(url);
    await importGuests(url, small, 60);
    const cookie = { cookie: `jdj_session=${sessionCookieValue(small.token)}` };
    const notebook = notebookPrefix;
    const pages = [
      { url: `${url}/`, headers: {} },
      { url: `${url}/connexion`, headers: {} },
      { url: `${url}${notebook}/invites-pour-le-mariage`, headers: cookie },
      { url: `${url}/api/v1/get-event-type`, headers: {} },
    ];
    const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));
    const warm = probe(pages);
    await pause(5000);
    await warm();
    const still = probe(pages);
    await pause(15_000);
    const idle = await still();

    const meanwhile = probe(pages);
    const began = performance.now();
    const { data } = await call<{ data: { id: number } }>(url, "POST", "/api/v1/messages", {
      token: couple.token,
      body: {
        channel_id: 1,
        message_category_id: 1,
        message_design_id: 1,
        body: "Chère [prénoms] [nom], nous vous attendons !",
        tab: guests.map(({ id }) => id),
      },
    });
    const taken = performance.now() - began;
    const ended = await until(async () => {
      const progress = `/api/v1/messages/${data.id}/progress`;
      await pause(500);
      const found = await call<{ status: string; sent: number }>(url, "GET", progress, couple);
      return found.status === "done" ? found : undefined;
    });
    const seconds = (performance.now() - began) / 1000;
    const busy = await meanwhile();
    console.log(`\ncampaign to ${GUESTS}: ${ended.sent} sent in ${seconds.toFixed(1)} s`);
    console.log(
      `${Math.round(ended.sent / seconds)} recipients/s; created in ${Math.round(taken)} ms`,
    );
    console.log(`other pages, idle: p50 ${at(idle, 0.5)} ms, p99 ${at(idle, 0.99)} ms`);
    console.log(
      `other pages, during the campaign: p50 ${at(busy, 0.5)} ms, p99 ${at(busy, 0.99)} ms`,
    );
    console.log(`p99 during / idle: ${(at(busy, 0.99) / at(idle, 0.99)).toFixed(2)}`);
  } finally {
    await product.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "jdj-campaigns-"));
await measureCampaign();
if (process.argv[2] !== "campaign") await measureKills(dataDir);
rmSync(dataDir, { recursive: true, force: true });
