// `npm start`: installs, builds, migrates, loads the demonstration world, serves; each only when needed.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, environment, install, node, root } from "./prepare.mjs";

install();
build();

const server = spawn(node, [join(root, "apps/server/main.ts")], {
  cwd: root,
  stdio: "inherit",
  env: environment,
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
