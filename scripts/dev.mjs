// `npm run dev`: the product with reload in browser and server, on the demonstration data.
import { join } from "node:path";
import { buildConsole, environment, install, node, root } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

await install();
await buildConsole();
runServer(node, [join(root, "apps/server/dev.ts")], {
  cwd: root,
  env: {
    ...environment,
    // The API's process is started again at every change of its sources.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
  },
});
