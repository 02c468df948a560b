import pg from "pg";

/** A statement as it was sent to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Statements are recorded from now on. */
export interface Recording {
  /** Each statement once, with the values that it was first sent with, until now. */
  stop(): Statement[];
}

/**
 * Records every statement that this process sends to a database, whoever sends it: a call, a page
 * of the operator or a job.
 */
export function recordStatements(): Recording {
  const seen = new Map<string, Statement>();
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [query, values] = given;
    const config = typeof query === "object" && query !== null ? query : { text: query };
    const text: unknown = Reflect.get(config, "text");
    const bound: unknown = Array.isArray(values) ? values : Reflect.get(config, "values");
    if (typeof text === "string" && !seen.has(text))
      seen.set(text, { text, values: Array.isArray(bound) ? bound : [] });
    return Reflect.apply(original, this, given);
  } as typeof original;
  return {
    stop() {
      pg.Client.prototype.query = original;
      return [...seen.values()];
    },
  };
}
