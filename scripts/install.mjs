// Installs dependencies, all of them or those of production; plain JavaScript, because it runs first.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {"all" | "production"} Kind Everything, or only what a running process needs. */

const argumentsOf = {
  all: ["ci", "--include=dev"],
  production: ["ci", "--omit=dev"],
  // Without it npm rewrites the lockfile, and every start would install and build anew.
  prune: ["prune", "--omit=dev", "--no-save"],
};
const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Makes `node_modules` match the lockfile, for the kind that is needed; a full install is pruned
 * for production. The stamp is removed first and written last, so that an install that failed or
 * was killed is repeated.
 * @param {string} folder the project's root
 * @param {{ kind: Kind, npm: (args: string[]) => void | Promise<void> }} how `npm` throws, or ends the process, when it fails
 */
export async function installInto(folder, { kind, npm }) {
  const stampFile = join(folder, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (stamp === `${kind} ${lock}`) return;
  const isFull = stamp === `all ${lock}`;
  rmSync(stampFile, { force: true });
  await npm([...argumentsOf[isFull ? "prune" : kind], ...quiet]);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(stampFile, `${kind} ${lock}`);
}

/**
 * Whether the product is started for production: as the environment says, else as `.env` says.
 * @param {string} folder the project's root
 * @param {Record<string, string | undefined>} environment
 */
export function isProduction(folder, environment) {
  if (environment.NODE_ENV) return environment.NODE_ENV === "production";
  const file = join(folder, ".env");
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^\s*(?:export\s+)?NODE_ENV\s*=\s*(["']?)production\1\s*(?:#.*)?$/m.test(written);
}
