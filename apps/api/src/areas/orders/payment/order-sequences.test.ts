import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addBuyers } from "../../../testing/buyers.ts";
import { checkOrderSequences, isDoubleFound } from "../../../testing/order-sequences.ts";
import { openShop } from "../../../testing/orders.ts";

const app = testApp();

async function trade() {
  const [customerId = 0] = await addBuyers(app, 1);
  const id = customerId;
  const shops = [await openShop(app, `a${id}`), await openShop(app, `b${id}`)] as const;
  return { app, customerId, shops };
}

describe("orders that are paid, expired, cancelled, returned and refunded in any order", () => {
  it("end in a consistent ledger, with the stock that was not sold", async () => {
    // `order-sequences.long.test.ts` plays a thousand of them.
    const seen = await checkOrderSequences(await trade(), 30);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  }, 120_000);

  it("would not, were a payment recorded twice", async () => {
    expect(await isDoubleFound(await trade(), 30)).toBe(true);
  }, 120_000);
});
