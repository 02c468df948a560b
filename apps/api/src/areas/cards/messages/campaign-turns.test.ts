import { describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { countingGateway, withGateway } from "../../../testing/cards.ts";
import { writeBigSend } from "../../../testing/killing/big-send.ts";
import { testWorld } from "../../../testing/world.ts";

const world = testWorld();

describe("campaigns of several customers", () => {
  it("take turns: a small one does not wait for the end of a big one", async () => {
    const gateway = countingGateway();
    const big = await writeBigSend(world.db, { count: 600, channelId: 1 });
    const small = await writeBigSend(world.db, { count: 1, channelId: 1 });
    for (const messageId of [big, small])
      await world.jobs.enqueue(world.db, "send-card", { messageId });
    await world.jobs.drain(makeHandlers(withGateway(world, gateway)));
    // Both campaigns write to this address: the small one to nobody else.
    const places = gateway.delivered.flatMap(({ to }, at) =>
      to === "invitee0@exemple.test" ? [at] : [],
    );
    expect(gateway.delivered).toHaveLength(601);
    expect(places.at(-1)).toBeLessThan(400);
  }, 30_000);
});
