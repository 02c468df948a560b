import { cardMessages } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { unsubscribeAddress } from "./unsubscribe-link.ts";

const app = testApp();

async function invite(email: string) {
  const member = await registerCouple(app);
  const ids = await addGuests(app, member, [{ email }]);
  const campaignId = await sendTo(app, member, ids);
  await app.work();
  const [delivery] = await findRecipients(app, campaignId);
  if (!delivery) throw new Error("Nobody was invited");
  const link = new URL(unsubscribeAddress(app.settings, delivery.id)).pathname;
  return { delivery, link };
}

describe("the unsubscribe link of an email", () => {
  it("changes nothing when it is opened, and stops all emails by one POST", async () => {
    const { delivery, link } = await invite("Lasse@exemple.test");
    expect(delivery.state).toBe("sent");
    expect(await app.call("GET", link)).toMatchObject({
      status: 200,
      body: expect.stringContaining("Ne plus rien recevoir"),
    });
    expect((await invite("lasse@exemple.test")).delivery.state).toBe("sent");
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await app.call("POST", link, { body })).status).toBe(200);
    expect((await invite("lasse@exemple.test")).delivery).toMatchObject({
      state: "failed",
      reason: cardMessages.stopped,
    });
  });

  it("lets its holder come back", async () => {
    const { link } = await invite("retour@exemple.test");
    await app.call("POST", link, {});
    const body = new FormData();
    body.set("choice", "resume");
    await app.call("POST", link, { body });
    expect((await invite("retour@exemple.test")).delivery.state).toBe("sent");
  });

  it("is refused when its token is not ours", async () => {
    const { link } = await invite("autre@exemple.test");
    const forged = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await app.call("POST", forged, {})).status).toBe(404);
    expect((await app.call("GET", "/api/v1/leave/1")).status).toBe(404);
  });
});
