import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { count, eq } from "drizzle-orm";
import { LEASE_SECONDS } from "../../areas/campaigns/deliveries/lease-deliveries.ts";
import { deliveries } from "../../areas/campaigns/deliveries/tables.ts";
import type { Connection, Database } from "../../database/connect.ts";
import { writeBigCampaign } from "./big-campaign.ts";
import { openOperator } from "./operator.ts";
import type { Manner } from "./operator-driver.ts";
import type { SenderTask } from "./sender-child.ts";

const entry = fileURLToPath(new URL("./sender-child.ts", import.meta.url));

/** What became of a campaign whose senders were killed. */
export interface Killed {
  /** Senders that died by SIGKILL in the middle of it. */
  kills: number;
  /** Guests who never got it, who got it more than once, and deliveries that are not recorded as sent. */
  lost: number;
  doubled: number;
  unmarked: number;
}

/**
 * Sends to so many numbers while killing the sending process again and again by SIGKILL, spread
 * evenly over the campaign, each time in the middle of its work.
 * @param asked `contracts`: by how many operators it sends, which know nothing of each other
 */
export async function killSenders(
  { db, connection }: { db: Database; connection: Connection },
  asked: {
    recipients: number;
    kills: number;
    manner: Manner;
    isTogether?: boolean;
    contracts?: number;
  },
): Promise<Killed> {
  const { manner, isTogether = false, contracts = 1 } = asked;
  const campaignId = await writeBigCampaign(db, { count: asked.recipients, channelId: 3 });
  const first = await openOperator(manner === "same-key");
  const operators = [first];
  while (operators.length < contracts) operators.push(await openOperator(manner === "same-key"));
  const countTaken = () => operators.reduce((sum, operator) => sum + operator.count(), 0);
  let kills = 0;
  try {
    for (let run = 0; ; run += 1) {
      const task: SenderTask = {
        connection,
        campaignId,
        operators: [first.url, ...operators.slice(1).map(({ url }) => url)],
        manner,
        isTogether,
        aheadSeconds: run * (LEASE_SECONDS + 1),
      };
      const mark = Math.floor(((run + 0.5) * asked.recipients) / (asked.kills + 0.5));
      const isKilled = await runSender(task, () => run < asked.kills && countTaken() >= mark);
      if (!isKilled) break;
      kills += 1;
    }
    const delivered = new Map<string, number>();
    for (const operator of operators)
      for (const [to, times] of operator.delivered)
        delivered.set(to, (delivered.get(to) ?? 0) + times);
    return {
      kills,
      lost: asked.recipients - delivered.size,
      doubled: [...delivered.values()].filter((times) => times > 1).length,
      unmarked: asked.recipients - (await countSent(db, campaignId)),
    };
  } finally {
    for (const operator of operators) operator.close();
  }
}

/** Runs a sender until its end, or until it is time to kill it; true when it was killed. */
async function runSender(task: SenderTask, isTime: () => boolean): Promise<boolean> {
  // It loads its modules as this process does.
  const child = spawn(process.execPath, [...process.execArgv, entry, JSON.stringify(task)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const errors: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  const ended = once(child, "exit");
  while (child.exitCode === null && child.signalCode === null) {
    if (isTime()) child.kill("SIGKILL");
    await wait(2);
  }
  await ended;
  if (child.signalCode === "SIGKILL") return true;
  if (child.exitCode !== 0) throw new Error(`The sender failed: ${errors.join("")}`);
  return false;
}

async function countSent(db: Database, campaignId: number): Promise<number> {
  const rows = await db
    .select({ state: deliveries.state, count: count() })
    .from(deliveries)
    .where(eq(deliveries.campaignId, campaignId))
    .groupBy(deliveries.state);
  return rows.find(({ state }) => state === "sent")?.count ?? 0;
}
