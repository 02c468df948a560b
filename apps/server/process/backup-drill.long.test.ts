import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readManifest } from "@jdj/api/backup/manifest";
import { afterAll, expect, it } from "vitest";
import { callServer, endServer, startServer } from "../testing/server.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "jdj-drill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secret = "a secret of tests, long enough to be one";

/** Runs `backup.ts` or `restore.ts` on a data folder. */
function operate(command: "backup" | "restore", dataDir: string, backup: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SECRET: secret };
  return run(process.execPath, [join(import.meta.dirname, `../${command}.ts`), backup], { env });
}

it("the demonstration data is backed up while the product runs, deleted, and restored with the same rows, files and password", async () => {
  const [before, after] = [join(folder, "before"), join(folder, "after")];
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  const lost = await startServer(before, { DEMONSTRATION: "1", SECRET: secret });
  await operate("backup", before, first);
  await endServer(lost, "SIGTERM");
  rmSync(before, { recursive: true, force: true });

  await operate("restore", after, first);
  await operate("backup", after, second);
  const [one, other] = [await readManifest(first), await readManifest(second)];
  const rowCounts = ({ tables }: typeof one) =>
    tables.map(({ schema, name, rows }) => `${schema}.${name} ${rows}`);
  expect(rowCounts(other)).toEqual(rowCounts(one));
  expect(other.files).toEqual(one.files);
  // Reference data that is already there uses numbers; no number is used twice.
  for (const { name, value } of one.sequences) {
    const now = other.sequences.find((sequence) => sequence.name === name);
    expect(Number(now?.value ?? 0)).toBeGreaterThanOrEqual(Number(value ?? 0));
  }
  expect(one.tables.find(({ name }) => name === "guests")?.rows).toBeGreaterThan(20);

  const found = await startServer(after, { SECRET: secret });
  const body = { email: "awa@exemple.ci", password: "demo" };
  const signIn = await callServer(found, "POST", "/api/v1/login", { body });
  await endServer(found, "SIGTERM");
  expect(signIn?.status).toBe(200);
  await expect(operate("restore", after, first)).rejects.toThrow(/not empty/);
}, 600_000);
