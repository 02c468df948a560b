import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { collectedOrder } from "../../../testing/fabric-purchases.ts";
import { cartLines, carts } from "../../carts/cart/tables.ts";

const app = testApp();

/** Waits until a statement waits for a lock of another. */
async function untilOneWaits(): Promise<void> {
  for (let asked = 0; asked < 200; asked += 1) {
    const { rows } = await app.db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (rows.length > 0) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error("Nothing waits");
}

it("what was paid is put into the cart again while another tab places its order, which both end", async () => {
  const fabric = await collectedOrder(app, { people: ["Aya"] });
  expect(await fabric.call("POST", "/cart")).toMatchObject({ status: 200 });
  const ofOwner = eq(carts.customerId, fabric.couple.customerId);
  const pressed = await app.db.transaction(async (tx) => {
    // An order that is placed locks the cart, then takes its lines.
    const [cart] = await tx.select().from(carts).where(ofOwner).for("update");
    const answer = fabric.call("POST", "/cart");
    await untilOneWaits();
    await tx.delete(cartLines).where(eq(cartLines.cartId, cart?.id ?? 0));
    return { answer };
  });
  expect(await pressed.answer).toMatchObject({ status: 200 });
});
