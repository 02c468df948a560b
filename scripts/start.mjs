// `npm start`: installs, builds, migrates, loads the demonstration data, serves; each only when needed.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { isProduction } from "./install.mjs";
import { build, environment, install, isBuilt, node, root } from "./prepare.mjs";

// In production, the dependencies of the build are removed before anything runs.
const isLive = isProduction(root, process.env);
if (!isLive || !isBuilt()) {
  install("all");
  build();
}
if (isLive) install("production");

const server = spawn(node, [join(root, "apps/server/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: isLive ? { ...environment, NODE_ENV: "production" } : environment,
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
