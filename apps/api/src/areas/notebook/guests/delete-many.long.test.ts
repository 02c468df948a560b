import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { makeCheckInLink } from "../../../testing/responses.ts";
import { guests } from "./tables.ts";

const app = testApp();

it("deleting 2,000 guests beside 150,000 check-ins takes less than two seconds", async () => {
  const [couple, other] = [await registerCouple(app), await registerCouple(app)];
  const { id: linkId } = await makeCheckInLink(app, other);
  const { rows } = await app.db.execute<{ id: string }>(sql`
    insert into guests (event_id, category_id, civility, last_name, given_names, phone_1)
    select case when n <= 2000 then ${couple.eventId}::bigint else ${other.eventId}::bigint end, 1, 'M',
      'Kouassi', 'Yao', '+22507' || lpad(n::text, 8, '0')
    from generate_series(1, 2001) as n returning id`);
  const guestIds = rows.map(({ id }) => Number(id));
  const last = guestIds.at(-1);
  for (let batch = 0; batch < 6; batch += 1)
    await app.db.execute(sql`
      insert into check_ins (id, guest_id, link_id, people, method, at, received_at, cancelled_at)
      select gen_random_uuid(), ${last}, ${linkId}, 1, 'code', now(), now(), now()
      from generate_series(1, 25000)`);
  const began = performance.now();
  const { rowCount } = await app.db
    .delete(guests)
    .where(sql`${guests.eventId} = ${couple.eventId}`);
  expect(rowCount).toBe(2000);
  expect(performance.now() - began).toBeLessThan(2000);
});
