import { describe, expect, it } from "vitest";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { countingGateway, withGateway } from "../../../testing/cards.ts";
import { writeBigCampaign } from "../../../testing/killing/big-campaign.ts";

const app = testApp();

describe("campaigns of several customers", () => {
  it("are sent in slices: a small one does not wait for the end of a big one", async () => {
    const gateway = countingGateway();
    const big = await writeBigCampaign(app.db, { count: 600, channelId: 1 });
    const small = await writeBigCampaign(app.db, { count: 1, channelId: 1 });
    for (const campaignId of [big, small])
      await app.jobs.enqueue(app.db, "send-card", { campaignId });
    await app.jobs.drain(makeHandlers(withGateway(app, gateway)));
    // Both campaigns write to this address: the small one to nobody else.
    const places = gateway.delivered.flatMap(({ to }, at) =>
      to === "invitee0@exemple.test" ? [at] : [],
    );
    expect(gateway.delivered).toHaveLength(601);
    expect(places.at(-1)).toBeLessThan(400);
  });
});
