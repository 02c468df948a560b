import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Connection, openDatabase } from "@jdj/api/database/connect";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { migrate } from "@jdj/api/database/migrate";
import { embeddedMail } from "@jdj/api/drivers/mail/embedded";
import { smtpMail } from "@jdj/api/drivers/mail/smtp";
import { embeddedSms } from "@jdj/api/drivers/sms/embedded";
import { embeddedStorage } from "@jdj/api/drivers/storage/embedded";
import { openJobs } from "@jdj/api/jobs/jobs";
import { faultOf, jsonLog } from "@jdj/api/log";
import type { World } from "@jdj/api/world";
import type { Settings } from "./settings.ts";

/** An open world: its database migrated, its drivers chosen, and how to close it all. */
export interface OpenWorld {
  world: World;
  close(): Promise<void>;
}

async function openConnection(
  settings: Settings,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (settings.DATABASE_URL !== undefined)
    return {
      connection: { connectionString: settings.DATABASE_URL },
      stop: () => Promise.resolve(),
    };
  const dataDir = resolve(settings.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbedded({ dataDir });
  return { connection: server.connection, stop: () => server.stop() };
}

/** Opens what the API stands upon, as the settings say. */
export async function openWorld(settings: Settings): Promise<OpenWorld> {
  const { connection, stop } = await openConnection(settings);
  await migrate(connection);
  const { db, close } = openDatabase(connection, {
    connections: 12,
    onError: (error) => jsonLog("warn", "database-connection-lost", { fault: faultOf(error) }),
  });
  const jobs = await openJobs(connection, jsonLog, { install: true, supervise: true });
  const mail =
    settings.MAIL_DRIVER === "smtp" && settings.SMTP_URL && settings.MAIL_FROM
      ? smtpMail(settings.SMTP_URL, settings.MAIL_FROM)
      : embeddedMail(db);
  return {
    world: {
      db,
      jobs,
      mail,
      sms: embeddedSms(db),
      storage: embeddedStorage(join(resolve(settings.DATA_DIR), "files")),
      clock: () => new Date(),
      log: jsonLog,
      settings: {
        brand: settings.BRAND,
        publicUrl: settings.PUBLIC_URL,
        secret: settings.SECRET,
        gate: settings.GATE,
        passwordPolicy: settings.PASSWORD_POLICY,
        outboxOpen: settings.demonstration,
      },
    },
    async close() {
      await jobs.stop();
      await close();
      await stop();
    },
  };
}
