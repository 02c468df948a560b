import pg from "pg";
import { statementSeconds } from "../metrics.ts";
import { startStatementSpan } from "../tracing.ts";

/** Leaves out the names of a connection's statements: each is parsed anew. */
export function omitNames(client: pg.PoolClient): void {
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (asked: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [withoutName(asked), ...rest]),
  });
}

function withoutName(asked: unknown): unknown {
  return typeof asked === "object" && asked !== null && "name" in asked
    ? { ...asked, name: undefined }
    : asked;
}

/**
 * Measures and traces each statement of a connection. Pools pass a callback, transactions await the result.
 * @param begin called with each statement; what it returns, with its end
 */
export function measureStatements(client: pg.PoolClient, begin: () => () => void): void {
  const own = Object.hasOwn(client, "query") ? client.query : null;
  const query = (args: unknown[]): unknown =>
    Reflect.apply(own ?? pg.Client.prototype.query, client, args);
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const stopTimer = statementSeconds.startTimer();
      const span = startStatementSpan(args[0]);
      const noteEnd = begin();
      const end = () => {
        noteEnd();
        stopTimer();
        span.end();
      };
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const measured = (...result: unknown[]) => {
          end();
          Reflect.apply(callback, undefined, result);
        };
        return query([...args.slice(0, -1), measured]);
      }
      const result = query(args);
      if (result instanceof Promise) result.then(() => end()).catch(() => end());
      return result;
    },
  });
}
