import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: process.env.SITE_BUILD ?? "build",
  // The code for a lost network is part of the page: it could not be fetched later.
  splitRouteModules: false,
  // A page knows its own routes, and asks for those it links to once it is there: the whole map is
  // 5 KB that every first view would wait for.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} satisfies Config;
