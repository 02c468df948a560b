import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { writeBigCampaign } from "../../../testing/killing/big-campaign.ts";
import { LEASE_BATCH, leaseQueued, nextQueued } from "./lease-deliveries.ts";
import { deliveries } from "./tables.ts";

const app = testApp();

describe("leasing the deliveries of a big campaign", () => {
  it("reads a batch from the index of queued ones and sorts nothing, before and after it is counted", async () => {
    await writeBigCampaign(app.db, { count: 4000, channelId: 1 });
    await app.db.update(deliveries).set({ state: "sent" });
    await app.db.execute(sql`analyze deliveries`);
    const campaignId = await writeBigCampaign(app.db, { count: 4000, channelId: 1 });
    for (const statement of [sql`select 1`, sql`analyze deliveries`]) {
      await app.db.execute(statement);
      const query = nextQueued(app.db, campaignId, app.clock());
      const { rows } = await app.db.execute(sql`explain (costs off) ${query}`);
      const plan = rows.map((row) => Object.values(row).join()).join("\n");
      expect(plan).toContain("deliveries_queued");
      expect(plan).not.toContain("Sort");
    }
  });

  it("takes each delivery once, in their order, however many senders there are", async () => {
    const campaignId = await writeBigCampaign(app.db, { count: 3 * LEASE_BATCH, channelId: 1 });
    const lease = () => leaseQueued(app.db, campaignId, app.clock(), { contract: 1 });
    const batches = await Promise.all([lease(), lease(), lease(), lease()]);
    const ids = batches.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(3 * LEASE_BATCH);
    for (const batch of batches) {
      expect(batch.map(({ id }) => id)).toEqual(
        batch.map(({ id }) => id).toSorted((a, b) => a - b),
      );
      expect(batch.every(({ attempts }) => attempts === 1)).toBe(true);
    }
  });
});
