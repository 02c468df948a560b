// `npm run test:long [-- path]`: the tests that are too slow for `npm test`, in files named `*.long.test.ts`.
import { join } from "node:path";
import { build, install, node, root, run } from "./prepare.mjs";

install();
build();
run(node, [
  join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  "--mode=long",
  "--passWithNoTests",
  ...process.argv.slice(2),
]);
