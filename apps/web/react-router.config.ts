import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: process.env.SITE_BUILD ?? "build",
  // The whole map in one cached file: a page of work never waits for a second one to move on.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
