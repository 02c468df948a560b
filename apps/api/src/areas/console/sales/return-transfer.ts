import { refusal } from "@jdj/contract/call/refusals";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { StaffContext } from "../../../http/answer.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { releaseWaiting } from "../../orders/payment/return-instalments.ts";
import { orderInstalments } from "../../orders/payment/tables.ts";
import { approve, listApprovals } from "../../staff/approvals/approve.ts";
import { recordChange } from "../../staff/audit/record-change.ts";

/** The action of the log, and of the requests that wait for a second person. */
const RETURN_TRANSFER = "fabric-orders.return-transfer";

/** The transfers of a fabric order that are to come back and wait: the seller's balance did not cover them. */
export async function listWaitingTransfers(db: Database, fabricOrderId: number) {
  const rows = await db
    .select({
      id: orderInstalments.id,
      reference: marketplaceOrders.reference,
      amountFcfa: orderInstalments.waitingFcfa,
    })
    .from(orderInstalments)
    .innerJoin(marketplaceOrders, eq(marketplaceOrders.id, orderInstalments.orderId))
    .where(
      and(eq(orderInstalments.fabricOrderId, fabricOrderId), gt(orderInstalments.waitingFcfa, 0)),
    )
    .orderBy(asc(orderInstalments.id));
  const asked = await listApprovals(
    db,
    RETURN_TRANSFER,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, reference, amountFcfa }) => {
    const approval = asked.get(id);
    return {
      ...{ instalment_id: id, reference, amount_fcfa: amountFcfa },
      approval:
        approval === undefined
          ? null
          : { requested_by: approval.staffName, reason: approval.detail },
    };
  });
}

/**
 * Returns a transfer that waits to what a committee collected, at our cost until its seller has earned
 * it. Above the limit of the settings it waits until another member of staff asks for it too.
 * @param asked.amountFcfa the sum that the page showed
 * @throws not-found; changed-meanwhile when the sum is another; second-person-needed; access-too-new
 */
export async function returnTransfer(
  context: StaffContext,
  asked: { id: number; instalmentId: number; amountFcfa: number; reason: string },
): Promise<void> {
  const { author, now, settings } = context;
  const { id, instalmentId, amountFcfa, reason } = asked;
  await context.db.transaction(async (tx) => {
    const [instalment] = await tx
      .select()
      .from(orderInstalments)
      .where(and(eq(orderInstalments.id, instalmentId), eq(orderInstalments.fabricOrderId, id)))
      .for("update");
    if (!instalment) throw refusal("not-found");
    if (instalment.waitingFcfa === 0 || instalment.waitingFcfa !== amountFcfa)
      throw refusal("changed-meanwhile");
    const approved = await approve(tx, author, {
      ...{ action: RETURN_TRANSFER, recordId: instalmentId, amount: amountFcfa },
      page: `fabric-orders/${id}/show`,
      ...{ limit: settings.refundApprovalFcfa, detail: reason, now },
    });
    if (approved.waits) return;
    await releaseWaiting({ ...context, db: tx }, instalmentId);
    await recordChange(tx, author, now, {
      ...{ action: RETURN_TRANSFER, id, before: { waiting_fcfa: amountFcfa } },
      after: { returned_fcfa: amountFcfa, reason, requested_by: approved.askedBy },
    });
  });
}
