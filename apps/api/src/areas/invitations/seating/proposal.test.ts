import type { CheckInList } from "@jdj/contract/invitations/check-in";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import type { SeatingPlan } from "@jdj/contract/invitations/seating";
import { seatingMessages } from "@jdj/contract/invitations/seating-messages";
import type { SeatingProposal } from "@jdj/contract/invitations/seating-proposal";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calendarDate } from "../../../app-context.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { makeCheckInLink } from "../../../testing/responses.ts";
import { events } from "../../notebook/events/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

const app = testApp();

const call = (who: CastMember, method: string, rest = "", body?: object) =>
  app.call(method, `/api/v1/seating/${who.eventId}${rest}`, {
    token: who.token,
    ...(body ? { body } : {}),
  });

const read = async (who: CastMember) => (await call(who, "GET")).body as SeatingPlan;
const propose = async (who: CastMember, keep = "all") =>
  (await call(who, "GET", `/proposal?keep=${keep}`)).body as SeatingProposal;
const errorsOf = ({ body }: { body: unknown }) => (body as { errors: unknown }).errors;

async function room(families: Record<string, unknown>[]) {
  const awa = await registerCouple(app);
  await call(awa, "POST", "/tables", { shape: "round", places: 4, count: 3 });
  return { awa, ids: await addGuests(app, awa, families) };
}

describe("a proposal", () => {
  it("is shown first, and in place once it is accepted, as often as one presses", async () => {
    const { awa, ids } = await room([{ companions: 2 }, { companions: 3 }, { companions: 5 }]);
    const proposal = await propose(awa);
    expect(proposal.placements).toHaveLength(2);
    expect(proposal.unseated).toEqual([{ guest_ids: [ids[2]], people: 6, reason: "too-large" }]);
    expect((await read(awa)).guests.every(({ table_id }) => table_id === null)).toBe(true);
    const accepted = { keep: "all", digest: proposal.digest };
    expect((await call(awa, "POST", "/proposal", accepted)).status).toBe(200);
    expect((await read(awa)).guests.filter(({ table_id }) => table_id !== null)).toHaveLength(2);
    expect((await call(awa, "POST", "/proposal", accepted)).status).toBe(409);
  });

  it("is refused once something else is true, and made anew around what hosts did by hand", async () => {
    const { awa, ids } = await room([{ companions: 2 }, { companions: 2 }]);
    const [one = 0, two = 0] = ids;
    const before = await propose(awa);
    const { tables } = await read(awa);
    const last = tables.at(-1)?.id ?? 0;
    await call(awa, "POST", "/seats", { guests: [{ id: one }], table_id: last });
    const stale = { keep: "all", digest: before.digest };
    expect((await call(awa, "POST", "/proposal", stale)).status).toBe(409);
    const { digest } = await propose(awa);
    await call(awa, "POST", "/proposal", { keep: "all", digest });
    const again = await propose(awa, "by-hand");
    expect(again.placements.map(({ guest_id }) => guest_id)).toEqual([two]);
    expect(
      (await call(awa, "POST", "/proposal", { keep: "by-hand", digest: again.digest })).status,
    ).toBe(200);
    expect((await read(awa)).guests.find(({ id }) => id === one)?.table_id).toBe(last);
  });

  it("keeps apart whom hosts keep apart, and guests who declined have no part in it", async () => {
    const { awa, ids } = await room([{}, {}, {}]);
    const [one = 0, two = 0, three = 0] = ids;
    const rule = { guest_id: two, other_id: one };
    expect((await call(awa, "POST", "/rules", rule)).status).toBe(200);
    expect((await call(awa, "POST", "/rules", rule)).status).toBe(200);
    const { rules } = await read(awa);
    expect(rules).toMatchObject([{ guest_id: one, other_id: two }]);
    await app.db.update(guests).set({ answer: "no" }).where(eq(guests.id, three));
    const { placements } = await propose(awa);
    expect(new Set(placements.map(({ table_id }) => table_id)).size).toBe(2);
    expect(placements).toHaveLength(2);
    expect((await call(awa, "DELETE", `/rules/${rules[0]?.id}`)).status).toBe(200);
    expect((await call(awa, "DELETE", `/rules/${rules[0]?.id}`)).status).toBe(404);
  });
});

it("a rule is of two guests of the event, of two households", async () => {
  const home = { household: "Cocody Angré" };
  const { awa, ids } = await room([home, home]);
  const [one = 0, two = 0] = ids;
  const refused = async (guest_id: number | "", other_id: number) =>
    errorsOf(await call(awa, "POST", "/rules", { guest_id, other_id }));
  expect(await refused(one, one)).toEqual({ other_id: [seatingMessages.sameGuest] });
  expect(await refused(one, two)).toEqual({ other_id: [seatingMessages.sameFamily] });
  expect(await refused(one, 999_999)).toEqual({ guest_id: [seatingMessages.guestGone] });
  expect(await refused("", two)).toEqual({ guest_id: [seatingMessages.guestRequired] });
});

it("the door reads the table of each guest, and hosts choose whether their pages say it on the eve", async () => {
  const { awa, ids } = await room([{}, {}]);
  const { tables } = await read(awa);
  const seat = { guests: [{ id: ids[0] }], table_id: tables[0]?.id };
  await call(awa, "POST", "/seats", seat);
  const { key } = await makeCheckInLink(app, awa);
  const { parties } = (await app.call("GET", `/api/v1/door/${key}`)).body as CheckInList;
  const tableOf = new Map(parties.map(({ guest, table }) => [guest, table]));
  expect(ids.map((id) => tableOf.get(id))).toEqual(["Table 1", null]);
  expect((await read(awa)).tells_on_eve).toBe(false);
  await call(awa, "PUT", "/settings", { tells_on_eve: true });
  expect((await read(awa)).tells_on_eve).toBe(true);
});

it("a guest reads their table on their card on the day, and not once they declined", async () => {
  const awa = await registerCouple(app);
  const { token, guestId } = await inviteOne(app, awa);
  await call(awa, "POST", "/tables", { shape: "head", places: 8 });
  const { tables } = await read(awa);
  await call(awa, "POST", "/seats", { guests: [{ id: guestId }], table_id: tables[0]?.id });
  const cardOn = async (weddingDate: string) => {
    await app.db.update(events).set({ weddingDate }).where(eq(events.id, awa.eventId));
    return ((await app.call("GET", `/api/v1/wedding-cards/${token}`)).body as PublicCard).table;
  };
  const today = calendarDate(app.clock());
  expect(await cardOn(today)).toBe("Table d’honneur");
  await app.db.update(guests).set({ answer: "no" }).where(eq(guests.id, guestId));
  expect(await cardOn(today)).toBeUndefined();
});
