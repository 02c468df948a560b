import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testApp } from "../testing/app.ts";
import { rememberReference } from "./remember-reference.ts";

const app = testApp();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("reference data are read once a minute for each number, and again after an error", async () => {
  let [reads, away] = [0, false];
  const read = rememberReference(async (_, id) => {
    reads += 1;
    if (away) throw new Error("away");
    return `${id}, read ${reads}`;
  });
  expect(await read(app.db, 1)).toBe("1, read 1");
  expect(await read(app.db, 1)).toBe("1, read 1");
  expect(await read(app.db, 2)).toBe("2, read 2");
  vi.advanceTimersByTime(60_001);
  away = true;
  await expect(read(app.db, 1)).rejects.toThrow("away");
  away = false;
  expect(await read(app.db, 1)).toBe("1, read 4");
  const inTransaction = await app.db.transaction((tx) => read(tx, 1));
  expect(inTransaction).toBe("1, read 5");
});
