import "./jsx.ts";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { runProcess } from "./run-process.ts";
import { loadSite } from "./site.ts";

await runProcess({
  async openSite() {
    const site = await loadSite();
    return {
      site: () => Promise.resolve(site),
      listen(app, { port, hostname }, listening) {
        const server = createServer(getRequestListener(app.fetch));
        server.listen(port, hostname, () => {
          const address = server.address();
          listening(typeof address === "object" && address ? address.port : port);
        });
        return server;
      },
    };
  },
});
