// Checks the types of every workspace.
import { join } from "node:path";
import { node, root, run } from "./prepare.mjs";

/** Where the compiler notes what it has checked, so that it checks again only what a change concerns. */
const stateOf = (folder) =>
  join(root, "node_modules/.cache/types", `${folder.replaceAll("/", "-")}.tsbuildinfo`);

const tsc = join(root, "node_modules/typescript/bin/tsc");
run(node, [join(root, "node_modules/@react-router/dev/bin.cjs"), "typegen"], {
  cwd: join(root, "apps/web"),
});
for (const folder of [
  "packages/contract",
  "packages/french",
  "packages/weave",
  "bench",
  "apps/api",
  "apps/web",
  "apps/web/worker",
  "apps/console",
  "apps/server",
  "e2e",
])
  run(node, [tsc, "-p", join(root, folder), "--incremental", "--tsBuildInfoFile", stateOf(folder)]);
