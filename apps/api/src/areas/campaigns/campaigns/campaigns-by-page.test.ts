import type { CampaignSummary } from "@jdj/contract/campaigns/campaign-shapes";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

interface Page {
  page: number;
  last_page: number;
  total: number;
  campaigns: CampaignSummary[];
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
  expect([...first.campaigns, ...last.campaigns]).toEqual(whole);
});
