import { describe, expect, it, vi } from "vitest";
import { createSharedReads } from "./shared-reads.ts";

/** A read that counts how often it was made. */
function counted() {
  let reads = 0;
  function load(): Promise<number> {
    reads += 1;
    return Promise.resolve(reads);
  }
  return { load, reads: () => reads };
}

describe("a shared read", () => {
  it("is made once for all who request it within its period, and for each key", async () => {
    const { load, reads } = counted();
    const shared = createSharedReads(1000);
    const both = Promise.all([shared.read("a", load), shared.read("a", load)]);
    expect([...(await both), await shared.read("a", load)]).toEqual([1, 1, 1]);
    expect(await shared.read("b", load)).toBe(2);
    expect(reads()).toBe(2);
  });

  it("is made again after its period, and at once after a write", async () => {
    const { load } = counted();
    const shared = createSharedReads(40);
    await shared.read("a", load);
    await vi.waitFor(async () => expect(await shared.read("a", load)).toBe(2));
    const before = shared.read("a", load);
    shared.drop();
    expect([await before, await shared.read("a", load)]).toEqual([2, 3]);
  });

  it("that failed is made again", async () => {
    const shared = createSharedReads(1000);
    await expect(shared.read("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await shared.read("a", () => Promise.resolve(1))).toBe(1);
  });

  it("is not shared without a period", async () => {
    const { load } = counted();
    const shared = createSharedReads(0);
    expect([await shared.read("a", load), await shared.read("a", load)]).toEqual([1, 2]);
  });
});
