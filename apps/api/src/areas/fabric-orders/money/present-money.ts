import { may, type Role } from "@jdj/contract/call/sharing-policy";
import type { FabricMoney } from "@jdj/contract/fabric-orders/money";
import { withdrawableFcfa } from "@jdj/contract/payments/fabric-release";
import { and, inArray, isNotNull, sql, sum } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { accountTotals } from "../../ledger/entries/account-totals.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { orderInstalments } from "../../orders/payment/tables.ts";
import { listNumbers } from "../../payouts/numbers/queries.ts";
import { listPayouts } from "../../payouts/payouts/queries.ts";
import { presentWithdrawal } from "../../payouts/withdrawals/present-withdrawal.ts";
import { stateOn } from "../orders/fabric-state.ts";
import { listPurchases } from "../orders/purchases.ts";
import { findOrder, listShares } from "../orders/queries.ts";
import { dueOf, fabricTotals } from "../orders/totals.ts";
import { collectedOf, listWithdrawals } from "../withdrawals/queries.ts";
import { listEntries } from "./list-entries.ts";

/** The most entries that are shown. */
const MOST_SHOWN = 200;

/** The account of a fabric order, as a member reads it. @throws not-found */
export async function presentMoney(
  { db, now }: Pick<RequestContext, "db" | "now">,
  event: { id: number; role: Role },
  id: number,
  customerId: number,
): Promise<FabricMoney> {
  const { order } = await findOrder(db, event.id, id);
  const mayWithdraw = may(event.role, "money:write");
  const whose = { account: "fabric" as const, eventId: event.id, fabricOrderId: id };
  const [shares, sums, purchases, entries, withdrawals, members, payouts, numbers] =
    await Promise.all([
      listShares(db, [id]),
      accountTotals(db, { fabricOrderId: id }),
      listPurchases(db, id),
      listEntries(db, id, MOST_SHOWN),
      listWithdrawals(db, id),
      listMoneyMembers(db, event.id),
      mayWithdraw ? listPayouts(db, whose) : [],
      mayWithdraw ? listNumbers(db, { account: "hosts", eventId: event.id }, now) : [],
    ]);
  const { cash_fcfa } = fabricTotals(shares, order);
  const owed = shares
    .filter(({ paidFcfa }) => paidFcfa === null)
    .reduce((sum, share) => sum + dueOf(share, order.unitFcfa), 0);
  const transferred = await transferredTo(
    db,
    purchases.map((one) => one.id),
  );
  const isAsked = withdrawals.some(({ state }) => state === "asked");
  const isStanding = order.state !== "cancelled";
  const withdrawable = isStanding
    ? withdrawableFcfa(sums.balanceFcfa, collectedOf(shares), now)
    : 0;
  return {
    order: { id, name: order.name, state: stateOn(order, calendarDate(now)) },
    collected_fcfa: sums.collectedFcfa,
    cash_fcfa,
    owed_fcfa: isStanding ? owed : 0,
    bought_fcfa: sums.boughtFcfa,
    withdrawn_fcfa: sums.withdrawnFcfa,
    balance_fcfa: sums.balanceFcfa,
    withdrawable_fcfa: withdrawable,
    purchases: purchases.map((one) => ({
      reference: one.reference,
      ...{ state: one.state, state_label: one.stateLabel },
      is_own: one.customerId === customerId,
      total_fcfa: one.totalFcfa,
      collected_fcfa: transferred.get(one.id)?.standingFcfa ?? 0,
      back_fcfa: transferred.get(one.id)?.backFcfa ?? 0,
      waiting_fcfa: transferred.get(one.id)?.waitingFcfa ?? 0,
    })),
    entries,
    withdrawals: withdrawals.map((one) =>
      presentWithdrawal(one, { members, payouts, customerId, mayWithdraw, now }),
    ),
    numbers,
    can: { ask: mayWithdraw && !isAsked && isStanding },
  };
}

/** What was transferred to some orders of the shop: what stands, came back, and waits to, in FCFA. */
async function transferredTo(db: Database, orderIds: readonly number[]) {
  const { amountFcfa, returnedFcfa, waitingFcfa } = orderInstalments;
  if (orderIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      orderId: orderInstalments.orderId,
      standingFcfa: sum(sql`${amountFcfa} - ${returnedFcfa} - ${waitingFcfa}`).mapWith(Number),
      backFcfa: sum(returnedFcfa).mapWith(Number),
      waitingFcfa: sum(waitingFcfa).mapWith(Number),
    })
    .from(orderInstalments)
    .where(
      and(
        inArray(orderInstalments.orderId, [...orderIds]),
        isNotNull(orderInstalments.fabricOrderId),
      ),
    )
    .groupBy(orderInstalments.orderId);
  return new Map(rows.map((row) => [row.orderId, row]));
}
