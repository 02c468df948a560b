import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { SendResult } from "../../../drivers/delivery-receipt.ts";
import { embeddedSms } from "../../../drivers/sms/embedded.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { caughtMessages } from "../../../mail-catcher/tables.ts";
import { TEST_SECRET, testApp } from "../../../testing/app.ts";
import {
  refusesUs,
  type SmsContract,
  smsContract,
  withSmsContracts,
} from "../../../testing/contracts.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { writeBigCampaign } from "../../../testing/killing/big-campaign.ts";
import { operatorAlerts } from "../../operations/alerts/tables.ts";
import { gatewayOutages } from "../../operations/gateway-outages/tables.ts";
import { LEASE_SECONDS } from "./lease-deliveries.ts";
import { sendDeliveries } from "./send-deliveries.ts";
import { deliveries } from "./tables.ts";

const app = testApp();
const prepare = (count: number) => writeBigCampaign(app.db, { count, channelId: channelIds.sms });

beforeEach(async () => {
  await app.db.delete(gatewayOutages);
  await app.db.delete(operatorAlerts);
  await app.db.delete(caughtMessages);
});

/** How many deliveries of a campaign have each state. */
async function countStates(campaignId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of await findRecipients(app, campaignId))
    counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** How many messages left, and how many different ones. */
function leftBy(...contracts: SmsContract[]) {
  const keys = contracts.flatMap(({ taken }) => taken);
  return { all: keys.length, different: new Set(keys).size };
}

describe("a campaign by two contracts", () => {
  it("leaves by both, each delivery once, and each knows its contract", async () => {
    const campaignId = await prepare(300);
    const second = embeddedSms(app.db, TEST_SECRET, 2);
    await sendDeliveries(withSmsContracts(app, app.sms, second), campaignId);
    const caught = await listCaughtMessages(app.db, 1000);
    expect(caught).toHaveLength(300);
    expect(new Set(caught.map(({ to }) => to)).size).toBe(300);
    const by = Object.groupBy(await findRecipients(app, campaignId), ({ contract }) => contract);
    expect(by[1]?.length).toBe(caught.filter(({ contract }) => contract === 1).length);
    expect(by[1]?.length).toBeGreaterThanOrEqual(100);
    expect(by[2]?.length).toBeGreaterThanOrEqual(100);
  });

  it("leaves more by the one that answers faster", async () => {
    const campaignId = await prepare(400);
    const [slow, fast] = [smsContract(undefined, { answerMs: 40 }), smsContract()];
    await sendDeliveries(withSmsContracts(app, slow, fast), campaignId);
    expect(leftBy(slow, fast)).toEqual({ all: 400, different: 400 });
    expect(fast.taken.length).toBeGreaterThan(2 * slow.taken.length);
  });

  it("leaves whole and once when one refuses us in the middle", async () => {
    const campaignId = await prepare(200);
    const failing = smsContract((count) => (count < 30 ? { state: "sent" } : refusesUs));
    const healthy = smsContract();
    await sendDeliveries(withSmsContracts(app, failing, healthy), campaignId);
    expect(await countStates(campaignId)).toEqual({ sent: 200 });
    expect(leftBy(failing, healthy)).toEqual({ all: 200, different: 200 });
    expect(await app.db.select().from(gatewayOutages)).toMatchObject([
      { channel: "sms", contract: 1, failures: 1, code: "POL1009" },
    ]);
    const attempts = (await findRecipients(app, campaignId)).map((one) => one.attempts);
    expect(new Set(attempts)).toEqual(new Set([1]));
  });

  it("leaves nothing more to one that is set aside, and one delivery tries it later", async () => {
    const failing = smsContract(() => refusesUs);
    const both = withSmsContracts(app, failing, smsContract());
    await sendDeliveries(both, await prepare(60));
    const before = failing.handed.length;
    await sendDeliveries(both, await prepare(60));
    expect(failing.handed.length).toBe(before);
    app.wait(61);
    const campaignId = await prepare(60);
    await sendDeliveries(both, campaignId);
    expect(failing.handed.length).toBe(before + 1);
    expect(await countStates(campaignId)).toEqual({ sent: 60 });
    expect(await app.db.select().from(gatewayOutages)).toMatchObject([{ failures: 2 }]);
  });

  it("uses one again that has been mended", async () => {
    const mended = smsContract((count) => (count < 2 ? refusesUs : { state: "sent" }));
    const other = smsContract();
    const both = withSmsContracts(app, mended, other);
    await sendDeliveries(both, await prepare(60));
    app.wait(86_400);
    await sendDeliveries(both, await prepare(120));
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
    expect(mended.taken.length).toBeGreaterThan(1);
    expect(leftBy(mended, other)).toEqual({ all: 180, different: 180 });
  });

  it("waits, with every attempt still to come, when both refuse us", async () => {
    const campaignId = await prepare(20);
    const contracts = [smsContract(() => refusesUs), smsContract(() => refusesUs)] as const;
    await sendDeliveries(withSmsContracts(app, ...contracts), campaignId);
    expect(await countStates(campaignId)).toEqual({ queued: 20 });
    const alerts = await app.db.select().from(operatorAlerts);
    expect(alerts.map(({ subject }) => subject).sort()).toEqual(["sms", "sms-2"]);
    await sendDeliveries(withSmsContracts(app, ...contracts), campaignId);
    app.wait(61);
    await sendDeliveries(withSmsContracts(app, smsContract(), smsContract()), campaignId);
    expect(await countStates(campaignId)).toEqual({ sent: 20 });
  });

  it("does not send by the other what may have left by one", async () => {
    const campaignId = await prepare(200);
    const silent = smsContract(() => ({ state: "unknown" }));
    const other = smsContract();
    await sendDeliveries(withSmsContracts(app, silent, other), campaignId);
    const { sent, unknown } = await countStates(campaignId);
    expect([sent, unknown]).toEqual([other.taken.length, silent.taken.length]);
    expect(leftBy(silent, other)).toEqual({ all: 200, different: 200 });
    // Some in a row are enough to set it aside.
    expect(silent.taken.length).toBeGreaterThan(0);
    expect(silent.taken.length).toBeLessThan(12);
  });

  it("does not try by the other a number that one refuses", async () => {
    const campaignId = await prepare(30);
    const refused: SendResult = { state: "failed", cause: "recipient", reason: "Numéro refusé" };
    const contracts = [smsContract(() => refused), smsContract(() => refused)] as const;
    await sendDeliveries(withSmsContracts(app, ...contracts), campaignId);
    expect(await countStates(campaignId)).toEqual({ failed: 30 });
    expect(contracts.flatMap(({ handed }) => handed)).toHaveLength(30);
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
  });
});

describe("two campaigns at once by two contracts", () => {
  it("share both, so that neither waits for the other's end", async () => {
    const contracts = [
      smsContract(undefined, { answerMs: 10 }),
      smsContract(undefined, { answerMs: 10 }),
    ] as const;
    const both = withSmsContracts(app, ...contracts);
    const [large, small] = [await prepare(400), await prepare(60)];
    const ends: string[] = [];
    await Promise.all([
      sendDeliveries(both, large).then(() => ends.push("large")),
      sendDeliveries(both, small).then(() => ends.push("small")),
    ]);
    expect(ends[0]).toBe("small");
    // What the first slice of the large one left is queued again.
    while ((await countStates(large)).queued) await sendDeliveries(both, large);
    expect(leftBy(...contracts)).toEqual({ all: 460, different: 460 });
  });
});

describe("a delivery whose sender died", () => {
  async function lose(contract: number) {
    const campaignId = await prepare(1);
    const lost = { state: "sending", contract, leasedUntil: app.clock(), attempts: 1 } as const;
    await app.db.update(deliveries).set(lost).where(eq(deliveries.campaignId, campaignId));
    app.wait(LEASE_SECONDS + 1);
    return campaignId;
  }
  const knowing = (found: "sent" | "absent") => ({
    ...smsContract(),
    find: () => Promise.resolve(found),
  });

  it("is asked about at its own contract", async () => {
    const campaignId = await lose(2);
    const [first, second] = [knowing("absent"), knowing("sent")];
    await sendDeliveries(withSmsContracts(app, first, second), campaignId);
    expect(await countStates(campaignId)).toEqual({ sent: 1 });
    expect(leftBy(first, second).all).toBe(0);
  });

  it("may leave by any contract when its own does not have it", async () => {
    const campaignId = await lose(2);
    const [first, second] = [knowing("sent"), knowing("absent")];
    await sendDeliveries(withSmsContracts(app, first, second), campaignId);
    expect(await countStates(campaignId)).toEqual({ sent: 1 });
    expect(leftBy(first, second).all).toBe(1);
  });

  it("stays unconfirmed when its contract has ended", async () => {
    const campaignId = await lose(3);
    await sendDeliveries(withSmsContracts(app, knowing("absent"), knowing("absent")), campaignId);
    expect(await countStates(campaignId)).toEqual({ unknown: 1 });
  });

  it("waits while its contract is set aside", async () => {
    const campaignId = await lose(2);
    const pausedUntil = new Date(app.clock().getTime() + 60_000);
    const outage = { channel: "sms", contract: 2, since: app.clock(), pausedUntil } as const;
    await app.db.insert(gatewayOutages).values(outage);
    const both = withSmsContracts(app, knowing("absent"), knowing("sent"));
    await sendDeliveries(both, campaignId);
    expect(await countStates(campaignId)).toEqual({ sending: 1 });
    app.wait(61);
    await sendDeliveries(both, campaignId);
    expect(await countStates(campaignId)).toEqual({ sent: 1 });
  });
});
