import type { ListedCampaign } from "@jdj/contract/campaigns/campaign-shapes";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, inviteOne, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { cardDesigns } from "../../designs/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";

const app = testApp();

interface Page {
  page: number;
  last_page: number;
  total: number;
  campaigns: ListedCampaign[];
}

it("the campaigns come a page at a time, newest first, each with its counts", async () => {
  const member = await registerCouple(app);
  const { token, eventId } = member;
  const read = async (query: string) =>
    (await app.call("GET", `/api/v1/messages-by-page${query}`, { token })).body as Page;
  expect(await read("")).toEqual({ page: 1, last_page: 1, total: 0, campaigns: [] });
  await inviteOne(app, member);
  await app.db.execute(sql`
    insert into campaigns (event_id, channel_id, category_id, design_id, label, sender, body, created_at)
    select ${eventId}, channel_id, category_id, design_id, 'Carte ' || n, sender, body, created_at - n * interval '1 hour'
    from campaigns, generate_series(1, 60) n where event_id = ${eventId}`);
  const first = await read("");
  expect(first).toMatchObject({ page: 1, last_page: 2, total: 61, campaigns: { length: 50 } });
  expect(first.campaigns[0]).toMatchObject({ total: 1 });
  expect(first.campaigns[1]).toMatchObject({ label: "Carte 1", total: 0 });
  const last = await read("?page=9");
  expect(last).toMatchObject({ page: 2, campaigns: { length: 11 } });
  const { body: whole } = await app.call("GET", "/api/v1/messages", { token });
  expect([...first.campaigns, ...last.campaigns]).toMatchObject(whole as object[]);
});

it("each says who answered of those it reached, and shows its card in small", async () => {
  const member = await registerCouple(app);
  const { token } = member;
  const ids = await addGuests(app, member, [{}, {}, {}]);
  await sendTo(app, member, ids);
  await app.work();
  await app.db
    .update(guests)
    .set({ answer: "yes" })
    .where(eq(guests.id, ids[0] ?? 0));
  await app.db
    .update(guests)
    .set({ answer: "no" })
    .where(eq(guests.id, ids[1] ?? 0));
  const { body } = await app.call("GET", "/api/v1/messages-by-page", { token });
  const [card] = (body as Page).campaigns;
  expect(card).toMatchObject({ success: 3, answered: 2, asks_for_answer: true });
  const picture = () =>
    app.api.fetch(new Request(`http://joie.test${card?.thumbnail}`), { address: "127.0.0.1" });
  const shown = await picture();
  expect(shown.status).toBe(200);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(144);
  // It stays when its design may no longer be chosen.
  await app.db.update(cardDesigns).set({ withdrawn: true });
  expect((await picture()).status).toBe(200);
  await app.db.update(cardDesigns).set({ withdrawn: false });
});

it("counts the answers of the newest of a long history only", async () => {
  const member = await registerCouple(app);
  const { token } = member;
  const [id = 0] = await addGuests(app, member, [{}]);
  await sendTo(app, member, [id]);
  await sendTo(app, member, [id]);
  await app.work();
  const read = async () =>
    ((await app.call("GET", "/api/v1/messages-by-page", { token })).body as Page).campaigns;
  const [newest, oldest] = await read();
  expect([newest?.answered, oldest?.answered]).toEqual([0, 0]);
  await app.db.execute(sql`insert into delivery_counts values (${oldest?.id}, 0, 20000, 0, 0)`);
  expect((await read()).map(({ answered }) => answered)).toEqual([0, null]);
});
