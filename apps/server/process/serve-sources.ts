import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { freePort } from "@jdj/api/free-port";
import { createServer as createVite } from "vite";
import { isSiteBuild, siteOf } from "../serving/site.ts";
import { readSettings } from "../settings/settings.ts";
import { startDevelopmentApi } from "./development-api.ts";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";
import { watchSources } from "./watch-sources.ts";

/**
 * The product in development: this process renders the pages from their sources, another one is the
 * API. A page or a style that is saved changes in the browser; when the API's sources change, its
 * process is replaced, requests wait for the new one, and the browser loads the page again.
 */
process.env.NODE_ENV ??= "development";

const root = resolve(import.meta.dirname, "../../..");
const web = join(root, "apps/web");
const { PUBLIC_URL } = readSettings(process.env, join(root, ".env"));
const apiPort = await freePort();

const server = createServer();
const vite = await createVite({
  root: web,
  configFile: join(web, "vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

let isFirst = true;
const api = startDevelopmentApi(
  { ROLE: "all", PORT: String(apiPort), HOST: "127.0.0.1", PUBLIC_URL },
  () => {
    if (!isFirst) vite.ws.send({ type: "full-reload" });
    isFirst = false;
  },
);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => api.stop(signal));
watchSources(
  vite.watcher,
  ["apps/api/src", "apps/api/demo", "apps/api/migrations", "apps/server", "packages"].map((path) =>
    join(root, path),
  ),
  api.restart,
);

Object.assign(process.env, {
  ROLE: "web",
  API_URL: `http://127.0.0.1:${apiPort}`,
  PUBLIC_URL,
});
await runProcess({
  pageCache: null,
  announced: null,
  openSite: () =>
    Promise.resolve(async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (!isSiteBuild(build)) throw new Error("The site's bundle has no entry");
      return siteOf(build);
    }),
  listen(app, where, listening) {
    const answer = getRequestListener(app.fetch);
    server.on("request", (request, response) => {
      vite.middlewares(request, response, () => {
        void api.settled().then(() => answer(request, response));
      });
    });
    return listenOn(server, where, listening);
  },
});
