import { rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "@jdj/api/database/connect";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { startS3 } from "@jdj/api/testing/s3-server";
import { patterns } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, startBalancer } from "../testing/balancer.ts";
import { freshDataDir } from "../testing/data-dir.ts";
import { eventNames, registerAwa } from "../testing/kills.ts";
import { callServer, endServer, startServer, type TestServer } from "../testing/server.ts";

/** How long requests go on before and after the kill, in milliseconds. */
const BEFORE_MS = 4000;
const AFTER_MS = 8000;
const CLIENTS = 6;
const RECIPIENTS = 300;
/** A sender's lease, after which another takes its deliveries over, and as long again. */
const TAKEN_OVER_MS = 360_000;

const closing: (() => Promise<unknown> | undefined)[] = [];
const held: { servers: TestServer[]; balancer?: Balancer; query: Query } = {
  servers: [],
  query: () => Promise.reject(new Error("It is not open")),
};
type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

beforeAll(async () => {
  const dataDir = freshDataDir();
  const embedded = await startEmbedded({ dataDir });
  const { user, host, port, database } = embedded.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const s3 = await startS3(true);
  const { place } = s3;
  const settings = {
    ROLE: "all",
    SECRET: "a secret that all processes share, in tests",
    PUBLIC_URL: "http://joie.test",
    DATABASE_URL: url,
    STORAGE_DRIVER: "s3",
    S3_BUCKET: place.bucket,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
    S3_ENDPOINT: place.endpoint ?? "",
  };
  held.servers = await Promise.all([0, 1, 2].map(() => startServer(freshDataDir(), settings)));
  held.balancer = await startBalancer(held.servers.map((server) => server.url));
  const { pool, close } = openDatabase({ connectionString: url }, { connections: 2 });
  held.query = async (text, values = []) => (await pool.query(text, values)).rows;
  closing.push(
    () => held.balancer?.close(),
    close,
    ...held.servers.map((server) => () => endServer(server, "SIGTERM")),
    () => s3.stop(),
    () => embedded.stop(),
    async () => rmSync(dataDir, { recursive: true, force: true }),
  );
}, 480_000);

afterAll(async () => {
  for (const close of closing) await close();
}, 120_000);

/** All processes together, as clients reach them. */
function product(): TestServer {
  const [first] = held.servers;
  if (!first || !held.balancer) throw new Error("The processes did not start");
  return { ...first, url: held.balancer.url };
}

/** Begins a campaign by email to as many new guests; its id. */
async function startCampaign(token: string, eventId: number): Promise<number> {
  const guests = await held.query(
    `insert into guests (event_id, category_id, last_name, given_names, email)
     select $1, (select min(id) from guest_categories), 'Koné', 'Invité ' || n, 'i' || n || '@exemple.test'
     from generate_series(1, $2::int) as n returning id`,
    [eventId, RECIPIENTS],
  );
  await held.query("update customers set created_at = created_at - interval '30 days'");
  const body = {
    channel_id: 1,
    message_category_id: 1,
    message_design_id: 1,
    body: "Chère [prénoms] [nom], nous vous attendons !",
    tab: guests.map(({ id }) => Number(id)),
  };
  const answer = await callServer(product(), "POST", "/api/v1/messages", { token, body });
  if (answer?.status !== 200) throw new Error(`The campaign was refused: ${answer?.status}`);
  return (answer.body as { data: { id: number } }).data.id;
}

describe("three processes on one database and one bucket, behind a balancer", () => {
  it("answer on when one is killed under load, but for the requests that it held, and lose nothing", async () => {
    const person = await registerAwa(product());
    await held.query("update users set email_verified_at = now()");
    const [event] = await held.query("select id from events limit 1");
    const campaignId = await startCampaign(person.token, Number(event?.id));

    const acknowledged: string[] = [];
    const failed: { path: string; status: number | null; at: number }[] = [];
    const ends = Date.now() + BEFORE_MS + AFTER_MS;
    const client = async (number: number): Promise<void> => {
      for (let count = 0; Date.now() < ends; count += 1) {
        const at = Date.now();
        if (count % 3 === 0) {
          const name = `Fête ${number} ${count}`;
          const body = { event_type_id: 1, name, description: "Essai" };
          const { token } = person;
          const answer = await callServer(product(), "POST", "/api/v1/events", { token, body });
          if (answer?.status === 200) acknowledged.push(name);
          else if (answer?.status !== 429)
            failed.push({ path: "events", status: answer?.status ?? null, at });
        } else {
          const path = count % 3 === 1 ? patterns.home : "/api/v1/get-event-type";
          const answer = await fetch(product().url + path).catch(() => null);
          if (answer?.status === 200) await answer.arrayBuffer();
          else failed.push({ path, status: answer?.status ?? null, at });
        }
        await wait(50);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    await wait(BEFORE_MS);
    const victim = held.servers[1];
    if (!victim) throw new Error("The second process did not start");
    const open = held.balancer?.openAt(victim.url) ?? 0;
    const killedAt = Date.now();
    await endServer(victim, "SIGKILL");
    await Promise.all(clients);

    expect(failed.filter(({ at }) => at > killedAt + 200)).toEqual([]);
    expect(failed.length, JSON.stringify(failed)).toBeLessThanOrEqual(open + CLIENTS);
    const { all } = await eventNames(product(), person);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(acknowledged.filter((name) => !all.has(name))).toEqual([]);

    const states = () =>
      held.query(
        "select state, count(*)::int as count from deliveries where campaign_id = $1 group by 1",
        [campaignId],
      );
    await expect
      .poll(states, { timeout: TAKEN_OVER_MS, interval: 1000 })
      .toEqual([{ state: "sent", count: RECIPIENTS }]);
    const [sent] = await held.query(
      `select count(*)::int as emails, count(distinct "to")::int as people
       from caught_messages where kind = 'card'`,
    );
    expect(sent).toEqual({ emails: RECIPIENTS, people: RECIPIENTS });
  }, 600_000);
});
