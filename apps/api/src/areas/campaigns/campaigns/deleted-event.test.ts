import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, inviteOne, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { startScheduled } from "./start-scheduled.ts";

const app = testApp();

const change = ({ token, eventId }: CastMember, method: string, path = "") =>
  app.call(method, `/api/v1/events/${eventId}${path}`, { token });
const inTwoHours = () => new Date(app.clock().getTime() + 7_200_000).toISOString();
const invitationsSent = async () =>
  (await listCaughtMessages(app.db)).filter(({ kind }) => kind === "card").length;

describe("the campaigns of a deleted event", () => {
  it("never leave when they were scheduled, even before they are cancelled, and give back their units", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    await giveUnits(app, member, 3, 1);
    const fields = { channel_id: 3, body: "Venez !", scheduled_at: inTwoHours() };
    const campaignId = await sendTo(app, member, [id], fields);
    await change(member, "DELETE");
    app.wait(7201);
    await startScheduled(app);
    await app.work();
    expect(await findRecipients(app, campaignId)).toMatchObject([{ state: "queued" }]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    await change(member, "POST", "/restore");
    await startScheduled(app);
    await app.work();
    expect(await findRecipients(app, campaignId)).toMatchObject([{ state: "queued" }]);
  });

  it("stop when they are leaving: what has not left fails, with its units given back", async () => {
    const member = await registerCouple(app);
    const [id = 0] = await addGuests(app, member, [{}]);
    await giveUnits(app, member, 3, 1);
    const before = await invitationsSent();
    const campaignId = await sendTo(app, member, [id], { channel_id: 3, body: "Venez !" });
    await change(member, "DELETE");
    await app.work();
    expect(await findRecipients(app, campaignId)).toMatchObject([{ state: "failed" }]);
    expect(await creditOf(app.db, member.customerId, 3)).toBe(1);
    expect(await invitationsSent()).toBe(before);
  });
});

describe("the links of a deleted event", () => {
  it("say that it is gone, and work again once it is restored", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    const paths = [`wedding-cards/${token}`, `rsvp/${token}`, `wedding-cards/${token}/entree.svg`];
    const open = (path: string) => app.call("GET", `/api/v1/${path}`);
    expect(await open(paths[0] ?? "")).toMatchObject({ status: 200 });
    await change(member, "DELETE");
    for (const path of paths)
      expect(await open(path)).toMatchObject({
        status: 410,
        body: { message: "Cet événement n’existe plus." },
      });
    await change(member, "POST", "/restore");
    expect(await open(paths[0] ?? "")).toMatchObject({ status: 200 });
  });
});
