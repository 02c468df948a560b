import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "@jdj/api/database/embedded/start";
import { migrate } from "@jdj/api/database/migrate";
import { openJobs } from "@jdj/api/jobs/jobs";
import { scratchFolder } from "@jdj/api/testing/scratch-folder";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    preparedDataDir: string;
  }
}

/** Creates an empty data folder: the server that starts on it makes its database first. */
export function emptyDataDir(): string {
  return mkdtempSync(join(scratchFolder(), "jdj-server-test-"));
}

/** Creates a data folder with a migrated database, as a former start of the server leaves it. */
export function freshDataDir(): string {
  const dataDir = emptyDataDir();
  // With the owner of each file: the database of root runs by another account.
  execFileSync("cp", ["-a", `${inject("preparedDataDir")}/.`, dataDir]);
  return dataDir;
}

/** Makes the data folder that the tests of a run copy: creating and migrating one takes seconds. */
export default async function setup(project: TestProject) {
  const dataDir = emptyDataDir();
  const { connection, stop } = await startEmbedded({ dataDir, settings: { fsync: "off" } });
  await migrate(connection);
  const jobs = await openJobs(connection, () => {}, {
    install: true,
    supervise: false,
    secrets: ["a secret of tests, long enough to be one"],
  });
  await jobs.stop();
  await stop();
  project.provide("preparedDataDir", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
