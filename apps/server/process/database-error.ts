import { SettingsError } from "../settings/settings-error.ts";

/** What keeps a process from using a PostgreSQL server, by the code of Node or PostgreSQL. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "its host is unknown",
  EAI_AGAIN: "its host is unknown",
  ECONNREFUSED: "nothing listens there",
  ENOENT: "there is no socket of a server there",
  EACCES: "this user may not use its socket",
  ETIMEDOUT: "it does not answer",
  EHOSTUNREACH: "it cannot be reached",
  ENETUNREACH: "it cannot be reached",
  "28P01": "its password is wrong",
  "28000": "the server refuses this user from here",
  "3D000": "there is no database of this name",
  "42501": "this user may not create tables and extensions there",
  "58P01": "the server lacks an extension: install postgresql-contrib",
  "53300": "the server has no connection left",
};

function codeOf(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && at.code in reasons) return at.code;
    // The addresses of a host, each with its own error.
    if (at instanceof AggregateError) return codeOf(at.errors[0]);
  }
  return null;
}

/**
 * Says in one line why the server of DATABASE_URL cannot be used, without the address, which holds a
 * password; null for an error of another kind.
 */
export function databaseError(error: unknown): SettingsError | null {
  const code = codeOf(error);
  return code === null
    ? null
    : new SettingsError(`DATABASE_URL cannot be used: ${reasons[code]} (${code})`);
}
