import { refusal } from "@jdj/contract/call/refusals";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { creditOf, giveCredit, takeCredit } from "./credit.ts";
import { channelCredits, creditMoves } from "./tables.ts";

const app = testApp();

async function customerWith(units: number) {
  const { customerId } = await registerCouple(app);
  const whose = { customerId, channelId: 3 };
  await giveCredit(app.db, { ...whose, units, reason: "gift", key: `gift:${customerId}` });
  return { ...whose, left: () => creditOf(app.db, customerId, 3) };
}

function take(whose: { customerId: number; channelId: number }, units: number, key: string) {
  const { customerId, channelId } = whose;
  return app.db.transaction((tx) =>
    takeCredit(tx, { customerId, channelId, units, reason: "send", key }),
  );
}

describe("the credit of a channel", () => {
  it("is nothing for who never bought any, and cannot be taken", async () => {
    const { customerId } = await registerCouple(app);
    expect(await creditOf(app.db, customerId, 3)).toBe(0);
    await expect(take({ customerId, channelId: 3 }, 1, `none:${customerId}`)).rejects.toThrow(
      refusal("credit-short").message,
    );
  });

  it("is given and taken once for each key", async () => {
    const whose = await customerWith(10);
    for (let time = 0; time < 3; time += 1) await take(whose, 4, `send:${whose.customerId}`);
    expect(await whose.left()).toBe(6);
    const again = {
      ...whose,
      units: 4,
      reason: "failed-copy" as const,
      key: `c:${whose.customerId}`,
    };
    for (let time = 0; time < 3; time += 1) await giveCredit(app.db, again);
    expect(await whose.left()).toBe(10);
  });

  it("goes to one of two who want the last of it at once", async () => {
    const whose = await customerWith(5);
    const rivals = await Promise.allSettled(
      ["a", "b", "c", "d"].map((name) => take(whose, 5, `${name}:${whose.customerId}`)),
    );
    expect(rivals.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await whose.left()).toBe(0);
    const moves = await app.db
      .select()
      .from(creditMoves)
      .where(eq(creditMoves.customerId, whose.customerId));
    expect(moves.map(({ units }) => units).toSorted((a, b) => a - b)).toEqual([-5, 5]);
  });

  it("is given once by two simultaneous calls", async () => {
    const whose = await customerWith(0);
    const { customerId, channelId } = whose;
    const give = () =>
      app.db.transaction((tx) =>
        giveCredit(tx, {
          customerId,
          channelId,
          units: 7,
          reason: "payment",
          key: `o:${customerId}`,
        }),
      );
    await Promise.all([give(), give(), give()]);
    expect(await whose.left()).toBe(7);
  });

  it("never falls below nothing, whatever writes it", async () => {
    const whose = await customerWith(2);
    const below = app.db
      .update(channelCredits)
      .set({ units: -1 })
      .where(eq(channelCredits.customerId, whose.customerId));
    await expect(below).rejects.toThrow();
  });

  it("gathers what was paid beyond a payment until it makes a unit with its tax", async () => {
    const whose = await customerWith(0);
    const give = (key: string, remainderFcfa: number) =>
      giveCredit(app.db, {
        customerId: whose.customerId,
        channelId: 3,
        units: 1,
        remainder: { remainderFcfa, unitFcfa: 25 },
        reason: "payment",
        key: `${key}:${whose.customerId}`,
      });
    const remainder = async () =>
      (
        await app.db
          .select()
          .from(channelCredits)
          .where(eq(channelCredits.customerId, whose.customerId))
      )[0]?.remainderFcfa;
    // 100 FCFA for one SMS of 30: 70 are left, two more SMS are 59, 11 remain.
    await give("first", 70);
    expect([await whose.left(), await remainder()]).toEqual([3, 11]);
    await give("second", 4);
    expect([await whose.left(), await remainder()]).toEqual([4, 15]);
    await give("third", 15);
    expect([await whose.left(), await remainder()]).toEqual([6, 0]);
  });
});
