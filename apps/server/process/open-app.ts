import { mkdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AppContext } from "@jdj/api/app-context";
import { createProductIndex } from "@jdj/api/areas/products/search-index/product-index";
import { createDirectoryIndex } from "@jdj/api/areas/providers/search-index/directory-index";
import { PASSWORD_COST } from "@jdj/api/crypto/password";
import { createDailyCounts } from "@jdj/api/daily-counts";
import { type Connection, type OpenDatabase, openDatabase } from "@jdj/api/database/connect";
import { readPostmaster, servesCluster } from "@jdj/api/database/embedded/postmaster";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { openListener } from "@jdj/api/database/listen";
import { migrate } from "@jdj/api/database/migrate";
import { followReferences } from "@jdj/api/database/remember-reference";
import { aloneOnDatabase } from "@jdj/api/database/start-lock";
import { openJobs } from "@jdj/api/jobs/jobs";
import { describeError, jsonLog } from "@jdj/api/log";
import { createRealtimeHub } from "@jdj/api/realtime/hub";
import type { Secrets } from "@jdj/api/secrets";
import { createSharedReads } from "@jdj/api/shared-reads";
import { closedServices } from "../settings/driver-settings.ts";
import { chooseInvoicing } from "../settings/invoicing-settings.ts";
import { legalEntity } from "../settings/legal-settings.ts";
import { whatsAppTemplates } from "../settings/messaging-settings.ts";
import { choosePayments } from "../settings/payment-settings.ts";
import { choosePayouts } from "../settings/payout-settings.ts";
import { choosePush } from "../settings/push-settings.ts";
import type { Settings } from "../settings/settings.ts";
import { siteContacts } from "../settings/site-settings.ts";
import { chooseStorage } from "../settings/storage-settings.ts";
import { chooseWallet } from "../settings/wallet-settings.ts";
import { chooseContracts, closeContracts } from "./choose-contracts.ts";
import { chooseBlog, chooseCalendars, chooseFacebook, chooseVideo } from "./choose-drivers.ts";
import { databaseError } from "./database-error.ts";

/** An open app context: its database migrated, its drivers chosen, and how to close it. */
export interface OpenApp {
  app: AppContext;
  connection: Connection;
  pool: OpenDatabase["pool"];
  /** Runs what one process at a time may do at start, such as loading the demonstration data. */
  alone<T>(task: () => Promise<T>): Promise<T>;
  /** Listens to a channel of the database (`LISTEN`) until the app is closed. */
  listen(channel: string, onNotify: (payload?: string) => void, onLost?: () => void): void;
  close(): Promise<void>;
}

interface DatabaseServer {
  connection: Connection;
  /** The server itself, where the other is a pooler: for what outlasts a transaction. */
  direct: Connection;
  /** Called when a connection broke: an embedded server that died is started again at once. */
  revive(): void;
  stop(): Promise<void>;
}

function directConnection(
  connection: Connection,
  { DATABASE_URL, DATABASE_DIRECT_URL }: Settings,
): Connection {
  return DATABASE_URL === undefined || DATABASE_DIRECT_URL === undefined
    ? connection
    : { connectionString: DATABASE_DIRECT_URL };
}

async function openServer(settings: Settings): Promise<DatabaseServer> {
  if (settings.DATABASE_URL !== undefined) {
    const connection = { connectionString: settings.DATABASE_URL };
    return {
      connection,
      direct: directConnection(connection, settings),
      revive() {},
      stop: () => Promise.resolve(),
    };
  }
  const dataDir = resolve(settings.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  return superviseEmbedded(dataDir);
}

/** How long the facts of an event are shared by those who open its cards, in milliseconds. */
const SHARED_MS = 1000;

/** The delay between two attempts to start a database that died, in milliseconds. */
const RETRY_MS = 500;

/** Runs the embedded server and starts it again, on the same socket, when it died. */
async function superviseEmbedded(dataDir: string): Promise<DatabaseServer> {
  let server = await startEmbedded({ dataDir });
  let stopping = false;
  let reviving: Promise<void> | null = null;

  async function restart(): Promise<void> {
    await server.stop();
    while (!stopping) {
      try {
        server = await startEmbedded({ dataDir });
        jsonLog("warn", "database-started-again");
        return;
      } catch (error) {
        jsonLog("error", "database-not-started", { error: describeError(error) });
        await wait(RETRY_MS);
      }
    }
  }

  function startAgain(): void {
    if (stopping) return;
    reviving ??= restart().finally(() => {
      reviving = null;
    });
  }

  // A connection that breaks in the middle of a statement fails that statement; the pool is not notified.
  // One that breaks says nothing of the server: only one that has ended is started again.
  const cluster = join(realpathSync(dataDir), "postgres");
  async function look(): Promise<void> {
    const found = await readPostmaster(cluster);
    if (!found || !(await servesCluster(found.pid, cluster))) startAgain();
  }
  const watch = setInterval(() => void look(), RETRY_MS);
  watch.unref();

  return {
    connection: server.connection,
    direct: server.connection,
    revive: () => void look(),
    async stop() {
      stopping = true;
      clearInterval(watch);
      await reviving;
      await server.stop();
    },
  };
}

/**
 * Opens the app context: database, jobs and the drivers that the settings choose. The embedded
 * database is stopped again when that fails.
 */
export async function openApp(settings: Settings): Promise<OpenApp> {
  const server = await openServer(settings);
  try {
    await migrate(server.direct);
    // With all roles in one process, its thread of jobs supervises the queue.
    return await openOn(server, settings, { install: true, supervise: settings.ROLE !== "all" });
  } catch (error) {
    await server.stop();
    throw (settings.DATABASE_URL === undefined ? null : databaseError(error)) ?? error;
  }
}

/** Opens the app context for the thread of jobs, on a database that its process has opened. */
export function openAppOn(connection: Connection, settings: Settings): Promise<OpenApp> {
  const direct = directConnection(connection, settings);
  const server = { connection, direct, revive() {}, stop: () => Promise.resolve() };
  return openOn(server, settings, { install: false, supervise: true });
}

/** The replica of the settings; null without one. Few read it: staff who look at figures. */
function openReplica({ DATABASE_REPLICA_URL: url, PREPARED_STATEMENTS }: Settings) {
  if (url === undefined) return null;
  return openDatabase(
    { connectionString: url },
    {
      connections: 2,
      isPooled: PREPARED_STATEMENTS === "0",
      onError: (error) =>
        jsonLog("warn", "replica-connection-lost", { error: describeError(error) }),
      log: jsonLog,
    },
  );
}

async function openOn(
  { connection, direct, revive, stop }: DatabaseServer,
  settings: Settings,
  queue: { install: boolean; supervise: boolean },
): Promise<OpenApp> {
  const isPooled = settings.PREPARED_STATEMENTS === "0";
  const { db, pool, close } = openDatabase(connection, {
    connections: 12,
    isPooled,
    onError: (error) => {
      jsonLog("warn", "database-connection-lost", { error: describeError(error) });
      revive();
    },
    log: jsonLog,
  });
  const replica = openReplica(settings);
  const listener = openListener(direct, jsonLog);
  followReferences(listener, db);
  const secrets: Secrets = [settings.SECRET, ...settings.SECRET_PREVIOUS];
  // Its tables are made by statements that take longer than a pooler allows.
  if (queue.install && direct !== connection)
    await (await openJobs(direct, jsonLog, { install: true, supervise: false, secrets })).stop();
  const install = queue.install && direct === connection;
  const jobs = await openJobs(connection, jsonLog, { ...queue, install, isPooled, secrets });
  const contracts = chooseContracts(settings, db);
  const directoryIndex = createDirectoryIndex(db, jsonLog);
  const productIndex = createProductIndex(db, jsonLog);
  return {
    connection,
    pool,
    app: {
      db,
      replica: replica?.db ?? db,
      jobs,
      ...contracts,
      push: choosePush(settings, siteContacts(settings).email),
      wallet: chooseWallet(settings),
      facebook: chooseFacebook(settings),
      ...choosePayments(settings, db),
      ...choosePayouts(settings, db, siteContacts(settings).email),
      ...chooseInvoicing(settings, db, siteContacts(settings)),
      storage: await chooseStorage(settings),
      blog: chooseBlog(settings),
      video: chooseVideo(settings),
      calendars: chooseCalendars(settings),
      sharedReads: createSharedReads(SHARED_MS),
      realtime: createRealtimeHub(),
      directoryIndex,
      productIndex,
      dailyCounts: createDailyCounts(),
      clock: () => new Date(),
      log: jsonLog,
      settings: {
        brand: settings.BRAND,
        publicUrl: settings.PUBLIC_URL,
        secret: settings.SECRET,
        previousSecrets: settings.SECRET_PREVIOUS,
        gate: settings.GATE,
        passwordPolicy: settings.PASSWORD_POLICY,
        smsSegments: settings.SMS_SEGMENTS,
        passwordCost: PASSWORD_COST,
        isProduction: settings.isProduction,
        mailCatcherOpen: settings.hasMailCatcher,
        stickersLow: settings.FNE_STICKERS_LOW,
        closedServices: closedServices(settings),
        whatsAppTemplates: whatsAppTemplates(settings),
        operatorEmail: settings.OPERATOR_EMAIL ?? null,
        dailySpendFcfa: settings.DAILY_SPEND_FCFA,
        refundApprovalFcfa: settings.REFUND_APPROVAL_FCFA,
        commissionPercent: settings.COMMISSION_PERCENT,
        otpByCountry: settings.OTP_BY_COUNTRY,
        contacts: siteContacts(settings),
        legal: legalEntity(settings),
      },
    },
    alone: (task) => aloneOnDatabase(direct, task),
    listen: listener.listen,
    async close() {
      await jobs.stop();
      closeContracts(contracts);
      await listener.stop();
      await directoryIndex.stop();
      await productIndex.stop();
      await replica?.close();
      await close();
      await stop();
    },
  };
}
