import "../process/module-hooks.ts";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listenOn } from "../process/listen-on.ts";
import { makeRoutes } from "../serving/routes.ts";
import { createSiteContent } from "../serving/site-content.ts";
import { readSettings } from "../settings/settings.ts";

/**
 * Serves the routes with a site and an API that read every body, as a separate process: the test
 * gives it a small heap.
 */
const fields = async (request: Request) => {
  const form = await request.formData();
  return new Response(String([...form.keys()].length));
};
const app = makeRoutes({
  settings: readSettings({ PUBLIC_URL: "http://127.0.0.1", DEMONSTRATION: "0" }, null),
  product: {
    api: {
      fetch: async (request) => new Response(String((await request.text()).length)),
      paths: [],
      tourCaller: () => new Proxy({}, {}) as never,
      client: () => new Proxy({}, {}) as never,
    },
    site: () =>
      Promise.resolve({
        render: fields,
        bodyOf: () => null,
        menuName: () => "",
        findFavourites: () => Promise.resolve(null),
        readSession: () => Promise.resolve(null),
      }),
  },
  metrics: null,
  pageCache: null,
  content: createSiteContent(),
  ready: () => Promise.resolve(false),
});
const listener = getRequestListener(app.fetch);
listenOn(
  createServer((request, response) => void listener(request, response)),
  { port: 0, hostname: "127.0.0.1" },
  (port) => console.log(port),
);
