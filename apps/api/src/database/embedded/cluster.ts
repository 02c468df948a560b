import { execFile } from "node:child_process";
import { chown, mkdtemp, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { giveFolder } from "./give-folder.ts";
import { type Account, programEnvironment } from "./unix-account.ts";

const run = promisify(execFile);

/** The major version of the packaged binaries: a cluster of another one cannot be opened. */
const majorVersion = "18";

/** A cluster of another major version; the message is one line, with the way out. */
export class ClusterVersionError extends Error {}

/** French order and UTF-8, whatever the machine's locales; the socket's folder is the only access. */
const shape = [
  "--encoding=UTF8",
  "--locale-provider=icu",
  "--icu-locale=fr-FR",
  "--locale=C",
  "--username=postgres",
  "--auth-local=trust",
  "--auth-host=reject",
  "--no-instructions",
];

/**
 * Makes the cluster when there is none and gives it to the account. It is built in a sibling
 * folder then renamed, so that a cluster is whole or absent; what killed attempts left is removed.
 * With `sync: false` the new files are not flushed to the disk.
 */
export async function readyCluster(
  cluster: string,
  native: string,
  account: Account,
  sync: boolean,
): Promise<void> {
  await removeDrafts(cluster);
  const version = await clusterVersion(cluster);
  if (version === undefined) await createCluster(cluster, native, account, sync);
  else if (version !== majorVersion) {
    throw new ClusterVersionError(
      `${cluster} is of PostgreSQL ${version} and this version opens ${majorVersion} only: run \`npm run backup\` with the version of the product that made it, move the folder away, then run \`npm run restore -- <backup>\` here`,
    );
  }
  await giveFolder(cluster, account.owner);
}

async function clusterVersion(cluster: string): Promise<string | undefined> {
  const files = await readdir(cluster).catch(() => []);
  if (files.length === 0) return undefined;
  const text = await readFile(join(cluster, "PG_VERSION"), "utf8").catch((cause) => {
    throw new Error(`${cluster} is neither empty nor a PostgreSQL folder`, { cause });
  });
  return text.trim();
}

async function createCluster(
  cluster: string,
  native: string,
  account: Account,
  sync: boolean,
): Promise<void> {
  const draft = await mkdtemp(draftPrefix(cluster));
  await chown(draft, account.owner, account.owner);
  const initdb = [join(native, "bin/initdb"), "-D", draft, ...shape];
  const [command = "", ...args] = [...account.prefix, ...initdb, ...(sync ? [] : ["--no-sync"])];
  await run(command, args, { cwd: "/", env: programEnvironment() });
  await rename(draft, cluster);
  if (sync) {
    const folder = await open(dirname(cluster));
    await folder.sync();
    await folder.close();
  }
}

async function removeDrafts(cluster: string): Promise<void> {
  const prefix = basename(draftPrefix(cluster));
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    // An initdb whose parent was killed may still be writing: the next start removes the rest.
    const draft = join(dirname(cluster), name);
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

function draftPrefix(cluster: string): string {
  return `${cluster}.initdb-`;
}
