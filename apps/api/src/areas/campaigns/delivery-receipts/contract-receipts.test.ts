import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { noFurtherContracts } from "../../../drivers/gateway-contracts.ts";
import { embeddedSms } from "../../../drivers/sms/embedded.ts";
import { orangeReceiptToken } from "../../../drivers/sms/orange-receipt.ts";
import { embeddedWhatsApp } from "../../../drivers/whatsapp/embedded.ts";
import { TEST_SECRET, testApp } from "../../../testing/app.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { writeBigCampaign } from "../../../testing/killing/big-campaign.ts";
import { sendDeliveries } from "../deliveries/send-deliveries.ts";
import { deliveries } from "../deliveries/tables.ts";
import { sendEmbeddedReceipts } from "./send-embedded-receipts.ts";

const app = testApp();

/** The product with two embedded contracts for SMS and for WhatsApp. */
function twoContracts() {
  const { api: _, ...rest } = app;
  const sms = [{ number: 2, driver: embeddedSms(app.db, TEST_SECRET, 2) }];
  const whatsapp = [{ number: 2, driver: embeddedWhatsApp(app.db, TEST_SECRET, 2) }];
  return { ...rest, furtherContracts: { ...noFurtherContracts, sms, whatsapp } };
}

async function sendBoth(channelId: number) {
  const campaignId = await writeBigCampaign(app.db, { count: 120, channelId });
  await sendDeliveries(twoContracts(), campaignId);
  return campaignId;
}

/** Posts the receipt of an SMS to the address of a contract. */
async function post(contract: number, token: string, gatewayId: string) {
  const end = contract === 1 ? "" : `/${contract}`;
  const body = {
    deliveryInfoNotification: {
      callbackData: gatewayId,
      deliveryInfo: { deliveryStatus: "DeliveredToTerminal" },
    },
  };
  const answer = await createApi(twoContracts()).fetch(
    new Request(`http://joie.test/api/v1/delivery/orange${end}?token=${token}`, {
      method: "POST",
      body: JSON.stringify(body),
    }),
    { address: "127.0.0.1" },
  );
  return answer.status;
}

const statesOf = async (campaignId: number) => {
  const rows = await findRecipients(app, campaignId);
  return [...new Set(rows.map(({ state }) => state))].sort();
};

describe("the receipts of two contracts", () => {
  it("bring what each of them sent to its last state", async () => {
    for (const channelId of [channelIds.sms, channelIds.whatsapp]) {
      const campaignId = await sendBoth(channelId);
      expect(await statesOf(campaignId)).toEqual(["sent"]);
      await sendEmbeddedReceipts(twoContracts());
      expect(await statesOf(campaignId)).not.toContain("sent");
    }
  });

  it("are accepted with the secret of the contract whose address it is, and no other", async () => {
    const [first, second] = [orangeReceiptToken(TEST_SECRET), orangeReceiptToken(TEST_SECRET, 2)];
    expect(await Promise.all([post(1, first, "x"), post(2, second, "x")])).toEqual([200, 200]);
    expect(await Promise.all([post(1, second, "x"), post(2, first, "x")])).toEqual([401, 401]);
    // There is no third contract.
    expect(await post(3, orangeReceiptToken(TEST_SECRET, 3), "x")).toBe(401);
  });

  it("change nothing of what the other sent, though the ids of both are the same", async () => {
    const campaignId = await sendBoth(channelIds.sms);
    const rows = await findRecipients(app, campaignId);
    const [first, second] = [1, 2].map((of) => rows.find(({ contract }) => contract === of));
    if (!first || !second) throw new Error("Both contracts have a share");
    for (const { id } of [first, second])
      await app.db.update(deliveries).set({ gatewayId: "same" }).where(eq(deliveries.id, id));
    await post(2, orangeReceiptToken(TEST_SECRET, 2), "same");
    const after = await findRecipients(app, campaignId);
    const stateOf = (id: number) => after.find((row) => row.id === id)?.state;
    expect([stateOf(first.id), stateOf(second.id)]).toEqual(["sent", "delivered"]);
  });
});
