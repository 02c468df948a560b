import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { giveTo, openList } from "../../../testing/gifts.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

it("finds what a guest promised by their phone or address, and nothing for those who may not see gifts", async () => {
  const { couple, path, item } = await openList(app);
  const [rose = 0, other = 0] = await addGuests(app, couple, [
    { email: "rose@exemple.test", phone_number_1: "+2250707070701" },
    { email: "autre@exemple.test", phone_number_1: "+2250707070702" },
  ]);
  const amount = { item_id: item, amount: 5000 };
  await giveTo(app, path, { ...amount, phone_number_1: "+225 07 07 07 07 01" });
  await giveTo(app, path, { ...amount, email: "Rose@exemple.test" });
  const read = (token: string, guestId: number) =>
    app.call("GET", `/api/v1/gift-lists/guests/${guestId}`, { token });
  const given = await read(couple.token, rose);
  expect(given.body).toMatchObject([
    { item: "Service de table", amount_fcfa: 5000, giver_email: "Rose@exemple.test" },
    { giver_phone: "+2250707070701" },
  ]);
  expect((await read(couple.token, other)).body).toEqual([]);
  await giveTo(app, path, { ...amount, email: "inconnue@exemple.test" });
  const list = await app.call("GET", `/api/v1/gift-lists/${couple.eventId}`, {
    token: couple.token,
  });
  expect(list.body).toMatchObject({
    gifts: [{ guest_id: null }, { guest_id: rose }, { guest_id: rose }],
  });
  const reader = await shareWith(app, couple, "reader");
  expect((await read(reader.token, rose)).status).toBe(403);
  expect((await read((await registerCouple(app)).token, rose)).status).toBe(404);
});
