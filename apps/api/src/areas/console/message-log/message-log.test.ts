import { eq, ne } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { furnish } from "../../../testing/furnish.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { suppressionList } from "../../campaigns/suppression-list/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { recipientHash } from "../../operations/outgoing-messages/recipient-hash.ts";
import { outgoingMessages } from "../../operations/outgoing-messages/tables.ts";

const app = testApp();
const held: { couple?: CastMember; support?: Awaited<ReturnType<typeof asRole>> } = {};

interface Log {
  items: { id: string; kind: string; channel: string; state: string; recipient: string }[];
  has_more: boolean;
}

beforeAll(async () => {
  held.couple = await registerCouple(app);
  await furnish(app, held.couple);
  await app.work();
  held.support = await asRole(app, "support", "support@exemple.test");
});

async function logOf(query: string): Promise<Log> {
  const answer = await held.support?.call("GET", `message-log?${query}`);
  expect(answer?.status).toBe(200);
  return answer?.body as Log;
}

/** A guest who was sent something. */
async function invitedGuest() {
  const [found] = await app.db
    .select({ guest: guests, delivery: deliveries })
    .from(deliveries)
    .innerJoin(guests, eq(guests.id, deliveries.guestId))
    .innerJoin(campaigns, eq(campaigns.id, deliveries.campaignId))
    .where(ne(campaigns.status, "draft"))
    .limit(1);
  if (!found) throw new Error("The couple has sent a card");
  const phone1 = "+2250701020399";
  const email = "invitee@exemple.test";
  await app.db.update(guests).set({ phone1, email }).where(eq(guests.id, found.guest.id));
  return { ...found, phone1, email };
}

it("finds what hosts sent to a number or an address, as somebody types it", async () => {
  const { delivery } = await invitedGuest();
  for (const typed of ["07 01 02 03 99", "+225 0701020399", "INVITEE@exemple.test"]) {
    const { items } = await logOf(`recipient=${encodeURIComponent(typed)}`);
    expect(items, typed).toContainEqual(expect.objectContaining({ id: `d${delivery.id}` }));
    expect(JSON.stringify(items)).not.toMatch(/http|0701020399|invitee@|\/j\//);
    expect(JSON.stringify(items)).not.toContain(delivery.token);
  }
});

it("finds the messages of an account by its person, by every channel, also on their overview", async () => {
  const { userId, email } = await registerCouple(app);
  const row = {
    ...{ kind: "booking-new", recipient: "+22507…01", outcome: "sent" as const, reason: "" },
    recipientHash: recipientHash(app.settings.secret, email),
  };
  await app.db.insert(outgoingMessages).values([
    { ...row, channel: "whatsapp" },
    { ...row, channel: "push" },
  ]);
  const { items } = await logOf(`person_id=${userId}`);
  const channels = items.map(({ channel }) => channel).sort();
  expect(channels).toEqual(["mail", "push", "whatsapp"]);
  const overview = await held.support?.call("GET", `person-overviews/${userId}`);
  expect(overview?.body).toMatchObject({ sent: { items: { length: 3 } } });
});

it("says that somebody wants no messages any more", async () => {
  await app.db.insert(suppressionList).values({ address: "+2250701020377", asked: "sms" });
  expect((await logOf("recipient=0701020377")).items).toMatchObject([
    { kind: "stop", state: "opted-out", channel: "sms", recipient: "+22507…77" },
  ]);
});

it("shows the newest first, a page at a time", async () => {
  const { email } = await registerCouple(app);
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 8, minute));
  await app.db.insert(outgoingMessages).values(
    [1, 3, 2].map((minute) => ({
      ...{ channel: "mail" as const, kind: `kind-${minute}`, recipient: "x", reason: "" },
      ...{ outcome: "sent" as const, createdAt: at(minute) },
      recipientHash: recipientHash(app.settings.secret, email),
    })),
  );
  const first = await logOf(`recipient=${email}&per_page=2`);
  expect(first.items.map(({ kind }) => kind)).toEqual(["kind-3", "kind-2"]);
  expect(first.has_more).toBe(true);
  const second = await logOf(`recipient=${email}&per_page=2&page=2`);
  expect(second.items[0]).toMatchObject({ kind: "kind-1" });
});

it("is empty for nothing, for half a number and for somebody unknown", async () => {
  for (const query of ["", "recipient=07", "recipient=+", "recipient=rien@exemple.test"])
    expect(await logOf(query)).toEqual({ items: [], has_more: false });
});

it("does not exist for a person who is gone", async () => {
  expect((await held.support?.call("GET", "message-log?person_id=999999"))?.status).toBe(404);
});
