import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";

// The API and the jobs in development; another process renders the pages (`serve-sources.ts`).
await runProcess({
  pageCache: null,
  announced: process.env.DEV_API_START === "1" ? (process.env.PUBLIC_URL ?? null) : null,
  openSite: () => Promise.resolve(() => Promise.reject(new Error("This process has no pages"))),
  listen(app, where, listening) {
    const server = createServer(getRequestListener(app.fetch));
    return listenOn(server, where, (port) => {
      listening(port);
      process.send?.("listening");
    });
  },
});
