import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { takeFolder } from "./owner-lock.ts";
import { commandOf, isUnburied, servesCluster } from "./postmaster.ts";

// What runs on macOS uses nothing that this system lacks: it is tried here.
const system = "darwin";

describe("on a system without /proc", () => {
  test("a process is known by what ps says of it", async () => {
    const child = spawn("sleep", ["60"]);
    await once(child, "spawn");
    const pid = child.pid ?? 0;
    expect(await commandOf(pid, system)).toBe("sleep 60");
    expect(await commandOf(pid, system)).toBe(await commandOf(pid, "linux"));
    expect(await isUnburied(pid, system)).toBe(false);
    expect(await servesCluster(pid, "/data/postgres", system)).toBe(false);
    child.kill();
    await once(child, "exit");
    expect(await commandOf(pid, system)).toBe("");
  });

  test("a process that died and was not noted yet serves nothing", async () => {
    const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"], { stdio: "pipe" });
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    await expect.poll(() => isUnburied(pid, system), { timeout: 5000 }).toBe(true);
    expect(await commandOf(pid, system)).toBe("");
    parent.kill();
  });
});

describe("on a system without abstract sockets", () => {
  test("a folder has one owner, and can be taken again once it is given back", async () => {
    const folder = await mkdtemp(join(tmpdir(), "jdj-lock-"));
    const release = await takeFolder(folder, system);
    await expect(takeFolder(folder, system)).rejects.toThrow(
      `${folder} is already in use by process ${process.pid}`,
    );
    await release();
    await (await takeFolder(folder, system))();
  });

  test("a killed owner does not keep a folder", async () => {
    const folder = await mkdtemp(join(tmpdir(), "jdj-lock-"));
    const script = `const { takeFolder } = await import(${JSON.stringify(join(import.meta.dirname, "owner-lock.ts"))});
      await takeFolder(${JSON.stringify(folder)}, "darwin"); console.log("taken"); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "pipe" });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "exit");
    await (await takeFolder(folder, system))();
  });
});
