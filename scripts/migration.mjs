// `npm run migration -- --name what-changed`: generates a migration, and keeps its snapshot only. Drizzle
// Kit compares the tables with the newest one; the others are a megabyte each that nothing reads.
import { spawnSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environment, node, root } from "./prepare.mjs";

const api = join(root, "apps/api");
const kit = join(root, "node_modules/drizzle-kit/bin.cjs");
const { status } = spawnSync(node, [kit, "generate", ...process.argv.slice(2)], {
  cwd: api,
  stdio: "inherit",
  env: environment,
});
if (status !== 0) process.exit(status ?? 1);

const meta = join(api, "migrations/meta");
const snapshots = readdirSync(meta)
  .filter((name) => /^\d+_snapshot\.json$/.test(name))
  .sort();
for (const name of snapshots.slice(0, -1)) rmSync(join(meta, name));
