// `npm run dev`: the product with reload in browser and server, on the demonstration data.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildConsole, environment, install, node, root } from "./prepare.mjs";

install();
buildConsole();

const server = spawn(
  node,
  [
    "--watch",
    "--watch-preserve-output",
    "--watch-path=apps/api",
    "--watch-path=apps/server",
    "--watch-path=packages",
    join(root, "apps/server/dev.ts"),
  ],
  { cwd: root, stdio: "inherit", env: environment },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
