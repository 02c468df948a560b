import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, giveUnits } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { messageWriter } from "../../../testing/guest-messages.ts";
import { notices } from "../../identity/notices/tables.ts";
import { becameLow } from "./low-credit.ts";

describe("a credit", () => {
  it("is low when it does not reach a fifth of the guests, or ten", () => {
    expect(becameLow({ left: 9, used: 1, guests: 5 })).toBe(true);
    expect(becameLow({ left: 10, used: 5, guests: 5 })).toBe(false);
    expect(becameLow({ left: 39, used: 100, guests: 200 })).toBe(true);
    expect(becameLow({ left: 40, used: 100, guests: 200 })).toBe(false);
  });

  it("is told of by the sending that makes it low alone", () => {
    expect(becameLow({ left: 3, used: 6, guests: 5 })).toBe(false);
    // What a new customer is given was never more.
    expect(becameLow({ left: 4, used: 1, guests: 5 })).toBe(false);
  });
});

const app = testApp();
const { saved, send } = messageWriter(app);

it("that a message makes low is told to its hosts, once", async () => {
  const member = await registerCouple(app);
  await addGuests(app, member, [{ contact1: "0701020310" }, { contact1: "0701020311" }]);
  await giveUnits(app, member, 3, 10);
  const told = () => app.db.select().from(notices).where(eq(notices.userId, member.userId));
  for (const _ of [1, 2]) {
    const id = await saved(member, { channel_id: 3, body: "La salle a change." });
    expect((await send(member, id)).status).toBe(200);
  }
  expect(await told()).toMatchObject([
    { kind: "sending", title: "Votre crédit est presque épuisé", eventId: member.eventId },
  ]);
});
