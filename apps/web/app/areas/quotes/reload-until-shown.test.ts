import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadUntilShown } from "./reload-until-shown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose loads end as listed: shown after so many milliseconds, dropped, failed or never over. */
function pageThat(...outcomes: (number | "dropped" | "failed" | "hangs")[]) {
  const page = { loads: 0, version: 1 };
  const load = async () => {
    const outcome = outcomes[page.loads] ?? 0;
    page.loads += 1;
    if (outcome === "dropped") return;
    if (outcome === "failed") throw new DOMException("The load was replaced", "AbortError");
    if (outcome === "hangs") return new Promise(() => undefined);
    await new Promise((done) => setTimeout(done, outcome));
    page.version += 1;
  };
  return { page, reloads: reloadUntilShown(load, () => page.version) };
}

describe("a page that is told of a change", () => {
  it("loads once when the load succeeds", async () => {
    const { page, reloads } = pageThat(200);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page).toEqual({ loads: 1, version: 2 });
  });

  it("loads again, after a while, when the router dropped the load or it failed", async () => {
    const { page, reloads } = pageThat("dropped", "failed", 50);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(500);
    expect(page.loads).toBe(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page).toEqual({ loads: 3, version: 2 });
  });

  it("does not wait for a load that never ends", async () => {
    const { page, reloads } = pageThat("hangs", 50);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page).toEqual({ loads: 2, version: 2 });
  });

  it("loads once more for all changes that came during a load", async () => {
    const { page, reloads } = pageThat(1_000, 1_000);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(500);
    for (let change = 0; change < 5; change += 1) reloads.ask();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page).toEqual({ loads: 2, version: 3 });
  });

  it("loads at once for a change that comes during a backoff", async () => {
    const { page, reloads } = pageThat("dropped", "dropped", "dropped", "dropped", 0);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(page.loads).toBe(4);
    reloads.ask();
    await vi.advanceTimersByTimeAsync(1);
    expect(page).toEqual({ loads: 5, version: 2 });
  });

  it("loads rarely while nothing answers, and no more once it is closed", async () => {
    const { page, reloads } = pageThat(...Array.from({ length: 50 }, () => "dropped" as const));
    reloads.ask();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.loads).toBeGreaterThan(4);
    expect(page.loads).toBeLessThan(10);
    const { loads } = page;
    reloads.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(page.loads).toBe(loads);
  });
});
