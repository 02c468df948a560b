import { describe, expect, it } from "vitest";
import { DrawingQueue } from "./drawing-queue.ts";

/** A thread that answers with what it was asked, hangs at 0 and dies at 255. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", (asked) => {
      if (asked === 0) for (;;);
      if (asked === 255) process.exit(1);
      parentPort.postMessage(asked === 13 ? { error: "unlucky" } : { png: Uint8Array.of(asked) });
    });
  `)}`,
);

function queueOf(longest: number, threads = 1) {
  return new DrawingQueue<number>({ thread, threads, timeoutMs: 1500, longest });
}

describe("the queue of drawings", () => {
  it("answers each with its own picture, on several threads", async () => {
    const queue = queueOf(10, 2);
    const drawn = await Promise.all([1, 2, 3, 4, 5].map((asked) => queue.draw(asked)));
    expect(drawn.map((png) => png[0])).toEqual([1, 2, 3, 4, 5]);
  });

  it("kills a thread that hangs or dies, and draws the next picture in a new one", async () => {
    const queue = queueOf(10);
    const answers = await Promise.allSettled([0, 7, 255, 8, 13, 9].map((one) => queue.draw(one)));
    const results = answers.map((answer) =>
      answer.status === "fulfilled" ? answer.value[0] : String(answer.reason),
    );
    expect(results).toEqual([
      "Error: A drawing hung",
      7,
      "Error: The thread ended",
      8,
      "Error: A drawing failed: unlucky",
      9,
    ]);
  });

  it("refuses for the moment when too many wait", async () => {
    const queue = queueOf(2);
    const three = [1, 2, 3].map((asked) => queue.draw(asked));
    await expect(queue.draw(4)).rejects.toMatchObject({ status: 503 });
    expect(await Promise.all(three)).toHaveLength(3);
  });
});
