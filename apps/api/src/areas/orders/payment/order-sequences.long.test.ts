import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addBuyers } from "../../../testing/buyers.ts";
import { checkOrderSequences } from "../../../testing/order-sequences.ts";
import { openShop } from "../../../testing/orders.ts";

const app = testApp();

describe("orders that are paid, expired, cancelled, returned and refunded in any order", () => {
  it("end in a consistent ledger, a thousand of them", async () => {
    const [customerId = 0] = await addBuyers(app, 1);
    const shops = [await openShop(app, "perles"), await openShop(app, "pagnes")] as const;
    const seen = await checkOrderSequences({ app, customerId, shops }, 1000);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  }, 900_000);
});
