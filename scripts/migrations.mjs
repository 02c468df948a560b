// Fails when the tables in the code differ from the migrations.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { environment, node, root } from "./prepare.mjs";

const api = join(root, "apps/api");
const copy = mkdtempSync(join(tmpdir(), "jdj-migrations-"));
cpSync(join(api, "migrations"), copy, { recursive: true });
const before = readdirSync(copy).length;
execFileSync(
  node,
  [join(root, "node_modules/drizzle-kit/bin.cjs"), "generate", "--config=drizzle.config.ts"],
  {
    cwd: api,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...environment, MIGRATIONS: relative(api, copy) },
  },
);
const isUnchanged = readdirSync(copy).length === before;
rmSync(copy, { recursive: true });
if (!isUnchanged)
  console.error(
    "The tables changed without a migration: run `npm run migration -- --name what-changed`",
  );
process.exit(isUnchanged ? 0 : 1);
