// `npm run test:long [-- path]`: the tests that are too slow for `npm test`: files named `*.long.test.ts`,
// and e2e tests tagged `@long`; all others run again with every rule of axe. Without a path the tests of
// the API run again on a PostgreSQL server.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { browser } from "./browser.mjs";
import { build, environment, install, node, root } from "./prepare.mjs";

await install();
await build();

const given = process.argv.slice(2);

/** Runs a tool of the project's; whether its tests passed. */
function passes(args, cwd, env) {
  const options = { cwd, stdio: "inherit", env: { ...environment, ...env } };
  return spawnSync(node, args, options).status === 0;
}

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const playwright = join(root, "node_modules/@playwright/test/cli.js");
const vitestOk = passes([vitest, "run", "--mode=long", "--passWithNoTests", ...given], root, {});

const serverOk = given.length > 0 || passes([join(root, "scripts/server-database.mjs")], root, {});

const tests = readdirSync(join(root, "e2e/tests")).map((name) => `e2e/tests/${name}`);
const chosen = tests.filter((path) => given.every((piece) => path.includes(piece)));
const e2eOk =
  chosen.length === 0 ||
  passes(
    [playwright, "test", ...chosen.map((path) => path.slice("e2e/".length))],
    join(root, "e2e"),
    {
      CHROMIUM: await browser(),
      E2E_LONG: "1",
    },
  );
process.exit(vitestOk && serverOk && e2eOk ? 0 : 1);
