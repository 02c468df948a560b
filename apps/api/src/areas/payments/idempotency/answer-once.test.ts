import { refusal } from "@jdj/contract/glue/refusals";
import { describe, expect, it } from "vitest";
import { testWorld } from "../../../testing/world.ts";
import { momentOf } from "../../../world.ts";
import { purgePayments } from "../../privacy/retention/purge-payments.ts";
import { answerOnce } from "./answer-once.ts";
import { keyedRequests } from "./tables.ts";

const world = testWorld();

/** Something that may be done, and how often it was. */
function deed() {
  let times = 0;
  return {
    times: () => times,
    act: async () => {
      times += 1;
      return { done: times };
    },
  };
}

const request = (key: string, body: unknown = { a: 1 }) => ({ scope: "test:1", key, body });

describe("a request with a key", () => {
  it("is made once, and answered alike", async () => {
    const { act, times } = deed();
    const answers = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(await answerOnce(momentOf(world), request("one"), act));
    expect(answers).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }]);
    expect(times()).toBe(1);
  });

  it("is another's when the key is another person's", async () => {
    const { act, times } = deed();
    await answerOnce(momentOf(world), { ...request("two"), scope: "test:1" }, act);
    await answerOnce(momentOf(world), { ...request("two"), scope: "test:2" }, act);
    expect(times()).toBe(2);
  });

  it("is refused while the first is under way, and when it says something else", async () => {
    let finish: (answer: string) => void = () => {};
    const slow = answerOnce(
      momentOf(world),
      request("slow"),
      () =>
        new Promise<string>((done) => {
          finish = done;
        }),
    );
    await expect
      .poll(async () =>
        (await world.db.select().from(keyedRequests)).some(({ key }) => key === "slow"),
      )
      .toBe(true);
    const { act, times } = deed();
    await expect(answerOnce(momentOf(world), request("slow"), act)).rejects.toThrow(
      refusal("request-under-way").message,
    );
    finish("done");
    expect(await slow).toBe("done");
    await expect(answerOnce(momentOf(world), request("slow", { a: 2 }), act)).rejects.toThrow(
      refusal("key-reused").message,
    );
    expect(times()).toBe(0);
  });

  it("is made by the next when the process of the first died", async () => {
    await world.db
      .insert(keyedRequests)
      .values({ ...request("dead"), bodyHash: await hashOf({ a: 1 }), createdAt: world.clock() });
    const { act, times } = deed();
    await expect(answerOnce(momentOf(world), request("dead"), act)).rejects.toThrow();
    world.wait(61);
    expect(await answerOnce(momentOf(world), request("dead"), act)).toEqual({ done: 1 });
    expect(times()).toBe(1);
  });

  it("is forgotten after a day", async () => {
    const { act, times } = deed();
    await answerOnce(momentOf(world), request("old"), act);
    world.wait(86_401);
    await answerOnce(momentOf(world), request("old"), act);
    expect(times()).toBe(2);
    world.wait(86_401);
    await purgePayments(momentOf(world));
    expect(await world.db.select().from(keyedRequests)).toEqual([]);
  });
});

/** The hash that is kept of a body. */
async function hashOf(body: unknown): Promise<Buffer> {
  await answerOnce(momentOf(world), { scope: "hash", key: "hash", body }, async () => 1);
  const kept = await world.db.select().from(keyedRequests);
  const found = kept.find(({ scope }) => scope === "hash");
  if (!found) throw new Error("The request was not kept");
  return found.bodyHash;
}
