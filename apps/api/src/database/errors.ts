/** Thrown when no connection can be had: the database does not answer, or too many wait for it. */
export class DatabaseAwayError extends Error {
  override name = "DatabaseAwayError";
  /** The code that PostgreSQL gives to the like. */
  readonly code: "08006" | "53300";

  constructor(message: string, code: "08006" | "53300") {
    super(message);
    this.code = code;
  }
}

/** The PostgreSQL code of an error, through the wrapping of the query builder, or null. */
function codeOf(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^(?=.*\d)[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return null;
}

/** The unique constraint that a write ran into, or null when the error is another. */
export function violatedKey(error: unknown): string | null {
  return codeOf(error) === "23505" ? constraintOf(error) : null;
}

/** The check, of a table or of a trigger, that a write ran into, or null when the error is another. */
export function violatedCheck(error: unknown): string | null {
  return codeOf(error) === "23514" ? constraintOf(error) : null;
}

function constraintOf(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ("constraint" in at && typeof at.constraint === "string") return at.constraint;
  }
  return null;
}

/**
 * Whether a connection no longer has a statement that we named on it (a pooler has changed the
 * server's connection under ours), or has it for tables of another shape (a migration meanwhile).
 */
export function isStaleStatement(error: unknown): boolean {
  const code = codeOf(error);
  return code === "26000" || code === "42P05" || code === "0A000";
}

/** Whether a write was refused because the transaction only reads. */
export function isRefusedWrite(error: unknown): boolean {
  return codeOf(error) === "25006";
}

/**
 * Whether a text holds what PostgreSQL stores in no text: the character NUL (22021), also in JSON
 * (22P05). Lines refuse it by their shape; what is only looked for does not.
 */
export function isUnstorableText(error: unknown): boolean {
  const code = codeOf(error);
  return code === "22021" || code === "22P05";
}

const connectionErrors =
  /ECONN|EPIPE|ENOENT|terminat|timeout exceeded|Connection|connection error|shutting down|starting up/;

/**
 * Codes of a server that is away or too busy: connections (08), stops and timeouts of statements (57),
 * too many connections, waits for a lock, a deadlock or a conflict of two transactions, a transaction
 * in which we were silent for too long. Each was rolled back.
 */
const awayCodes = /^(?:08...|57...|53300|55P03|40P01|40001|25P03)$/;

/** Whether the database is away, starting or overloaded: the caller may try again soon (503). */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== null) return awayCodes.test(code);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (connectionErrors.test(at.message)) return true;
  }
  return false;
}
