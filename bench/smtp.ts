import "../apps/server/process/module-hooks.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import type { Email, MailDriver } from "../apps/api/src/drivers/mail/port.ts";
import { smtpMail } from "../apps/api/src/drivers/mail/smtp.ts";
import { openJobs } from "../apps/api/src/jobs/jobs.ts";
import { limitCounters } from "../apps/api/src/rate-limit/tables.ts";
import {
  countSent,
  sendMailCampaign,
  writeMailCampaign,
} from "../apps/api/src/testing/mail-campaign.ts";
import { openBarePool } from "./bare-pool.ts";
import { cpuSeconds } from "./cpu-seconds.ts";

/**
 * Campaigns through an SMTP server that answers at once and through one that waits 20 ms before each of
 * its four answers to an email, and the same emails by a bare pool of nodemailer with as many
 * connections, in turn. `ROUNDS` of each, 9 where it is left out.
 */
const sinks = [
  { answerMs: 0, recipients: 1000 },
  { answerMs: 20, recipients: 400 },
];
const ROUNDS = Number(process.env.ROUNDS ?? 9);

/** Emails a second, processor time of one in milliseconds, and the connections that were opened. */
interface Cost {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
  connections: number;
}

const dataDir = mkdtempSync(join(tmpdir(), "jdj-smtp-"));
const server = await startEmbedded({ dataDir });
const pidFile = join(dataDir, "postgres/postmaster.pid");
const postmaster = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
await migrate(server.connection);
const jobs = await openJobs(server.connection, () => {}, {
  install: true,
  supervise: false,
  secrets: ["a secret of the measurement, never read"],
});
const { db, close } = openDatabase(server.connection);
console.log("| answers after | | emails/s | Node ms | PostgreSQL ms | connections | memory |");
console.log("|---|---|---|---|---|---|---|");
for (const { answerMs, recipients } of sinks) await measure(answerMs, recipients);
console.log(`load ${loadavg().map(Math.round).join(" ")}`);
await jobs.stop();
await close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function measure(answerMs: number, recipients: number): Promise<void> {
  const sink = fork(join(import.meta.dirname, "smtp-sink.ts"), [String(answerMs)]);
  const [port] = await once(sink, "message");
  const url = `smtp://127.0.0.1:${port}`;
  const mail = smtpMail(url, "carnet@exemple.test");
  const pool = openBarePool(url, mail.limits?.mostAtOnce ?? 0);
  const written: Email[] = [];
  const noting: MailDriver = {
    ...mail,
    send(email) {
      written.push(email);
      return mail.send(email);
    },
  };
  // The first round warms both up and notes the emails.
  await campaignBy(noting);
  await costOf(() => pool.send(written));
  const ours: Cost[] = [];
  const bare: Cost[] = [];
  const memory: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await campaignBy(mail));
    memory.push(process.memoryUsage().rss);
    bare.push(await costOf(() => pool.send(written)));
  }
  const megabytes = [memory[0], memory.at(-1)].map((bytes = 0) => Math.round(bytes / 1e6));
  print(`${answerMs} ms | bare`, bare, "");
  print(`${answerMs} ms | ours`, ours, `${megabytes.join(" to ")} MB`);
  const ratio = (of: (cost: Cost) => number) =>
    median(ours.map((cost, at) => of(cost) / of(bare[at] ?? cost))).toFixed(2);
  console.log(
    `| ${answerMs} ms | ratio | ${ratio((cost) => cost.perSecond)} | ${ratio((cost) => 1 / cost.nodeMs)} | | | |`,
  );
  mail.close?.();
  pool.close();
  sink.disconnect();

  async function campaignBy(driver: MailDriver): Promise<Cost> {
    // The same people get every campaign, and twelve cards a day at most.
    await db.delete(limitCounters);
    const campaignId = await writeMailCampaign(db, recipients);
    const cost = await costOf(() => sendMailCampaign({ db, jobs }, { campaignId, mail: driver }));
    const sent = await countSent(db, campaignId);
    if (sent !== recipients) throw new Error(`${sent} of ${recipients} are marked as sent`);
    return cost;
  }

  /** What sending costs; the server must have taken all. */
  async function costOf(send: () => Promise<void>): Promise<Cost> {
    const before = { node: process.cpuUsage(), postgres: cpuSeconds(postmaster) };
    const began = performance.now();
    await send();
    const seconds = (performance.now() - began) / 1000;
    const node = process.cpuUsage(before.node);
    const postgres = cpuSeconds(postmaster) - before.postgres;
    sink.send("seen");
    const [seen] = await once(sink, "message");
    if (seen.taken !== recipients) throw new Error(`${seen.taken} of ${recipients} arrived`);
    return {
      perSecond: recipients / seconds,
      nodeMs: (node.user + node.system) / 1000 / recipients,
      postgresMs: (postgres * 1000) / recipients,
      connections: seen.connections,
    };
  }
}

function print(name: string, costs: readonly Cost[], memory: string): void {
  const of = (value: (cost: Cost) => number) => median(costs.map(value));
  const opened = Math.max(...costs.map(({ connections }) => connections));
  console.log(
    `| ${name} | ${of((cost) => cost.perSecond).toFixed(0)} | ${of((cost) => cost.nodeMs).toFixed(2)} | ${of((cost) => cost.postgresMs).toFixed(2)} | at most ${opened} | ${memory} |`,
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
