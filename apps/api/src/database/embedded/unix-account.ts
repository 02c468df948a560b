import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How PostgreSQL's programs are run, and which user's files they work on. */
export interface Account {
  /** Words put before the program; they replace themselves by it, so that the pid is its own. */
  prefix: readonly string[];
  /** The user id, seen from this process, that must own the cluster and its socket. */
  owner: number;
}

const nobody = "65534";

/**
 * The ways to run PostgreSQL for a process of this user id, best first. PostgreSQL refuses to run
 * as root, so root enters a user namespace where it bears another number (its files stay root's);
 * where namespaces are forbidden, as in most containers, it becomes nobody and keeps the one
 * right needed to reach a folder that is closed to others.
 */
export function accountsFor(userId: number): [Account, ...Account[]] {
  if (userId !== 0) return [{ prefix: [], owner: userId }];
  const namespace = ["unshare", "--user", `--map-user=${nobody}`, `--map-group=${nobody}`];
  const drop = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];
  const reach = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return [
    { prefix: namespace, owner: 0 },
    { prefix: [...drop, ...reach], owner: Number(nobody) },
  ];
}

/** The first account that can run `postgres` and enter `folder`; throws each one's reason if none. */
export async function chooseAccount(
  accounts: readonly Account[],
  postgres: string,
  folder: string,
): Promise<Account> {
  const reasons: string[] = [];
  for (const account of accounts) {
    const probe = ["sh", "-c", 'cd "$1" && exec "$2" --version', "sh", folder, postgres];
    const [command = "sh", ...args] = [...account.prefix, ...probe];
    try {
      await run(command, args, { env: programEnvironment() });
      return account;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message.trim() : String(error));
    }
  }
  throw new Error(
    `PostgreSQL cannot run here: set DATABASE_URL, or start as an ordinary user. ${reasons.join(" | ")}`,
  );
}

/** A neutral environment: PGPORT, PGDATA or a locale of the caller must not reach PostgreSQL. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}
