import { refusal } from "@jdj/contract/call/refusals";
import type { FabricPurchasePayment } from "@jdj/contract/fabric-orders/purchases";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import { fabricHolds } from "../../ledger/entries/balances.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { listInstalments, type StoredInstalment } from "../../orders/payment/instalments.ts";
import { nextInstalment } from "../../orders/payment/take-payments.ts";
import { listPurchases } from "../orders/purchases.ts";
import { fabricOrders } from "../orders/tables.ts";
import { transferOf } from "./split-purchase.ts";
import type { NamedPurchase } from "./with-purchase.ts";

const standingOf = ({ amountFcfa, returnedFcfa, waitingFcfa }: StoredInstalment) =>
  amountFcfa - returnedFcfa - waitingFcfa;

/** An order of the shop that was placed for a fabric order, with what pays it. @throws not-found */
export async function findPurchasePayment(
  { db, payments }: Pick<RequestContext, "db" | "payments">,
  { orderId, fabricOrderId, eventId }: NamedPurchase,
  reader: { customerId: number; mayWrite: boolean },
): Promise<FabricPurchasePayment> {
  const [[order], [fabric], instalments, purchases, collectedFcfa] = await Promise.all([
    db.select().from(marketplaceOrders).where(eq(marketplaceOrders.id, orderId)),
    db.select().from(fabricOrders).where(eq(fabricOrders.id, fabricOrderId)),
    listInstalments(db, orderId),
    listPurchases(db, fabricOrderId),
    fabricHolds(db, fabricOrderId),
  ]);
  const purchase = purchases.find(({ id }) => id === orderId);
  if (!order || !fabric || !purchase) throw refusal("not-found");
  const waitingFcfa = instalments.reduce((sum, one) => sum + one.waitingFcfa, 0);
  const paidFcfa =
    order.paidAt === null
      ? instalments.reduce((sum, one) => sum + standingOf(one), 0)
      : order.totalFcfa - purchase.refundedFcfa;
  const isOpen = order.reservedUntil !== null && order.paidAt === null;
  const leftFcfa = isOpen ? order.totalFcfa - paidFcfa : 0;
  const isTaken = isOpen && !purchase.isMixed && reader.mayWrite;
  const transferFcfa = purchase.isMixed ? 0 : transferOf(leftFcfa, collectedFcfa);
  return {
    reference: order.reference,
    event_id: eventId,
    fabric: { id: fabric.id, name: fabric.name },
    is_own: order.customerId === reader.customerId,
    is_paid: order.paidAt !== null,
    ...{ state: purchase.state, state_label: purchase.stateLabel },
    reserved_until: order.reservedUntil?.toISOString() ?? null,
    total_fcfa: order.totalFcfa,
    paid_fcfa: paidFcfa,
    back_fcfa: purchase.refundedFcfa - waitingFcfa,
    waiting_fcfa: waitingFcfa,
    left_fcfa: leftFcfa,
    instalments: instalments
      .filter((one) => standingOf(one) > 0)
      .map((one) => ({
        id: one.id,
        amount_fcfa: standingOf(one),
        source: one.fabricOrderId === null ? ("mobile-money" as const) : ("collected" as const),
        at: one.createdAt.toISOString(),
      })),
    collected_fcfa: collectedFcfa,
    transfer_fcfa: transferFcfa,
    next_payment_fcfa: nextInstalment(leftFcfa - transferFcfa, payments.mostFcfa),
    can: {
      transfer: isTaken && transferFcfa > 0 && fabric.state !== "cancelled",
      pay: isTaken,
    },
  };
}
