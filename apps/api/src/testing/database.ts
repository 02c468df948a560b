import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { Connection } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/start.ts";
import { migrate } from "../database/migrate.ts";
import { openJobs } from "../jobs/jobs.ts";
import { scratchFolder } from "./scratch-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    server: Connection;
    template: string;
  }
}

/** The same server, another database. */
export function onDatabase(server: Connection, database: string): Connection {
  if (!("connectionString" in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Runs one statement that cannot be run in a transaction. */
export async function runOnServer(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * One server for the whole run, without fsync, with a migrated database to copy from; or the
 * server of TEST_DATABASE_URL, so that both kinds of server are tested.
 */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const template = `template_${process.pid}`;
  const dataDir = url === undefined ? await mkdtemp(join(scratchFolder(), "jdj-test-")) : null;
  const embedded =
    dataDir === null
      ? null
      : await startEmbedded({
          dataDir,
          settings: {
            fsync: "off",
            synchronous_commit: "off",
            full_page_writes: "off",
            max_connections: "200",
            // In memory too, where the folder is.
            max_wal_size: "128MB",
          },
        });
  const server: Connection = embedded?.connection ?? { connectionString: url ?? "" };
  await runOnServer(server, `create database ${template}`);
  const connection = onDatabase(server, template);
  await migrate(connection);
  const jobs = await openJobs(connection, () => {}, {
    install: true,
    supervise: false,
    secrets: ["a secret of tests, long enough to be one"],
  });
  await jobs.stop();
  project.provide("server", server);
  project.provide("template", template);
  return async () => {
    if (embedded === null) await runOnServer(server, `drop database ${template} with (force)`);
    await embedded?.stop();
    if (dataDir !== null) await rm(dataDir, { recursive: true, force: true });
  };
}
