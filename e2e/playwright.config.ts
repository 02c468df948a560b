import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Every worker loads this file: the environment passes on the values that the first one chose.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), "jdj-e2e-"));

/** `npm run test:long` runs the tests tagged `@long` too, and axe with every rule at every call. */
const left = process.env.E2E_LONG === "1" ? [] : [/@long/];

const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

const chromium = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // The whole Chromium draws its own address bar in two hidden pages of each window, and keeps
    // one more renderer ready: 40 % of the time of a test that opens one page.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess",
  ],
};

export default defineConfig({
  testDir: "tests",
  outputDir: join(process.env.E2E_DATA, "results"),
  fullyParallel: true,
  // One more than the cores: a test waits for a quarter of its time.
  workers: 3,
  retries: 0,
  // A loaded machine is several times slower: only a test that hangs may reach these limits.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT
    ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]]
    : [["list"]],
  use: {
    baseURL,
    // An action that cannot end is reported with its line, before the test's own limit is reached.
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
    locale: "fr-FR",
    timezoneId: "Africa/Abidjan",
    launchOptions: chromium,
    // Each page would fill the offline cache behind the test; tests about it allow it.
    serviceWorkers: "block",
  },
  // First the desktop: its longest file runs in one worker.
  projects: [
    {
      name: "desktop",
      grep: /@(desktop|both)/,
      grepInvert: left,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grepInvert: [/@desktop/, ...left],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node ../apps/server/main.ts",
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      DATA_DIR: join(process.env.E2E_DATA, "data"),
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? "",
    },
  },
});
