import pg from "pg";
import { vi } from "vitest";
import { APPLICATION_NAME } from "../database/connect.ts";

/** The text of a statement as `query` was asked for it. */
function textOf(asked: unknown): string {
  if (typeof asked === "string") return asked;
  return typeof asked === "object" && asked !== null && "text" in asked ? String(asked.text) : "";
}

/** Whether a connection is of the pool: the job queue has its own, and works while nothing is asked of it. */
function isOfPool(client: object): boolean {
  const parameters: unknown = Reflect.get(client, "connectionParameters");
  return (
    typeof parameters === "object" &&
    parameters !== null &&
    "application_name" in parameters &&
    parameters.application_name === APPLICATION_NAME
  );
}

/** What the pool asks at times to learn whether the database is there (`watch-pool.ts`). */
const PROBE = "select 1";

/** The statements that the pool of this process sends while something runs, its probes left out. */
export async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    return spy.mock.calls.flatMap(([asked], index) => {
      const client = spy.mock.contexts[index];
      const text = textOf(asked);
      return client && isOfPool(client) && text !== PROBE ? [text] : [];
    });
  } finally {
    spy.mockRestore();
  }
}
