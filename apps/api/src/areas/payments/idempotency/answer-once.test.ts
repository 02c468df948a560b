import { refusal } from "@jdj/contract/call/refusals";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { purgePayments } from "../../privacy/retention/purge-payments.ts";
import { answerOnce } from "./answer-once.ts";
import { keyedRequests } from "./tables.ts";

const app = testApp();

/** Something that may be done, and how often it was. */
function deed() {
  let times = 0;
  return {
    times: () => times,
    command: async () => {
      times += 1;
      return { done: times };
    },
  };
}

const request = (key: string, body: unknown = { a: 1 }) => ({ scope: "test:1", key, body });

describe("a request with a key", () => {
  it("is made once, and answered alike", async () => {
    const { command, times } = deed();
    const answers = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(await answerOnce(requestContext(app), request("one"), command));
    expect(answers).toEqual([{ done: 1 }, { done: 1 }, { done: 1 }]);
    expect(times()).toBe(1);
  });

  it("is another's when the key is another person's", async () => {
    const { command, times } = deed();
    await answerOnce(requestContext(app), { ...request("two"), scope: "test:1" }, command);
    await answerOnce(requestContext(app), { ...request("two"), scope: "test:2" }, command);
    expect(times()).toBe(2);
  });

  it("is refused while the first is running, and when its body differs", async () => {
    let finish: (answer: string) => void = () => {};
    const slow = answerOnce(
      requestContext(app),
      request("slow"),
      () =>
        new Promise<string>((done) => {
          finish = done;
        }),
    );
    await expect
      .poll(async () =>
        (await app.db.select().from(keyedRequests)).some(({ key }) => key === "slow"),
      )
      .toBe(true);
    const { command, times } = deed();
    await expect(answerOnce(requestContext(app), request("slow"), command)).rejects.toThrow(
      refusal("request-under-way").message,
    );
    finish("done");
    expect(await slow).toBe("done");
    await expect(
      answerOnce(requestContext(app), request("slow", { a: 2 }), command),
    ).rejects.toThrow(refusal("key-reused").message);
    expect(times()).toBe(0);
  });

  it("is made by the next when the process of the first died", async () => {
    await app.db
      .insert(keyedRequests)
      .values({ ...request("dead"), bodyHash: await hashOf({ a: 1 }), createdAt: app.clock() });
    const { command, times } = deed();
    await expect(answerOnce(requestContext(app), request("dead"), command)).rejects.toThrow();
    app.wait(61);
    expect(await answerOnce(requestContext(app), request("dead"), command)).toEqual({ done: 1 });
    expect(times()).toBe(1);
  });

  it("is forgotten after a day", async () => {
    const { command, times } = deed();
    await answerOnce(requestContext(app), request("old"), command);
    app.wait(86_401);
    await answerOnce(requestContext(app), request("old"), command);
    expect(times()).toBe(2);
    app.wait(86_401);
    await purgePayments(requestContext(app));
    expect(await app.db.select().from(keyedRequests)).toEqual([]);
  });
});

/** The hash of a body, as stored. */
async function hashOf(body: unknown): Promise<Buffer> {
  await answerOnce(requestContext(app), { scope: "hash", key: "hash", body }, async () => 1);
  const stored = await app.db.select().from(keyedRequests);
  const found = stored.find(({ scope }) => scope === "hash");
  if (!found) throw new Error("The request was not kept");
  return found.bodyHash;
}
