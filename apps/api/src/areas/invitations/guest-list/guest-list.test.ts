import type { GuestTally, ListedGuest } from "@jdj/contract/invitations/guest-list";
import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne, sendTo } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { deliveries } from "../../campaigns/deliveries/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { joinRequests } from "../rsvp/tables.ts";

const app = testApp();

interface Page {
  page: number;
  last_page: number;
  matching: number;
  guests: ListedGuest[];
  tallies: GuestTally[];
  requests: number;
}

async function pageOf({ eventId, token }: CastMember, query = ""): Promise<Page> {
  const path = `/api/v1/guest-list/${eventId}${query}`;
  const { status, body } = await app.call("GET", path, { token });
  expect(status).toBe(200);
  return body as Page;
}
const namesOf = (page: Page) => page.guests.map(({ last_name }) => last_name);
const insert = ({ eventId }: CastMember, rows: Partial<typeof guests.$inferInsert>[]) =>
  app.db
    .insert(guests)
    .values(rows.map((row) => ({ eventId, categoryId: 1, lastName: "", givenNames: "", ...row })))
    .returning({ id: guests.id });

describe("a page of the list of guests", () => {
  it("is the whole list of most events, by name, with its tallies", async () => {
    const member = await registerCouple(app);
    await insert(member, [
      { lastName: "Zadi", companions: 2 },
      { lastName: "éhui" },
      { lastName: "Abé", categoryId: 2, household: "Cour de Treichville" },
    ]);
    const page = await pageOf(member);
    expect(page).toMatchObject({ page: 1, last_page: 1, matching: 3, requests: 0 });
    expect(namesOf(page)).toEqual(["Abé", "éhui", "Zadi"]);
    const tally = { guest_id: 1, answer: "none", invited: false, guests: 2, people: 4 };
    expect(page.tallies).toContainEqual(tally);
    const filtered = await pageOf(member, "?guest_id=1");
    expect(namesOf(filtered)).toEqual(["éhui", "Zadi"]);
    expect(filtered.tallies).toContainEqual(tally);
    expect(filtered.tallies).toHaveLength(2);
    expect(await pageOf(member, "?state=yes")).toMatchObject({ matching: 0, guests: [] });
    expect(namesOf(await pageOf(member, "?search=EHU"))).toEqual(["éhui"]);
    expect(namesOf(await pageOf(member, "?search=treich"))).toEqual(["Abé"]);
    expect(namesOf(await pageOf(member, "?search=%25"))).toEqual([]);
    expect(namesOf(await pageOf(member, "?order=newest"))).toEqual(["Abé", "éhui", "Zadi"]);
  });

  it("holds 200 of a list of more than 1,000; filters and searches go through all of it", async () => {
    const member = await registerCouple(app);
    const many = Array.from({ length: 2203 }, (_, index) => ({
      categoryId: index % 2 === 0 ? 1 : 2,
      lastName: `Konan ${String(index).padStart(4, "0")}`,
      givenNames: "Élodie",
      email: `e${index}@exemple.test`,
      phone1: `+22507${String(index).padStart(8, "0")}`,
      answer: index % 3 === 0 ? ("yes" as const) : ("none" as const),
      household: index === 7 || index === 2201 ? "Famille de Bouaké" : null,
    }));
    await insert(member, many);
    const last = await pageOf(member, "?page=90");
    expect(last).toMatchObject({ page: 12, last_page: 12, matching: 2203 });
    // The last by name, and who lives with one of them and is of the first page.
    expect(namesOf(last).slice(-2)).toEqual(["Konan 2202", "Konan 0007"]);
    expect(last.guests).toHaveLength(4);
    const first = await pageOf(member);
    expect([first.guests.length, first.last_page]).toEqual([201, 12]);
    const second = await pageOf(member, "?page=2");
    expect([second.page, namesOf(second)[0], namesOf(second).at(-1)]).toEqual([
      2,
      "Konan 0200",
      "Konan 0399",
    ]);
    expect(namesOf(first).at(-1)).toBe("Konan 2201");
    expect(first.tallies.reduce((sum, one) => sum + one.guests, 0)).toBe(2203);
    expect(await pageOf(member, "?guest_id=2&state=yes")).toMatchObject({ matching: 367 });
    expect(namesOf(await pageOf(member, "?order=newest"))[0]).toBe("Konan 2202");
    for (const search of ["konan 1199", "1199 elodie", "07 00 00 11 99", "E1199@exemple"])
      expect(namesOf(await pageOf(member, `?search=${encodeURIComponent(search)}`))).toEqual([
        "Konan 1199",
      ]);
    const searched = "?search=elodie&state=yes";
    expect(await pageOf(member, `${searched}&page=2`)).toMatchObject({ page: 2, matching: 735 });
    expect(await pageOf(member, `${searched}&page=9`)).toMatchObject({ page: 4, matching: 735 });
    for (const none of ["?search=kouakou", "?search=kouakou&page=2"])
      expect(await pageOf(member, none)).toMatchObject({ page: 1, last_page: 1, matching: 0 });
  });

  it("says to whom a card was sent or is about to be, and how many wait for approval", async () => {
    const member = await registerCouple(app);
    const { guestId, campaignId } = await inviteOne(app, member);
    await insert(member, [{ lastName: "A", answer: "no" }]);
    const [waiting, failed, saved] = (
      await insert(member, [
        { lastName: "B" },
        { lastName: "C", email: "c@exemple.test" },
        { lastName: "D" },
      ])
    ).map(({ id }) => id);
    const [campaign] = await app.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
    if (!campaign || !waiting || !failed || !saved) throw new Error("A row is missing");
    const deliver = async (
      status: "scheduled" | "draft",
      id: number,
      state: "queued" | "failed",
    ) => {
      const { id: _, ...copied } = { ...campaign, status, idempotencyKey: null };
      const [made] = await app.db.insert(campaigns).values(copied).returning();
      if (!made) throw new Error("No campaign");
      const token = `${status} ${id}`;
      await app.db.insert(deliveries).values({ campaignId: made.id, guestId: id, token, state });
    };
    await deliver("scheduled", waiting, "queued");
    await deliver("scheduled", failed, "failed");
    await deliver("draft", saved, "queued");
    const invited = (await pageOf(member)).guests.filter((one) => one.invited).map(({ id }) => id);
    expect(invited.sort()).toEqual([guestId, waiting].sort());
    const uninvited = await pageOf(member, "?state=uninvited");
    expect(uninvited.matching).toBe(2);
    expect(uninvited.guests.map(({ id }) => id)).toEqual([failed, saved]);
    const path = `/api/v1/guest-list/${member.eventId}/uninvited`;
    const { body } = await app.call("GET", path, { token: member.token });
    expect(body).toEqual({ ids: [failed, saved] });

    await sendTo(app, member, [failed]);
    await app.work();
    expect((await pageOf(member, "?state=uninvited")).matching).toBe(1);
    const asks = {
      civility: "M" as const,
      lastName: "Yao",
      givenNames: "Luc",
      askedAt: app.clock(),
    };
    await app.db.insert(joinRequests).values([
      { ...asks, eventId: member.eventId, phone1: "+2250701020304" },
      { ...asks, eventId: member.eventId, phone1: "+2250701020305", isRefused: true },
    ]);
    expect((await pageOf(member)).requests).toBe(1);
    await app.db.delete(guests).where(inArray(guests.id, [failed, saved]));
    expect((await pageOf(member, "?state=uninvited")).matching).toBe(0);
  });
});
