import { describe, expect, it } from "vitest";
import { writeInGroups } from "./write-in-groups.ts";

describe("results that are written in groups", () => {
  it("are written at once, and those that come meanwhile together after it", async () => {
    const groups: number[][] = [];
    const ends: (() => void)[] = [];
    const write = writeInGroups<number>(async (rows) => {
      groups.push([...rows]);
      await new Promise<void>((end) => ends.push(end));
    });
    const first = write(1);
    await expect.poll(() => groups).toEqual([[1]]);
    const others = [write(2), write(3)];
    ends.shift()?.();
    await first;
    await expect.poll(() => groups).toEqual([[1], [2, 3]]);
    ends.shift()?.();
    await Promise.all(others);
  });

  it("fail with their own group only", async () => {
    const write = writeInGroups<string>(async ([row]) => {
      if (row === "lost") throw new Error("The connection was lost");
    });
    const lost = write("lost");
    await expect(lost).rejects.toThrow("lost");
    await write("next");
  });
});
