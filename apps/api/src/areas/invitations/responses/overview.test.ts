import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { holdCeremonies, readResponses, responsesPath } from "../../../testing/responses.ts";

const app = testApp();

const read = async <T>(member: CastMember, path: string) =>
  (await app.call("GET", `${responsesPath(member)}${path}`, member)) as { status: number; body: T };

interface Page {
  page: number;
  last_page: number;
  total: number;
  guests: { last_name: string; given_names: string }[];
}

/** A wedding with two questions and 120 guests, of whom every third comes and every third does not. */
async function fillEvent(member: CastMember): Promise<void> {
  await holdCeremonies(app, member);
  await app.call("PUT", `${responsesPath(member)}/settings`, {
    token: member.token,
    body: {
      deadline: null,
      companions: 2,
      version: 0,
      questions: [
        { kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true },
        { kind: "text", label: "Un mot" },
      ],
    },
  });
  await app.db.execute(sql`
    insert into guests (event_id, category_id, civility, last_name, given_names, phone_1, answer, answered_at, companions)
    select ${member.eventId}, (select min(id) from guest_categories), 'Mme',
      case n % 2 when 0 then 'Éhui' else 'Abé' end, 'Awa ' || n, '+22507000' || lpad(n::text, 5, '0'),
      (array['none', 'yes', 'no'])[n % 3 + 1], now(), n % 3
    from generate_series(1, 120) n`);
  await app.db.execute(sql`
    insert into guest_rsvps (guest_id, comes_to, replies)
    select g.id, case when g.companions = 1 then null else array[]::bigint[] end,
      jsonb_object_agg(q.id::text, case q.kind when 'text' then jsonb_build_array('Bravo ' || g.id) else '["Poulet", "Poisson"]' end)
    from guests g join rsvp_questions q using (event_id)
    where event_id = ${member.eventId} and g.answer = 'yes' group by g.id`);
  await app.db.execute(sql`
    insert into answer_changes (guest_id, answer, at)
    select id, 'yes', timestamptz '2026-11-18 23:59:00Z' from guests where event_id = ${member.eventId} and answer = 'yes'
    union all
    select id, 'yes', '2026-11-18 12:00:00Z' from guests where event_id = ${member.eventId} and answer = 'no'
    union all
    select id, 'no', '2026-11-20 00:00:00Z' from guests where event_id = ${member.eventId} and answer = 'no'`);
}

it("the overview counts in the database what the list of guests holds", async () => {
  const member = await registerCouple(app);
  await fillEvent(member);
  const { guests, ...whole } = await readResponses(app, member);
  const { body } = await read<typeof whole & { written: unknown[] }>(member, "/overview");
  const { written, ...overview } = body;
  expect(overview).toEqual(whole);
  expect(written).toMatchObject([{ count: 40, replies: { length: 40 } }]);
  const coming = guests.filter(({ answer }) => answer === "yes");
  expect(overview.counts).toEqual({
    guests: 120,
    yes: 40,
    no: 40,
    none: 40,
    people: coming.reduce((sum, { companions }) => sum + 1 + companions, 0),
    arrived: 0,
  });
  for (const { id, invited, guests: comes } of overview.ceremonies) {
    expect(invited).toBe(guests.filter(({ invited_to }) => invited_to.includes(id)).length);
    expect(comes).toBe(guests.filter(({ comes_to }) => comes_to.includes(id)).length);
  }
  expect(overview.questions[0]?.tally).toEqual([
    { choice: "Poisson", count: coming.filter(({ companions }) => companions > 0).length },
    { choice: "Poulet", count: 40 },
  ]);
  expect(overview.days).toEqual([
    { date: "2026-11-18", yes: 80, no: 0 },
    { date: "2026-11-20", yes: 40, no: 40 },
  ]);
});

it("the guests come a page at a time, by name, narrowed by an answer and never past their end", async () => {
  const member = await registerCouple(app);
  await fillEvent(member);
  const { body: first } = await read<Page>(member, "/guests");
  expect(first).toMatchObject({ page: 1, last_page: 3, total: 120, guests: { length: 50 } });
  expect(first.guests[0]?.last_name).toBe("Abé");
  const { body: last } = await read<Page>(member, "/guests?page=99");
  expect(last).toMatchObject({ page: 3, guests: { length: 20 } });
  expect(last.guests.at(-1)?.last_name).toBe("Éhui");
  const { body: silent } = await read<Page>(member, "/guests?answer=none&page=1");
  expect(silent).toMatchObject({ last_page: 1, total: 40 });
  const { guests } = await readResponses(app, member);
  expect(first.guests[0]).toEqual(
    guests.find(({ id }) => id === (first.guests[0] as { id?: number })?.id),
  );
  expect((await read(member, "/guests?page=0")).status).toBe(422);
});
