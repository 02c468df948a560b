import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { readyDataDir } from "../settings/data-dir.ts";
import { misspeltSettings } from "../settings/unknown-settings.ts";
import { databaseError } from "./database-error.ts";

const folder = () => mkdtempSync(join(tmpdir(), "jdj-start-"));

/** Starts the product with these settings. @returns its exit code and the lines that it printed as errors */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DEMONSTRATION: "0",
      LOG_LEVEL: "silent",
      ...environment,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  const code = await new Promise((done) => child.once("exit", done));
  return { code, lines: printed.trim().split("\n") };
}

describe("a start with a wrong setting ends with one line that names it", () => {
  it("DATABASE_URL, where nothing listens", async () => {
    const DATABASE_URL = "postgres://joie:secret@127.0.0.1:1/joie";
    expect(await start({ DATABASE_URL, DATA_DIR: folder() })).toEqual({
      code: 1,
      lines: ["Setting: DATABASE_URL cannot be used: nothing listens there (ECONNREFUSED)"],
    });
  });
  it("DATA_DIR, of which a part is a file", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    const DATA_DIR = join(file, "data");
    expect(await start({ DATA_DIR, SECRET: "x".repeat(32) })).toEqual({
      code: 1,
      lines: [`Setting: DATA_DIR cannot be used (${DATA_DIR}): a part of the path is a file`],
    });
  });
  it("HOST, which is no address of this machine", async () => {
    expect(await start({ HOST: "192.0.2.1", DATA_DIR: folder() })).toEqual({
      code: 1,
      lines: ["Setting: HOST is wrong: 192.0.2.1 is no address of this machine"],
    });
  });
  it("several at once, and a misspelt one of the environment", async () => {
    const { code, lines } = await start({ ROLE: "everything", GATE: "open", DATABSE_URL: "x" });
    expect(code).toBe(1);
    expect(lines).toEqual([
      "Setting: DATABSE_URL is no known setting and has no effect: is DATABASE_URL meant?",
      expect.stringMatching(/^Setting: ROLE is wrong: Invalid option/),
      expect.stringMatching(/^Setting: GATE is wrong/),
    ]);
  });
});

describe("a misspelt setting", () => {
  const settings = ["HOST", "SMTP_URL", "DATABASE_URL", "SUPPORT_EMAIL"];
  it("is named with the setting that it resembles", () => {
    expect(
      misspeltSettings(["SMPT_UR", "SMTP_URI", "DATABSE_URL", "SUPORT_EMAIL"], settings),
    ).toEqual([
      { name: "SMTP_URI", meant: "SMTP_URL" },
      { name: "DATABSE_URL", meant: "DATABASE_URL" },
      { name: "SUPORT_EMAIL", meant: "SUPPORT_EMAIL" },
    ]);
  });
  it("is not seen in what belongs to other programs", () => {
    expect(
      misspeltSettings(["HOME", "PATH", "HOSTNAME", "DATABASE_HOST", "LANG"], settings),
    ).toEqual([]);
  });
});

describe("the data folder", () => {
  it("is made, and nothing is left of the test of writing", () => {
    const place = join(folder(), "new/data");
    readyDataDir(place);
    expect(readdirSync(place)).toEqual([]);
  });
  it("that this user may not write is refused", () => {
    const place = join(folder(), "closed");
    mkdirSync(place);
    chmodSync(place, 0o500);
    chmodSync(dirname(place), 0o755);
    // Root may write everywhere: it becomes nobody.
    const asUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const module = pathToFileURL(join(import.meta.dirname, "../settings/data-dir.ts")).href;
    const script = `const { readyDataDir } = await import(${JSON.stringify(module)});
      try { readyDataDir(${JSON.stringify(place)}) } catch ({ message }) { console.log(message) }`;
    const printed = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      ...asUser,
      encoding: "utf8",
    });
    expect(printed).toBe(`DATA_DIR cannot be used (${place}): this user may not write there\n`);
  });
});

describe("an error of the database", () => {
  it.each([
    ["28P01", "its password is wrong"],
    ["3D000", "there is no database of this name"],
    ["ENOTFOUND", "its host is unknown"],
  ])("%s is told as a reason", (code, reason) => {
    const error = Object.assign(new Error("connect postgres://joie:secret@host"), { code });
    expect(databaseError(new Error("Failed query", { cause: error }))?.message).toBe(
      `DATABASE_URL cannot be used: ${reason} (${code})`,
    );
  });
  it("of a migration is not", () => {
    expect(databaseError(Object.assign(new Error("syntax"), { code: "42601" }))).toBe(null);
  });
});
