import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";
import { isSiteBuild, siteOf } from "./site.ts";

/** The product in development: pages and styles reload in the browser when they are saved. */
process.env.NODE_ENV ??= "development";

const server = createServer();
const vite = await createVite({
  root: fileURLToPath(new URL("../web", import.meta.url)),
  configFile: fileURLToPath(new URL("../web/vite.config.ts", import.meta.url)),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

await runProcess({
  pageCache: null,
  openSite: () =>
    Promise.resolve(async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      if (!isSiteBuild(build)) throw new Error("The site's bundle has no entry");
      return siteOf(build);
    }),
  listen(app, where, listening) {
    const answer = getRequestListener(app.fetch);
    server.on("request", (request, response) => {
      vite.middlewares(request, response, () => void answer(request, response));
    });
    return listenOn(server, where, listening);
  },
});
