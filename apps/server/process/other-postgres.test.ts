import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const run = promisify(execFile);
const dataDir = mkdtempSync(join(tmpdir(), "jdj-other-postgres-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("a data folder of another PostgreSQL version is refused at start in one sentence that says what to do", async () => {
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "17\n");
  const start = run(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: {
      PATH: process.env.PATH,
      ROLE: "worker",
      PORT: "0",
      DATA_DIR: dataDir,
      DEMONSTRATION: "0",
    },
  });
  const { code, stderr } = await start.then(
    () => ({ code: 0, stderr: "" }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(
      /is of PostgreSQL 17 and this version opens 18 only: run `npm run backup` .* move the folder away, then run `npm run restore/,
    ),
  ]);
});
