import "./jsx.ts";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";
import { loadSite } from "./site.ts";

await runProcess({
  async openSite() {
    const site = await loadSite();
    return () => Promise.resolve(site);
  },
  listen: (app, where, listening) =>
    listenOn(createServer(getRequestListener(app.fetch)), where, listening),
});
