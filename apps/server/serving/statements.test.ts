import { statementsOf } from "@jdj/api/testing/statements";
import { type AddressName, at, type patterns } from "@jdj/contract/paths/addresses";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

const held: { site?: TestSite; cookie?: string } = {};

/** A provider whose page is published, and who sells. @returns their cookie */
async function openProvider({ app, post }: TestSite): Promise<string> {
  const account = { email: "mariam@exemple.test", password: "demo" };
  const person = { last_name: "Traoré", given_names: "Mariam", civility: "Mme", dob: "1984-02-03" };
  const asked = { ...account, ...person, type: "provider", event_type_id: 1, terms: true };
  await post("/api/v1/register", asked);
  const { token } = await post<{ token: string }>("/api/v1/pro/login", account);
  await app.db.execute(sql`
    with provider as (
      insert into providers (name, short_description, town_id, released_at, published_at)
      select 'Chez Mariam', 'Traiteur', min(id), now(), now() from towns returning id
    ), seller as (
      insert into sellers (provider_id) select id from provider
    )
    insert into provider_members (provider_id, user_id, role)
    select provider.id, users.id, 'owner' from provider, users where email = ${account.email}`);
  return `jdj_pro=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
}

/** A wedding of 60 guests. */
beforeAll(async () => {
  const site = await openSite();
  held.site = site;
  const { token, cookie, eventId } = await site.enter({
    email: "awa@exemple.test",
    event_type_id: 1,
  });
  const guests = Array.from({ length: 60 }, (_, index) => ({
    event_id: eventId,
    guest_id: 1,
    civility: "M",
    last_name: "Yao",
    given_names: `Koffi ${index}`,
    email: `koffi${index}@exemple.test`,
    phone_number_1: `07010203${String(index + 10)}`,
  }));
  await site.post("/api/v1/guests-events-store", guests, token);
  held.cookie = `${cookie}; ${await openProvider(site)}`;
});

afterAll(() => held.site?.close());

/** The most statements that each page of the notebook and of the providers' space may send, with its shell. */
const most: Partial<Record<AddressName, number>> = {
  couple: 5,
  summary: 8,
  committee: 5,
  budget: 8,
  planning: 8,
  ceremonies: 7,
  guests: 6,
  cards: 11,
  newCard: 16,
  responses: 12,
  events: 6,
  sharing: 8,
  account: 8,
  requests: 5,
  shopping: 6,
  pro: 11,
  proRequests: 4,
};

describe("a page", () => {
  it.each(Object.entries(most) as [keyof typeof patterns & "guests", number][])(
    "« %s » sends no more statements than it needs",
    async (name, limit) => {
      const headers = { cookie: held.cookie ?? "" };
      const show = async () => {
        const page = await held.site?.routes.request(at(name), { headers }, {});
        expect(page?.status).toBe(200);
        await page?.text();
      };
      await show();
      const sent = await statementsOf(show);
      expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(limit);
    },
  );
});
