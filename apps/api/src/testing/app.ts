import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type Api, createApi } from "../app.ts";
import type { AppContext } from "../app-context.ts";
import { createProductIndex } from "../areas/products/search-index/product-index.ts";
import { createDirectoryIndex } from "../areas/providers/search-index/directory-index.ts";
import { createDailyCounts } from "../daily-counts.ts";
import { type Connection, openDatabase } from "../database/connect.ts";
import { embeddedCalendars } from "../drivers/calendar/embedded.ts";
import { embeddedFacebook } from "../drivers/facebook/embedded.ts";
import { noFurtherContracts } from "../drivers/gateway-contracts.ts";
import { embeddedInvoicing } from "../drivers/invoicing/embedded/fake-fne.ts";
import { embeddedMail } from "../drivers/mail/embedded.ts";
import { embeddedPayments } from "../drivers/payments/embedded/fake-gateways.ts";
import { fakeOutcomes } from "../drivers/payments/embedded/outcomes.ts";
import { embeddedPayouts } from "../drivers/payouts/embedded/fake-companies.ts";
import { fakeTransfers } from "../drivers/payouts/embedded/transfers.ts";
import { webPush } from "../drivers/push/web-push.ts";
import { embeddedSms } from "../drivers/sms/embedded.ts";
import { embeddedStorage } from "../drivers/storage/embedded.ts";
import { embeddedVideo } from "../drivers/video/embedded.ts";
import { embeddedWallet } from "../drivers/wallet/embedded.ts";
import { embeddedTemplates, embeddedWhatsApp } from "../drivers/whatsapp/embedded.ts";
import { makeHandlers } from "../job-handlers.ts";
import { openJobs } from "../jobs/jobs.ts";
import { createRealtimeHub } from "../realtime/hub.ts";
import { createSharedReads } from "../shared-reads.ts";
import { onDatabase, runOnServer } from "./database.ts";
import { testPushKeys } from "./push-keys.ts";

/** The clock of a test's app context until it is moved: a Friday morning in Abidjan. */
export const TEST_NOW = new Date("2026-11-20T10:00:00.000Z");

/** The secret of a test's app context. */
export const TEST_SECRET = "a secret of tests, long enough to be one";

/** A whole product on a database of its own, at a given instant. */
export interface TestApp extends AppContext {
  api: Api;
  /** Its database, for other processes. */
  connection: Connection;
  /** Moves the clock on. */
  wait(seconds: number): void;
  /** Works off the jobs that wait, and returns how many. */
  work(): Promise<number>;
  /** Calls the API as HTTP; a body is sent as JSON unless it is FormData. */
  call(
    method: string,
    path: string,
    options?: { token?: string | null; body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

/** Makes an app context on a fresh copy of the migrated database. */
async function makeApp(): Promise<TestApp> {
  const server = inject("server");
  const database = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying the files costs a third of writing each page to the log.
  const template = inject("template");
  await runOnServer(server, `create database ${database} template ${template} strategy file_copy`);
  const connection = onDatabase(server, database);
  const { db, close } = openDatabase(connection, { connections: 8 });
  const jobs = await openJobs(connection, () => {}, {
    install: false,
    supervise: false,
    secrets: [TEST_SECRET],
  });
  const folder = await mkdtemp(join(tmpdir(), "jdj-files-"));
  let now = TEST_NOW;
  const app: AppContext = {
    db,
    replica: db,
    jobs,
    mail: embeddedMail(db),
    sms: embeddedSms(db, TEST_SECRET),
    whatsapp: embeddedWhatsApp(db, TEST_SECRET),
    furtherContracts: noFurtherContracts,
    push: webPush(testPushKeys(), { log: () => {}, isLocal: true }),
    ...embeddedPayments({
      outcomes: fakeOutcomes(db),
      publicUrl: "http://joie.test",
      brand: "Joie du Jour",
      secret: "of tests",
      clock: () => now,
    }),
    ...embeddedPayouts({
      transfers: fakeTransfers(db),
      secret: "of tests",
      clock: () => now,
    }),
    ...embeddedInvoicing({ db, secret: "of tests" }),
    storage: embeddedStorage(folder),
    blog: null,
    video: embeddedVideo(),
    calendars: embeddedCalendars(() => now),
    wallet: embeddedWallet({ publicUrl: "http://joie.test" }),
    facebook: embeddedFacebook({ publicUrl: "http://joie.test", secret: "of tests" }),
    // Tests also write past the calls, and read at once.
    sharedReads: createSharedReads(0),
    realtime: createRealtimeHub(),
    directoryIndex: createDirectoryIndex(db, () => {}),
    productIndex: createProductIndex(db, () => {}),
    dailyCounts: createDailyCounts(),
    clock: () => now,
    log: (level, event, fields) => {
      if (level === "error") throw new Error(`${event}: ${fields?.error ?? ""}`);
    },
    settings: {
      brand: "Joie du Jour",
      publicUrl: "http://joie.test",
      secret: TEST_SECRET,
      previousSecrets: [],
      gate: "either",
      passwordPolicy: "spec",
      smsSegments: "real",
      stickersLow: 50,
      // The least that argon2id takes: `password.test.ts` derives at the cost of every installation.
      passwordCost: { memory: 8, passes: 1, parallelism: 1 },
      isProduction: false,
      mailCatcherOpen: true,
      closedServices: [],
      whatsAppTemplates: embeddedTemplates,
      operatorEmail: "exploitation@joie.test",
      legal: { name: null, register: null, address: null, contact: null, fundsHeldBy: null },
      dailySpendFcfa: 50_000,
      refundApprovalFcfa: 5000,
      commissionPercent: 10,
      otpByCountry: {},
      contacts: {
        phone: "+225 00 00 00 00 00",
        email: "bonjour@joie.test",
        networks: [],
        stores: { android: "https://joie.test/android", ios: "https://joie.test/ios" },
        onboardingUrl: null,
        webChatUrl: null,
      },
    },
  };
  const api = createApi(app);
  return {
    ...app,
    api,
    connection,
    wait(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    work: () => jobs.drain(makeHandlers(app)),
    async call(method, path, { token, body, headers } = {}) {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const response = await api.fetch(
        new Request(`http://joie.test${path}`, {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        }),
        { address: "127.0.0.1" },
      );
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      return { status: response.status, body: isJson ? JSON.parse(text) : text };
    },
    async close() {
      await jobs.stop();
      await close();
      await runOnServer(server, `drop database ${database} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What replaces the app contexts of test files. */
const renewals = new WeakMap<TestApp, () => Promise<void>>();

/** Gives a test file an empty app of its own in place of the one that it has. */
export async function renewApp(app: TestApp): Promise<void> {
  await renewals.get(app)?.();
}

/** An app context for the tests of one file, made before them and deleted after. */
export function testApp(): TestApp {
  const holder: { app?: TestApp } = {};
  beforeAll(async () => {
    holder.app = await makeApp();
  });
  afterAll(async () => {
    await holder.app?.close();
  });
  function made(): TestApp {
    if (!holder.app) throw new Error("The app context is made in beforeAll: use it inside a test");
    return holder.app;
  }
  const app = new Proxy({} as TestApp, {
    get: (_, name) => Reflect.get(made(), name),
    ownKeys: () => Reflect.ownKeys(made()),
    getOwnPropertyDescriptor: (_, name) => ({
      ...Reflect.getOwnPropertyDescriptor(made(), name),
      configurable: true,
    }),
  });
  renewals.set(app, async () => {
    await holder.app?.close();
    holder.app = await makeApp();
  });
  return app;
}
