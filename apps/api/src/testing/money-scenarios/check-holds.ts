import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { findStaffHolds } from "../../areas/ledger/staff-holds/queries.ts";
import { sellerOrders } from "../../areas/orders/orders/tables.ts";
import type { Fixture } from "./fixture.ts";
import type { Scenario } from "./read-scenario.ts";

/** The holds of what a payment was for. */
async function holdsOf({ app }: Fixture, { subjectKind, subjectId }: Scenario["payments"][number]) {
  if (subjectId === null) return [];
  if (subjectKind === "booking" || subjectKind === "quote")
    return (await findStaffHolds(app.db, subjectKind, [subjectId])).get(subjectId) ?? [];
  if (subjectKind !== "order") return [];
  const rows = await app.db
    .select({ id: sellerOrders.id })
    .from(sellerOrders)
    .where(eq(sellerOrders.orderId, subjectId));
  const ids = rows.map(({ id }) => id);
  return [...(await findStaffHolds(app.db, "suborder", ids)).values()].flat();
}

/** Nothing of a sale became its provider's while staff held it. @returns how many holds there were */
export async function expectHoldsObeyed(fixture: Fixture, { payments, moves }: Scenario) {
  let count = 0;
  for (const payment of payments) {
    const holds = await holdsOf(fixture, payment);
    count += holds.length;
    const given = moves.filter(
      ({ kind, account, amountFcfa, subjectKind, subjectId }) =>
        subjectKind === payment.subjectKind &&
        subjectId === payment.subjectId &&
        (kind === "release" || kind === "decision") &&
        account === "seller" &&
        amountFcfa < 0,
    );
    for (const { at } of given)
      for (const { heldAt, endedAt } of holds)
        expect(
          at >= heldAt && (endedAt === null || at < endedAt),
          `${payment.subjectKind} ${payment.subjectId} released at ${at.toISOString()} while held`,
        ).toBe(false);
  }
  return count;
}
