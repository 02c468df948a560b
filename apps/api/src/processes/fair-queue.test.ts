import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFairQueue, QueueFullError } from "./fair-queue.ts";

/** Jobs that end when the test ends them, and the state of each. */
function bench(options: { concurrency: number; capacity: number }) {
  const queue = createFairQueue(options);
  const started: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let mostRunning = 0;
  const add = (key: string, name: string) =>
    queue
      .run(key, async () => {
        started.push(name);
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        await new Promise<void>((end) => ends.push(end));
        running -= 1;
      })
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFullError);
        refused.push(name);
      });
  const nextTick = () => new Promise((later) => setImmediate(later));
  const endAll = async () => {
    for (await nextTick(); ends.length > 0; await nextTick()) ends.shift()?.();
  };
  return { add, nextTick, endAll, started, refused, most: () => mostRunning };
}

describe("a fair queue", () => {
  it("serves each key's first before any key's second", async () => {
    const { add, endAll, started } = bench({ concurrency: 1, capacity: 10 });
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void add(name.charAt(0), name);
    await endAll();
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("refuses the newest of whoever waits most, so that a newcomer has a place", async () => {
    const { add, endAll, nextTick, started, refused } = bench({ concurrency: 1, capacity: 3 });
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) void add("a", name);
    await nextTick();
    expect(refused).toEqual(["a5"]);
    void add("b", "b1");
    await nextTick();
    expect(refused).toEqual(["a5", "a4"]);
    await endAll();
    expect(started).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("goes on after a work that failed", async () => {
    const queue = createFairQueue({ concurrency: 1, capacity: 1 });
    await expect(queue.run("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(queue.run("a", () => Promise.resolve(7))).resolves.toBe(7);
  });

  it("runs or refuses each work once, never more at once than it may", async () => {
    const keys = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    const size = fc.integer({ min: 1, max: 6 });
    await fc.assert(
      fc.asyncProperty(keys, size, size, async (asked, concurrency, capacity) => {
        const { add, endAll, started, refused, most } = bench({ concurrency, capacity });
        for (const [at, key] of asked.entries()) void add(key, `${key}${at}`);
        await endAll();
        expect([...started, ...refused].sort()).toEqual(asked.map((key, at) => key + at).sort());
        expect(started.length).toBeGreaterThanOrEqual(
          Math.min(asked.length, concurrency + capacity),
        );
        expect(most()).toBeLessThanOrEqual(concurrency);
      }),
      { numRuns: 60 },
    );
  });
});
