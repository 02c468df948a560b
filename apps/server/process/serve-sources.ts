import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from "vite/module-runner";
import { isSiteBuild, siteOf } from "../serving/load-site.ts";
import { listenOn } from "./listen-on.ts";
import { runProcess } from "./run-process.ts";
import type { DevelopmentMessage, ModuleAnswer } from "./start-development-product.ts";

/** The product with its pages from their sources, whose modules the process that started it has (`develop.ts`). */
type Asked = Awaited<ReturnType<NonNullable<ModuleRunnerTransport["invoke"]>>>;
const waiting = new Map<number, (answer: Asked) => void>();
let asked = 0;

const runner = new ModuleRunner(
  {
    transport: {
      invoke: (payload) =>
        new Promise((done) => {
          asked += 1;
          waiting.set(asked, done);
          process.send?.({ id: asked, payload } satisfies DevelopmentMessage);
        }),
    },
    hmr: false,
  },
  new ESModulesEvaluator(),
);

process.on("message", (message: ModuleAnswer | "drop-pages") => {
  if (message === "drop-pages") {
    runner.clearCache();
    return;
  }
  waiting.get(message.id)?.(message.answer);
  waiting.delete(message.id);
});
// The process that asks for pages has ended.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

await runProcess({
  pageCache: null,
  announced: process.env.DEV_START === "1" ? (process.env.PUBLIC_URL ?? null) : null,
  openSite: () =>
    Promise.resolve(async () => {
      const build = await runner.import("virtual:react-router/server-build");
      if (!isSiteBuild(build)) throw new Error("The site's bundle has no entry");
      return siteOf(build);
    }),
  listen(app, where, listening) {
    const server = createServer(getRequestListener(app.fetch));
    return listenOn(server, where, (port) => {
      listening(port);
      process.send?.("listening");
    });
  },
});
