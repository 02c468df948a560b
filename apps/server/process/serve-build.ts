import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { withAccessLog } from "../serving/access-log.ts";
import { loadSite } from "../serving/load-site.ts";
import { createPageCache } from "../serving/page-cache.ts";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";

const pageCache = createPageCache();

await runProcess({
  pageCache,
  async openSite() {
    const site = await loadSite();
    return () => Promise.resolve(site);
  },
  listen(app, where, listening, observe) {
    const answer = getRequestListener(app.fetch);
    const server = createServer(
      withAccessLog((request, response) => {
        if (!pageCache.answer(request, response)) void answer(request, response);
      }, observe),
    );
    return listenOn(server, where, listening);
  },
});
