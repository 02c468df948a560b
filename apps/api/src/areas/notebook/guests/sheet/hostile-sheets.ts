import { readSheet } from "./read-sheet.ts";

/** For tests: a file with a few bytes changed, half of the time in its headers, always the same for a seed. */
export function changeBytes(bytes: Uint8Array, seed: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  let state = seed + 1;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let count = 1 + random(6); count > 0; count -= 1)
    changed[random(random(2) === 0 ? 700 : changed.length)] = random(256);
  return changed;
}

/** For tests: the longest that reading one of these files takes, two at a time, in milliseconds. */
export async function slowestReading(files: Uint8Array[]): Promise<number> {
  let slowest = 0;
  const read = async (bytes: Uint8Array) => {
    const started = performance.now();
    await readSheet({ name: "invites.xls", bytes: Buffer.from(bytes) });
    slowest = Math.max(slowest, performance.now() - started);
  };
  for (let at = 0; at < files.length; at += 2) await Promise.all(files.slice(at, at + 2).map(read));
  return slowest;
}
