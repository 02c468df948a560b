import type { TeamRole } from "@jdj/contract/call/team-policy";
import { providerAccountRefusals } from "@jdj/contract/providers/team-messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { paySellerOrder } from "../../../testing/seller-orders.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { sellerOrders } from "../orders/tables.ts";

const app = testApp();

/** A paid order of 21 500 FCFA, or dearer, and the call by which a colleague of that role cancels it. */
async function cancelAs(role: TeamRole, goodsFcfa?: number) {
  const seller = await openSeller(app);
  const { suborderId } = await paySellerOrder(app, seller.providerId);
  if (goodsFcfa !== undefined)
    await app.db.update(sellerOrders).set({ goodsFcfa }).where(eq(sellerOrders.id, suborderId));
  await app.db
    .update(providerMembers)
    .set({ role })
    .where(eq(providerMembers.providerId, seller.providerId));
  const answer = await seller.call("POST", `orders/${suborderId}/moves`, {
    to: "cancelled",
    note: "Plus de perles.",
  });
  const [row] = await app.db.select().from(sellerOrders).where(eq(sellerOrders.id, suborderId));
  return { seller, suborderId, answer, state: row?.state };
}

const refusedWith = (code: keyof typeof providerAccountRefusals) => ({
  status: 403,
  body: { message: providerAccountRefusals[code].message },
});

describe("the team of a seller", () => {
  it("prepares paid orders, and a mere member cancels none", async () => {
    const { seller, suborderId, answer, state } = await cancelAs("member");
    expect(answer).toMatchObject(refusedWith("manager-only"));
    expect(state).toBe("paid");
    const prepare = { to: "prepared", note: "" };
    expect(await seller.call("POST", `orders/${suborderId}/moves`, prepare)).toMatchObject({
      status: 200,
    });
  });

  it("cancels by a manager up to 50 000 FCFA, and by an owner above it", async () => {
    expect(await cancelAs("manager")).toMatchObject({ answer: { status: 200 } });
    const dear = await cancelAs("manager", 425_000);
    expect(dear.answer).toMatchObject(refusedWith("owner-only-refund"));
    expect(dear.state).toBe("paid");
    expect(await cancelAs("owner")).toMatchObject({ answer: { status: 200 } });
  });
});
