import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { customers } from "../../identity/users/tables.ts";
import { creditOf } from "../../payments/credit/credit.ts";
import { countErrors } from "../../payments/payments/check-accounts.ts";
import { startScheduled } from "../campaigns/start-scheduled.ts";
import { campaigns } from "../campaigns/tables.ts";

const app = testApp();
const HOUR_MS = 3_600_000;

const creditLeft = ({ customerId }: CastMember) => creditOf(app.db, customerId, 3);

async function findCampaign(id: number) {
  const [campaign] = await app.db.select().from(campaigns).where(eq(campaigns.id, id));
  return campaign;
}

/** A couple with an SMS campaign to three guests that leaves in an hour, paid from a credit of three. */
async function scheduled() {
  const member = await registerCouple(app);
  const guestIds = await addGuests(app, member, [{}, {}, {}]);
  await giveUnits(app, member, 3, 3);
  const id = await sendTo(app, member, guestIds, {
    channel_id: 3,
    body: "Venez !",
    scheduled_at: new Date(app.clock().getTime() + HOUR_MS).toISOString(),
  });
  expect(await creditLeft(member)).toBe(0);
  return { member, guestIds, id };
}

const call = ({ token }: CastMember, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/${path}`, { token, body });

async function letTimeCome() {
  app.wait(HOUR_MS / 1000 + 60);
  await startScheduled(app);
  await app.work();
}

describe("a scheduled campaign whose guests are removed", () => {
  it("gives back the units of each that was removed, once, and leaves to the others", async () => {
    const { member, guestIds, id } = await scheduled();
    const [first = 0, second = 0] = guestIds;
    expect((await call(member, "DELETE", `guests/events/${first}`)).status).toBe(200);
    expect(await creditLeft(member)).toBe(1);
    expect((await findCampaign(id))?.units).toBe(2);
    expect(
      (
        await call(member, "POST", "guests/events/bulk", {
          action: "remove",
          event_id: member.eventId,
          ids: [second],
        })
      ).status,
    ).toBe(200);
    expect(await creditLeft(member)).toBe(2);
    await letTimeCome();
    expect((await call(member, "GET", `messages/${id}/progress`)).body).toMatchObject({
      status: "done",
      total: 1,
      failed: 0,
    });
    expect(await creditLeft(member)).toBe(2);
    expect((await countErrors(app.db)).balances).toBe(0);
  });

  it("gives back the remainder when it is cancelled then, and no more", async () => {
    const { member, guestIds, id } = await scheduled();
    await call(member, "DELETE", `guests/events/${guestIds[0]}`);
    await call(member, "POST", `messages/${id}/cancel`);
    expect(await creditLeft(member)).toBe(3);
  });

  it("keeps what was used by deliveries that had left", async () => {
    const { member, guestIds } = await scheduled();
    await letTimeCome();
    await call(member, "DELETE", `guests/events/${guestIds[0]}`);
    expect(await creditLeft(member)).toBe(0);
  });
});

describe("a campaign that was only saved", () => {
  it("takes the units of the guests who remain", async () => {
    const member = await registerCouple(app);
    const guestIds = await addGuests(app, member, [{}, {}, {}]);
    await giveUnits(app, member, 3, 3);
    const saved = await call(member, "POST", "message-save", {
      channel_id: 3,
      message_category_id: 1,
      message_design_id: 1,
      body: "Venez !",
      tab: guestIds,
    });
    const { id } = (saved.body as { data: { id: number } }).data;
    await call(member, "DELETE", `guests/events/${guestIds[0]}`);
    expect((await call(member, "POST", `messages/${id}/send`)).status).toBe(200);
    expect(await creditLeft(member)).toBe(1);
  });
});

describe("a scheduled campaign of an account that was closed", () => {
  it("is cancelled with the account, and its units given back", async () => {
    const { member, id } = await scheduled();
    const closed = await call(member, "POST", "account/close", { password: "demo" });
    expect(closed.status).toBe(200);
    expect((await findCampaign(id))?.status).toBe("cancelled");
    expect(await creditLeft(member)).toBe(3);
    await letTimeCome();
    expect((await findCampaign(id))?.status).toBe("cancelled");
  });

  it("is not started when the account was closed before campaigns were cancelled with it", async () => {
    const { member, id } = await scheduled();
    await app.db
      .update(customers)
      .set({ archivedAt: app.clock() })
      .where(eq(customers.id, member.customerId));
    await letTimeCome();
    expect((await findCampaign(id))?.status).toBe("scheduled");
  });
});
