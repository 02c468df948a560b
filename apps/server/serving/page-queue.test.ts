import { setTimeout as wait } from "node:timers/promises";
import { isRefusal } from "@jdj/contract/call/refusals";
import { expect, it } from "vitest";
import { createPageQueue } from "./page-queue.ts";

/** Pages that end when the test says so, in the order in which they began. */
function makePages() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const render = (name: string) => () =>
    new Promise<string>((done) => {
      began.push(name);
      ends.set(name, () => done(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await wait(0);
  };
  return { began, render, end };
}

it("renders as many pages at once as it may, and the others in their order", async () => {
  const queue = createPageQueue({ atOnce: 2 });
  const { began, render, end } = makePages();
  const all = ["a", "b", "c", "d"].map((name) => queue.run(name, render(name)));
  await wait(0);
  expect(began).toEqual(["a", "b"]);
  await end("b");
  expect(began).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

it("gives each who waits one turn after the other", async () => {
  const queue = createPageQueue({ atOnce: 1 });
  const { began, render, end } = makePages();
  const asked = ["a1", "a2", "a3", "b1", "c1", "b2"].map((name) =>
    queue.run(name.charAt(0), render(name)),
  );
  for (const name of ["a1", "a2", "b1", "c1", "a3", "b2"]) {
    await wait(0);
    await end(name);
  }
  await Promise.all(asked);
  expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

it("refuses a page whose turn does not come in time, and goes on with the next", async () => {
  const queue = createPageQueue({ atOnce: 1, patienceMs: 30 });
  const { began, render, end } = makePages();
  const first = queue.run("a", render("a"));
  const late = await queue.run("b", render("b")).catch((error: unknown) => error);
  expect(isRefusal(late, "busy")).toBe(true);
  const next = queue.run("c", render("c"));
  await end("a");
  await end("c");
  expect([await first, await next]).toEqual(["a", "c"]);
  expect(began).toEqual(["a", "c"]);
});

it("does not let others wait for a page that waits for somebody outside", async () => {
  const queue = createPageQueue({ atOnce: 1, countedMs: 20 });
  const { began, render, end } = makePages();
  const slow = queue.run("a", render("a"));
  const other = queue.run("b", render("b"));
  await expect.poll(() => began).toEqual(["a", "b"]);
  await end("b");
  await end("a");
  expect([await slow, await other]).toEqual(["a", "b"]);
});

it("counts a page that failed no longer", async () => {
  const queue = createPageQueue({ atOnce: 1 });
  await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run("a", async () => "b")).toBe("b");
});
