import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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
