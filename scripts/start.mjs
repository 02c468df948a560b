// `npm start`: installs, builds, migrates, loads the demonstration data, serves; each only when needed.
import { join } from "node:path";
import { isProduction } from "./install.mjs";
import { build, environment, install, isBuilt, node, root } from "./prepare.mjs";
import { runServer } from "./run-server.mjs";

// In production, the dependencies of the build are removed before anything runs.
const isLive = isProduction(root, process.env);
if (!isLive || !isBuilt()) {
  await install("all");
  await build();
}
if (isLive) await install("production");

runServer(node, [join(root, "apps/server/main.ts")], {
  cwd: root,
  env: isLive ? { ...environment, NODE_ENV: "production" } : environment,
});
