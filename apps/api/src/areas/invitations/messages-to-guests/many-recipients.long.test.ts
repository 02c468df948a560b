import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { giveUnits } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { messageWriter } from "../../../testing/guest-messages.ts";

const app = testApp();
const { saved, send } = messageWriter(app);

it("a message by SMS to 2,000 guests is accepted within a second", async () => {
  const couple = await registerCouple(app);
  await app.db.execute(sql`
    insert into guests (event_id, category_id, civility, last_name, given_names, phone_1)
    select ${couple.eventId}::bigint, 1, 'M', 'Kouassi ' || n, 'Yao',
      '+22507' || lpad(n::text, 8, '0')
    from generate_series(1, 2000) as n`);
  await giveUnits(app, couple, 3, 2000);
  const times: number[] = [];
  const timed = async <T>(act: () => Promise<T>) => {
    const began = performance.now();
    const result = await act();
    times.push(Math.round(performance.now() - began));
    return result;
  };
  const id = await timed(() =>
    saved(couple, { channel_id: 3, body: "[prénoms] [nom], bienvenue." }),
  );
  expect((await timed(() => send(couple, id))).status).toBe(200);
  for (const time of times) expect(time).toBeLessThan(1000);
});
