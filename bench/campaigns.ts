import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { notebookPrefix } from "@jdj/contract/paths/addresses";
import { giveCredit } from "../apps/api/src/areas/payments/credit/credit.ts";
import { type OpenDatabase, openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { openJobs } from "../apps/api/src/jobs/jobs.ts";
import { measureBareQueue } from "../apps/api/src/testing/bare-queue.ts";
import { writeBigCampaign } from "../apps/api/src/testing/killing/big-campaign.ts";
import { killSenders } from "../apps/api/src/testing/killing/kill-senders.ts";
import { call, importGuests, registerCouple, sessionCookieValue } from "./couple.ts";
import { startProduct } from "./start-product.ts";

const GUESTS = 10_000;
const SHEET = 2000;
/** A quiet time of about the length of a campaign before each, so that both meet the same machine. */
const QUIET_MS = 6000;
const ROUNDS = Number(process.env.ROUNDS ?? 5);

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
  console.log(
    "\n| gateway | handed over | kills | recipients | lost | sent twice | unmarked | seconds |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  const app = { db, connection };
  for (const [manner, isTogether, kills, recipients] of [
    ["same-key", false, 50, 6000],
    ["ask", false, 50, 6000],
    ["ask", true, 50, 6000],
    ["forgetful", false, 10, 1200],
    ["forgetful", true, 10, 1200],
  ] as const) {
    const began = performance.now();
    const found = await killSenders(app, { manner, isTogether, kills, recipients });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { lost, doubled, unmarked } = found;
    console.log(
      `| ${manner} | ${isTogether ? "by batch" : "one by one"} | ${found.kills} | ${recipients} | ${lost} | ${doubled} | ${unmarked} | ${seconds} |`,
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
    const answer = await fetch(url, { headers: { "accept-encoding": "br", ...headers } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    times.push(performance.now() - began);
  }
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    return times;
  };
}

/** The quantile of times in any order, rounded. */
const at = (unsorted: number[], share: number) => {
  const times = unsorted.toSorted((one, other) => one - other);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
};

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Waits until a campaign is done. @returns how many of its deliveries were sent */
async function untilDone(pool: OpenDatabase["pool"], campaignId: number): Promise<number> {
  for (const end = Date.now() + 300_000; Date.now() < end; await pause(100)) {
    const { rows } = await pool.query<{ sent: number }>(
      `select (select count(*)::int from deliveries where campaign_id = $1
        and state in ('sent', 'delivered', 'read')) as sent
      from campaigns where id = $1 and status = 'done'`,
      [campaignId],
    );
    if (rows[0]) return rows[0].sent;
  }
  throw new Error("The campaign was not done within five minutes");
}

/**
 * A campaign to 10,000 guests by each embedded driver, and the time of other pages meanwhile. The one
 * by email is written into the database, since one account may send 3,000 emails in a day.
 */
async function measureCampaigns(): Promise<void> {
  const product = await startProduct();
  const idle: number[] = [];
  const busy: number[] = [];
  const { url, connection } = product;
  const { db, pool, close } = openDatabase(connection, { connections: 2 });
  const jobs = await openJobs(connection, () => {}, {
    install: false,
    supervise: false,
    secrets: ["a secret of the measurement, never read"],
  });
  try {
    const small = await registerCouple(url);
    await importGuests(url, small, 60);
    const cookie = { cookie: `jdj_session=${sessionCookieValue(small.token)}` };
    const pages = [
      { url: `${url}/`, headers: {} },
      { url: `${url}/connexion`, headers: {} },
      { url: `${url}${notebookPrefix}/invites-pour-le-mariage`, headers: cookie },
      { url: `${url}/api/v1/get-event-type`, headers: {} },
    ];
    const couple = await registerCouple(url);
    for (let from = 0; from < GUESTS; from += SHEET) await importGuests(url, couple, SHEET, from);
    const path = `/api/v1/guests-by-event-get/${couple.eventId}`;
    const guests = await call<{ id: number }[]>(url, "GET", path, couple);
    const { rows } = await pool.query<{ customer_id: string }>(
      "select customer_id from events where id = $1",
      [couple.eventId],
    );
    const customerId = Number(rows[0]?.customer_id);
    const credit = { customerId, channelId: channelIds.sms, units: GUESTS * 3 };
    await db.transaction((tx) => giveCredit(tx, { ...credit, reason: "gift", key: "measured" }));

    await probeFor(pages, 5000);
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push(...(await probeFor(pages, QUIET_MS)));
      const big = await writeBigCampaign(db, { count: GUESTS, channelId: channelIds.email });
      await sendAndPrint("email", async () => {
        await jobs.enqueue(db, "send-card", { campaignId: big });
        return big;
      });
    }
    printPages("no campaign", idle);
    printPages("during campaigns by email", busy);
    console.log(`p99 during / without: ${(at(busy, 0.99) / at(idle, 0.99)).toFixed(2)}`);
    await sendAndPrint("sms", async () => {
      const began = performance.now();
      const { data } = await call<{ data: { id: number } }>(url, "POST", "/api/v1/messages", {
        token: couple.token,
        body: {
          channel_id: channelIds.sms,
          message_category_id: 1,
          message_design_id: 1,
          body: "Chère [prénoms] [nom], nous vous attendons !",
          tab: guests.map(({ id }) => id),
        },
      });
      console.log(`the call that creates it: ${Math.round(performance.now() - began)} ms`);
      return data.id;
    });

    async function sendAndPrint(channel: string, start: () => Promise<number>): Promise<void> {
      const stop = probe(pages);
      const before = product.cpu();
      const began = performance.now();
      const campaignId = await start();
      const sent = await untilDone(pool, campaignId);
      const seconds = (performance.now() - began) / 1000;
      const after = product.cpu();
      const times = await stop();
      if (channel === "email") busy.push(...times);
      const cpu = [after.server - before.server, after.database - before.database];
      console.log(
        `${channel} to ${GUESTS}: ${sent} sent in ${seconds.toFixed(1)} s, ${Math.round(sent / seconds)}/s`,
      );
      console.log(
        `processor: server ${cpu.map((used) => used.toFixed(1)).join(" s, database ")} s, pages included`,
      );
      printPages(`during ${channel}`, times);
    }
  } finally {
    await jobs.stop();
    await close();
    await product.stop();
  }
}

async function probeFor(pages: Parameters<typeof probe>[0], ms: number): Promise<number[]> {
  const stop = probe(pages);
  await pause(ms);
  return stop();
}

function printPages(when: string, times: number[]): void {
  console.log(`other pages, ${when}: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
}

const dataDir = mkdtempSync(join(tmpdir(), "jdj-campaigns-"));
// `campaign` or `kills` for one of them.
if (process.argv[2] !== "kills") await measureCampaigns();
if (process.argv[2] !== "campaign") await measureKills(dataDir);
rmSync(dataDir, { recursive: true, force: true });
