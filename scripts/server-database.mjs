// Runs the API's tests on a PostgreSQL server instead of the embedded one, since both are supported.
// Paths of test files, if any are given, select what runs. Takes TEST_DATABASE_URL, or starts Debian's PostgreSQL (15 or later).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { serverBinaries, startServer } from "./debian-postgresql.mjs";
import { environment, node, root } from "./prepare.mjs";

let server = null;
let url = process.env.TEST_DATABASE_URL;
if (!url) {
  const bin = serverBinaries();
  if (!bin) {
    console.error(
      "No PostgreSQL server: install Debian's `postgresql` and `postgresql-contrib`, or set TEST_DATABASE_URL",
    );
    process.exit(1);
  }
  server = startServer(bin);
  url = server.url;
}
const { status } = spawnSync(
  node,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--maxWorkers=100%",
    "--project=@jdj/api",
    "--exclude=**/database/embedded/**",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit", env: { ...environment, TEST_DATABASE_URL: url } },
);
server?.stop();
process.exit(status ?? 1);
