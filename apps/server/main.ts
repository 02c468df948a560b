import "./jsx.ts";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { keepPages } from "./kept-pages.ts";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";
import { loadSite } from "./site.ts";

const kept = keepPages();

await runProcess({
  kept,
  async openSite() {
    const site = await loadSite();
    return () => Promise.resolve(site);
  },
  listen(app, where, listening) {
    const answer = getRequestListener(app.fetch);
    const server = createServer((request, response) => {
      if (!kept.answer(request, response)) void answer(request, response);
    });
    return listenOn(server, where, listening);
  },
});
