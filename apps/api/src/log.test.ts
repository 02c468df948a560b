import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { describeError, scrubbed } from "./log.ts";

/** Runs code after `jsonLog` was imported. @returns the events that were read until the process ended */
async function eventsOf(code: string, stop?: NodeJS.Signals): Promise<string[]> {
  const log = JSON.stringify(join(import.meta.dirname, "log.ts"));
  const source = `import { jsonLog } from ${log}; ${code}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
    if (stop) child.kill(stop);
  });
  await once(child, "close");
  const lines = printed.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line).event);
}

describe("the log", () => {
  it("is whole when a process exits, however it does", async () => {
    const lines = `for (const at of [1, 2, 3]) jsonLog("info", "line-" + at);`;
    const whole = ["line-1", "line-2", "line-3"];
    expect(await eventsOf(lines)).toEqual(whole);
    expect(await eventsOf(`${lines} process.exit(1);`)).toEqual(whole);
    expect(await eventsOf(`${lines} throw new Error("planted");`).catch(() => [])).toEqual(whole);
  });

  it("writes a line of a process that runs on, soon", async () => {
    const running = "setInterval(() => {}, 1000);";
    expect(await eventsOf(`jsonLog("info", "line"); ${running}`, "SIGKILL")).toEqual(["line"]);
  });

  it("writes an error at once, with all lines before it", async () => {
    // Before the next batch would be written.
    const killed = `setTimeout(() => process.kill(process.pid, "SIGKILL"), 150);`;
    const code = `jsonLog("info", "before"); jsonLog("error", "wrong"); ${killed}`;
    expect(await eventsOf(code)).toEqual(["before", "wrong"]);
  });

  it("writes a hundred errors at once, each of them soon, without a warning of leaking listeners", async () => {
    const warnings = `process.on("warning", ({ name }) => jsonLog("error", name));`;
    const errors = `for (let at = 0; at < 100; at += 1) jsonLog("error", "wrong");`;
    const killed = `setTimeout(() => process.kill(process.pid, "SIGKILL"), 150);`;
    const events = await eventsOf(`${warnings} ${errors} ${killed}`);
    expect(events).toEqual(Array.from({ length: 100 }, () => "wrong"));
  });
});

describe("an error in the log", () => {
  const cut = () =>
    Object.assign(new Error("Connection terminated unexpectedly"), {
      stack:
        "Error: Connection terminated unexpectedly\n    at Connection.<anonymous> (/srv/x/node_modules/pg/lib/client.js:204:73)\n    at Socket.emit (node:events:514:20)",
    });

  it("says its cause where it never passed through our own code", () => {
    const described =
      "Error Connection terminated unexpectedly at Connection.<anonymous> (node_modules/pg/lib/client.js:204:73) at Socket.emit (node:events:514:20)";
    expect(describeError(cut())).toBe(described);
    expect(describeError(scrubbed(cut()))).toBe(described);
  });

  it("says its cause when a library emits its fields in a plain object", () => {
    const { message, stack } = cut();
    const emitted = { message, stack, queue: "send-email", worker: "1" };
    expect(describeError(emitted)).toBe(describeError(cut()));
    expect(describeError({ ...emitted, code: "57P01" })).toMatch(/^Error 57P01 Connection/);
  });

  it("says why a database cannot be reached", async () => {
    const client = new pg.Client({ host: "127.0.0.1", port: 1 });
    const error = await client.connect().catch((failed: unknown) => failed);
    expect(describeError(error)).toMatch(/ECONNREFUSED/);
  });

  it("names what was thrown when it is no error at all", () => {
    expect(describeError(new Map())).toBe("object Map");
    expect(describeError(null)).toBe("object null");
    expect(describeError("Awa")).toBe("string");
  });

  it("has none of the words of any other message, nor of an object's fields", () => {
    const error = new Error("Awa Kouassi, +2250701020304", {
      cause: new Error("awa@exemple.test\nat Awa"),
    });
    for (const one of [error, scrubbed(error), { message: error.message, stack: error.stack }])
      expect(describeError(one)).not.toMatch(/Awa|Kouassi|0701|exemple/);
  });
});
