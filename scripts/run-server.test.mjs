import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const runner = new URL("./run-server.mjs", import.meta.url).href;

/** Runs a server of one line as `npm start` does; returns its output when it is ready. */
async function start(server) {
  const text = `import { runServer } from ${JSON.stringify(runner)};
    runServer(process.execPath, ["--eval", ${JSON.stringify(server)}], {});`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", text], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const ended = once(child, "exit").then(([code]) => code);
  while (!printed.includes("ready")) await once(child.stdout, "data");
  return { child, ended, printed: () => printed };
}

const stopping = `
  process.on("SIGTERM", () => setTimeout(() => { console.log("closed"); process.exit(0); }, 200));
  setInterval(() => {}, 1000);
  console.log("ready");`;

describe("npm start", () => {
  it("passes SIGTERM on, waits until the server has closed, and ends with its exit code", async () => {
    const { child, ended, printed } = await start(stopping);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(printed()).toContain("closed");
  });

  it("ends with the exit code of a server that fails, and with 1 for one that was killed", async () => {
    const failed = await start(`console.log("ready"); setTimeout(() => process.exit(7), 50);`);
    expect(await failed.ended).toBe(7);
    const killed = await start(`console.log("ready"); process.kill(process.pid, "SIGKILL");`);
    expect(await killed.ended).toBe(1);
  });
});
