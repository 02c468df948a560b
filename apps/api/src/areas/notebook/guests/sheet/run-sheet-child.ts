import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SheetFormat } from "./sheet-format.ts";
import type { SheetLimits } from "./sheet-reading.ts";

const entry = fileURLToPath(new URL("./sheet-child.ts", import.meta.url));
/** 2,000 rows of seven cells of 300 characters, with room for escapes. */
const longestAnswer = 16_000_000;
const memoryCheckMs = 100;

/**
 * What is read: `guests` under a header of theirs, or the lines as they are, with cells of one line
 * (`grids`) or of long texts (`texts`).
 */
export type SheetShape = "guests" | "grids" | "texts";

/** What the child wrote, or why it had to be stopped. */
export type ChildAnswer = { text: string } | { stopped: "too-slow" | "crashed" };

/**
 * Has a process of its own read the file: no environment, no network, no writing, no child, and
 * SIGKILL past the time or the memory of `limits`. Never throws.
 */
export function runSheetChild(
  format: SheetFormat,
  bytes: Uint8Array,
  limits: SheetLimits,
  shape: SheetShape,
): Promise<ChildAnswer> {
  return new Promise((resolve) => {
    // The child's own timeout comes second, so that the parent's is the one that speaks.
    const args = [format, String(limits.rows), String(limits.timeMs + 1_000), shape];
    const child = spawn(process.execPath, [...childFlags(limits), entry, ...args], {
      env: {},
      stdio: ["pipe", "pipe", "ignore"],
    });
    let stopped: "too-slow" | "crashed" = "crashed";
    const timer = setTimeout(() => {
      stopped = "too-slow";
      child.kill("SIGKILL");
    }, limits.timeMs);
    const memory = setInterval(() => void killAbove(child, limits.memoryMb), memoryCheckMs);

    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.length > longestAnswer) child.kill("SIGKILL");
    });
    child.on("error", () => finish(null));
    child.on("close", (code) => finish(code));
    // A child that dies early leaves the pipe broken: its end is reported by `close`.
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);

    function finish(code: number | null) {
      clearTimeout(timer);
      clearInterval(memory);
      resolve(code === 0 ? { text } : { stopped });
    }
  });
}

function childFlags({ memoryMb }: SheetLimits): string[] {
  const heapMb = Math.floor(memoryMb * 0.75);
  return [`--max-old-space-size=${heapMb}`, "--permission", "--allow-fs-read=*"];
}

/** The heap flag leaves buffers out: the memory of the whole process is watched where the system reports it. */
async function killAbove(child: ChildProcess, memoryMb: number): Promise<void> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  const residentKb = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
  if (residentKb > memoryMb * 1_024) child.kill("SIGKILL");
}
