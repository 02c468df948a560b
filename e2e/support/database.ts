import { join } from "node:path";
import { openDatabase } from "../../apps/api/src/database/connect.ts";
import { socketFolderFor, socketPort } from "../../apps/api/src/database/embedded/socket-folder.ts";

let opened: ReturnType<typeof openDatabase> | undefined;

/** Runs a statement in the database of the product under test: for what only staff can do. */
export async function query(statement: string, values: unknown[]): Promise<{ id: number }[]> {
  opened ??= openDatabase(
    process.env.TEST_DATABASE_URL
      ? { connectionString: process.env.TEST_DATABASE_URL }
      : {
          host: socketFolderFor(join(process.env.E2E_DATA ?? "", "data")),
          port: socketPort,
          user: "postgres",
          database: "postgres",
        },
  );
  return (await opened.pool.query(statement, values)).rows;
}
