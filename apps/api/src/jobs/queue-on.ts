import type { Db } from "pg-boss";
import type { Database } from "../database/connect.ts";
import { runNamed } from "../database/prepared-query.ts";

/** The names of the queue's statements, by their text: one for each kind of job. */
const names = new Map<string, string>();

/** More texts than this are not named: each name costs every connection memory. */
const MOST_NAMES = 200;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `queue-${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * The queue's way to the database within a transaction. Adding a job is a long statement, the same
 * for each kind: it is parsed and planned once for each connection.
 */
export function queueOn(tx: Database): Db {
  return {
    executeSql: async (text, values = []) => ({
      rows: await runNamed(tx, nameOf(text), text, values),
    }),
  };
}
