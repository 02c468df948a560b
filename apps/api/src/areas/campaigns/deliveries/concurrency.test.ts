import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { createConcurrency, nextWindow, type Window } from "./concurrency.ts";

const sent: SendResult = { state: "sent" };
const throttled: SendResult = { state: "failed", cause: "ours", reason: "", isThrottled: true };

function after(window: Window, answers: { ms: number; isThrottled?: boolean }[], most = 8): Window {
  return answers.reduce<Window>(
    (from, { ms, isThrottled = false }) => nextWindow(from, { ms, isThrottled }, most),
    window,
  );
}

const start: Window = { size: 2, fastestMs: Number.POSITIVE_INFINITY };
const times = (count: number, ms: number) => Array.from({ length: count }, () => ({ ms }));

describe("how many deliveries a gateway gets at once", () => {
  it("grows while answers stay as fast, up to what the gateway takes", () => {
    expect(after(start, times(3, 80)).size).toBeGreaterThan(3);
    expect(after(start, times(200, 80)).size).toBe(8);
    expect(after(start, times(200, 80), 3).size).toBe(3);
  });
  it("shrinks when answers take more than twice as long, but not below two", () => {
    const grown = after(start, times(200, 80));
    const slower = after(grown, times(10, 400));
    expect(slower.size).toBeLessThan(7);
    expect(after({ size: 2, fastestMs: 80 }, times(10, 400)).size).toBe(2);
  });
  it("halves when the gateway says that it is too much, down to one", () => {
    const refusal = { ms: 20, isThrottled: true };
    expect(after({ size: 8, fastestMs: 80 }, [refusal]).size).toBe(4);
    expect(after({ size: 8, fastestMs: 80 }, [refusal, refusal, refusal, refusal]).size).toBe(1);
  });
  it("gets used to a gateway that has become slower for good", () => {
    const slower = after({ size: 8, fastestMs: 80 }, times(100, 400));
    expect(after(slower, times(200, 400)).size).toBe(8);
  });
  it("does not take a gateway of a few milliseconds for a slow one", () => {
    expect(after({ size: 2, fastestMs: 1 }, times(50, 9)).size).toBe(8);
  });
});

describe("calls to one gateway", () => {
  it("never run more at once than it takes, and all run", async () => {
    const concurrency = createConcurrency({ mostAtOnce: 5 });
    let running = 0;
    let most = 0;
    const call = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      return sent;
    };
    const made = await Promise.all(Array.from({ length: 60 }, () => concurrency.run(call)));
    expect(made).toHaveLength(60);
    expect(most).toBe(5);
  });
  it("are halved once by several refusals of the same moment", async () => {
    const concurrency = createConcurrency({ mostAtOnce: 8 });
    const answer = (result: SendResult) => () => wait(5, result);
    await Promise.all(Array.from({ length: 80 }, () => concurrency.run(answer(sent))));
    expect(concurrency.size()).toBe(8);
    await Promise.all(Array.from({ length: 8 }, () => concurrency.run(answer(throttled))));
    expect(concurrency.size()).toBe(4);
  });
  it("say whether the gateway refused the only one", async () => {
    const concurrency = createConcurrency({ mostAtOnce: 1 });
    expect(await concurrency.run(() => Promise.resolve(throttled))).toEqual({
      result: throttled,
      isAlone: true,
    });
  });
  it("begin no faster than the gateway's own rate", async () => {
    const concurrency = createConcurrency({ mostAtOnce: 8, mostPerSecond: 50 });
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 11 }, () => concurrency.run(() => Promise.resolve(sent))),
    );
    expect(performance.now() - began).toBeGreaterThanOrEqual(195);
  });
  it("go on after one that throws", async () => {
    const concurrency = createConcurrency({ mostAtOnce: 1 });
    await expect(concurrency.run(() => Promise.reject(new Error("reset")))).rejects.toThrow();
    expect((await concurrency.run(() => Promise.resolve(sent))).result).toEqual(sent);
  });
});
