import { request as ask, createServer } from "node:http";
import { join, resolve } from "node:path";
import { freePort } from "@jdj/api/free-port";
import { createServer as createVite } from "vite";
import { readSettings } from "../settings/settings.ts";
import { listenOn } from "./listen-on.ts";
import { startDevelopmentProduct } from "./start-development-product.ts";
import { watchSources } from "./watch-sources.ts";

/**
 * The product in development: this process has Vite, which serves scripts and styles from their
 * sources, and passes every other request on to the product (`serve-sources.ts`), to which it gives the
 * modules of the pages. A page that is saved changes in the browser; when a source of the server
 * changes, the product is replaced, requests wait for it, and the browser loads the page again.
 */
process.env.NODE_ENV ??= "development";

const root = resolve(import.meta.dirname, "../../..");
const web = join(root, "apps/web");
const settings = readSettings(process.env, join(root, ".env"));
const port = await freePort();

const server = createServer();
const vite = await createVite({
  root: web,
  configFile: join(web, "vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: true, hmr: { server } },
});

let isFirst = true;
const product = startDevelopmentProduct(
  { PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: settings.PUBLIC_URL },
  {
    listening() {
      if (!isFirst) vite.ws.send({ type: "full-reload" });
      isFirst = false;
    },
    answer: (payload) => vite.environments.ssr.hot.handleInvoke(payload),
  },
);
watchSources(
  vite.watcher,
  ["apps/api/src", "apps/api/demo", "apps/api/migrations", "apps/server", "packages"].map((path) =>
    join(root, path),
  ),
  product.restart,
);
vite.watcher.on("all", (_, path) => {
  if (path.startsWith(`${web}/app/`)) product.dropPages();
});

server.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    await product.settled();
    const { method, url: path, headers } = request;
    const asked = ask({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on("error", () => {
      if (!response.headersSent) response.writeHead(503, { "retry-after": "1" });
      response.end();
    });
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  });
});
server.on("error", (error) => {
  console.error(`Setting: PORT ${settings.PORT} cannot be used: ${error.message}`);
  product.stop("SIGTERM");
});
listenOn(server, { port: settings.PORT, hostname: settings.HOST }, () => {});
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => {
    product.stop(signal).then(() => process.exit(0));
  });
