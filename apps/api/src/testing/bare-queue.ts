import { PgBoss } from "pg-boss";
import type { Connection } from "../database/connect.ts";

/** As a sender leases its deliveries: the batch size, and how many run at the same time. */
const BATCH = 24;
const AT_ONCE = 8;

/**
 * Works off `count` jobs that do nothing, as a campaign works off its deliveries: fetched in batches,
 * each completed by itself. @returns jobs a second
 */
export async function measureBareQueue(connection: Connection, count: number): Promise<number> {
  const boss = new PgBoss({ ...connection, max: 12, schema: "bare", supervise: false });
  boss.on("error", (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue("nothing");
  for (let at = 0; at < count; at += 1000)
    await boss.insert(
      "nothing",
      Array.from({ length: Math.min(1000, count - at) }, () => ({ data: {} })),
    );
  const began = performance.now();
  for (;;) {
    const jobs = await boss.fetch("nothing", { batchSize: BATCH });
    if (jobs.length === 0) break;
    const close = async () => {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift())
        await boss.complete("nothing", job.id);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, close));
  }
  const seconds = (performance.now() - began) / 1000;
  await boss.stop({ graceful: true });
  return count / seconds;
}
