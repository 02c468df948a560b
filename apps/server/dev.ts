import "./jsx.ts";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { runProcess } from "./run-process.ts";
import { type SiteBuild, siteOf } from "./site.ts";

/** The site with reload: pages and styles change in the browser as they are saved. */
process.env.NODE_ENV ??= "development";

await runProcess({
  async openSite() {
    const server = createServer();
    const vite = await createVite({
      root: fileURLToPath(new URL("../web", import.meta.url)),
      configFile: fileURLToPath(new URL("../web/vite.config.ts", import.meta.url)),
      appType: "custom",
      server: { middlewareMode: true, hmr: { server } },
    });
    return {
      site: async () => {
        const build = await vite.ssrLoadModule("virtual:react-router/server-build");
        return siteOf(build as unknown as SiteBuild);
      },
      listen(app, { port, hostname }, listening) {
        const answer = getRequestListener(app.fetch);
        server.on("request", (request, response) => {
          vite.middlewares(request, response, () => void answer(request, response));
        });
        server.listen(port, hostname, () => {
          const address = server.address();
          listening(typeof address === "object" && address ? address.port : port);
        });
        return server;
      },
    };
  },
});
