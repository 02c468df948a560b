import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks a second in /proc: 100 on every Linux that Node runs on. */
const TICKS = 100;

/** Processor time that a process and its descendants have used, with those that ended, in seconds. */
export function cpuSeconds(root: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)));
  const counted = new Set([root]);
  for (let before = 0; before !== counted.size; ) {
    before = counted.size;
    for (const { pid, parent } of processes) if (counted.has(parent)) counted.add(pid);
  }
  const ticks = processes.filter(({ pid }) => counted.has(pid)).map((one) => one.ticks);
  return ticks.reduce((sum, some) => sum + some, 0) / TICKS;
}

function statOf(pid: number): { pid: number; parent: number; ticks: number }[] {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
    return [{ pid, parent: Number(fields[1]), ticks }];
  } catch {
    return [];
  }
}
