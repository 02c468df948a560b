import "../apps/server/process/module-hooks.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../apps/api/src/database/connect.ts";
import { startEmbedded } from "../apps/api/src/database/embedded/start.ts";
import { migrate } from "../apps/api/src/database/migrate.ts";
import { openJobs } from "../apps/api/src/jobs/jobs.ts";
import { sendThroughSlowSmtp } from "../apps/api/src/testing/slow-smtp.ts";

/** A campaign through an SMTP server that waits 20 ms before each answer: four of them an email. */
const asked = { recipients: 1000, answerMs: 20 };

const dataDir = mkdtempSync(join(tmpdir(), "jdj-smtp-"));
const server = await startEmbedded({ dataDir });
await migrate(server.connection);
const jobs = await openJobs(server.connection, () => {}, {
  install: true,
  supervise: false,
  secrets: ["a secret of the measurement, never read"],
});
const { db, close } = openDatabase(server.connection);
const { sent, taken, connections, seconds } = await sendThroughSlowSmtp({ db, jobs }, asked);
console.log(
  `${sent} marked as sent, ${taken} taken, in ${seconds.toFixed(1)} s over ${connections} connections: ${Math.round(taken / seconds)} emails/s`,
);
await jobs.stop();
await close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
