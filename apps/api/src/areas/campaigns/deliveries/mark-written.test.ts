import type { CampaignOverview, Delivery } from "@jdj/contract/campaigns/campaign-shapes";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { describe, expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";

const app = testApp();

interface Page {
  campaign: CampaignOverview;
  page: number;
  last_page: number;
  sizes: Record<string, number>;
  resendable: number;
  deliveries: Delivery[];
}

async function read({ token }: CastMember, id: number, query = ""): Promise<Page> {
  const { status, body } = await app.call("GET", `/api/v1/messages/${id}/deliveries${query}`, {
    token,
  });
  expect(status).toBe(200);
  return body as Page;
}

const mark = ({ token }: CastMember, id: number, guestId: number, written: boolean) =>
  app.call("PUT", `/api/v1/messages/${id}/written`, {
    token,
    body: { guest_id: guestId, written },
  });

/** The text that a link puts into WhatsApp. */
const textOf = (link: string | null | undefined) =>
  new URL(link ?? "").searchParams.get("text") ?? "";

describe("a card that its host sends by WhatsApp one by one", () => {
  it("costs nothing, sends nothing, and has each guest's own number, text and link", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [
      { last_name: "Aka", given_names: "Awa", phone_number_1: "+(225) 07 07 01 02 03" },
      { last_name: "Brou", given_names: "Jean & Léa" },
      { last_name: "Coulibaly", phone_number_1: "+(225) 27 22 00 00 01" },
    ]);
    const body = "[prénoms], venez !";
    const id = await sendTo(app, member, ids, { channel_id: channelIds.manual, body });
    await app.work();
    const { campaign, deliveries, sizes } = await read(member, id);
    expect(campaign).toMatchObject({ status: "done", units: 0, success: 0, error: 1, total: 3 });
    expect(sizes).toEqual({ all: 3, sent: 0, failed: 1, waiting: 2 });
    const [first, second, third] = deliveries;
    const rows = await findRecipients(app, id);
    const linkTo = (guestId = 0) =>
      `http://joie.test/i/${rows.find((row) => row.guestId === guestId)?.token}`;
    expect(first?.pivot.whatsapp).toMatch(/^https:\/\/wa\.me\/2250707010203\?text=/);
    expect(textOf(first?.pivot.whatsapp)).toBe(`Awa, venez !\n${linkTo(first?.id)}`);
    expect(textOf(second?.pivot.whatsapp)).toBe(`Jean & Léa, venez !\n${linkTo(second?.id)}`);
    // A landline has no WhatsApp.
    expect(third?.pivot).toMatchObject({ whatsapp: null, state: "failed" });
    const caught = await listCaughtMessages(app.db, 5000);
    expect(caught.filter(({ to }) => to === "+2250707010203")).toEqual([]);
    expect(
      (await app.call("POST", `/api/v1/messages/${id}/resend`, { token: member.token })).status,
    ).toBe(409);
  });

  it("has the link where its host wrote it, and not a second one", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const body = "Votre carte : [lien] À bientôt";
    const id = await sendTo(app, member, ids, { channel_id: channelIds.manual, body });
    const { deliveries } = await read(member, id);
    const text = textOf(deliveries[0]?.pivot.whatsapp);
    expect(text).toMatch(/^Votre carte : http:\/\/joie\.test\/i\/\S+ À bientôt$/);
  });

  it("knows to whom its host wrote, and forgets it again when they take it back", async () => {
    const member = await registerCouple(app);
    const [guestId = 0, other = 0] = await addGuests(app, member, [{}, {}]);
    const id = await sendTo(app, member, [guestId, other], { channel_id: channelIds.manual });
    const marked = await mark(member, id, guestId, true);
    expect(marked).toMatchObject({ status: 200, body: { written_at: app.clock().toISOString() } });
    app.wait(60);
    expect((await mark(member, id, guestId, true)).body).toEqual(marked.body);
    const page = await read(member, id, "?filter=sent");
    expect(page.campaign).toMatchObject({ success: 1, error: 0, total: 2, can: { remind: true } });
    expect(page.deliveries.map(({ id: guest }) => guest)).toEqual([guestId]);
    expect(page.deliveries[0]?.pivot.status).toBe(1);
    await mark(member, id, guestId, false);
    expect((await read(member, id)).sizes).toEqual({ all: 2, sent: 0, failed: 0, waiting: 2 });
  });

  it("is marked for guests of the campaign only, by its members only", async () => {
    const member = await registerCouple(app);
    const [guestId = 0, other = 0] = await addGuests(app, member, [{}, {}]);
    const id = await sendTo(app, member, [guestId], { channel_id: channelIds.manual });
    expect((await mark(member, id, other, true)).status).toBe(404);
    expect((await mark(await registerCouple(app), id, guestId, true)).status).toBe(404);
  });
});

describe("a card that failed by another channel", () => {
  it("reached its guest once the host wrote to them, and is not sent again", async () => {
    const member = await registerCouple(app);
    const [guestId = 0] = await addGuests(app, member, [{ email: "echec-main@exemple.test" }]);
    const id = await sendTo(app, member, [guestId]);
    await app.work();
    expect(await read(member, id)).toMatchObject({ resendable: 1, campaign: { error: 1 } });
    await mark(member, id, guestId, true);
    const page = await read(member, id);
    expect(page).toMatchObject({ resendable: 0, campaign: { success: 1, error: 0 } });
    expect(textOf(page.deliveries[0]?.pivot.whatsapp)).toContain("Adjoua");
  });
});

it("the deliveries of a campaign come a page at a time, by name", async () => {
  const member = await registerCouple(app);
  const guests = Array.from({ length: 60 }, (_, at) => ({
    last_name: `Nom ${String(60 - at).padStart(2, "0")}`,
  }));
  const id = await sendTo(app, member, await addGuests(app, member, guests));
  const first = await read(member, id);
  expect(first).toMatchObject({ page: 1, last_page: 2, sizes: { all: 60 } });
  expect(first.deliveries[0]?.last_name).toBe("Nom 01");
  expect(first.campaign.guests).toEqual([{ name: first.deliveries[0]?.category }]);
  const last = await read(member, id, "?page=9");
  expect(last).toMatchObject({ page: 2, deliveries: { length: 10 } });
});

it("writes by WhatsApp the accents that an SMS left out to stay short", async () => {
  const member = await registerCouple(app);
  const [guestId = 0] = await addGuests(app, member, [{ given_names: "Zoë" }]);
  await giveUnits(app, member, channelIds.sms, 1);
  const sms = { channel_id: channelIds.sms, body: "[prénoms], venez !" };
  const id = await sendTo(app, member, [guestId], sms);
  const [row] = await findRecipients(app, id);
  expect(row?.text).toContain("Zoe, venez !");
  const { deliveries } = await read(member, id);
  expect(textOf(deliveries[0]?.pivot.whatsapp)).toContain("Zoë, venez !");
});
