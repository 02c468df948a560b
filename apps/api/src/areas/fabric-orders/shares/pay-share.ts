import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { holdsFunds } from "../../payments/subjects/holds-funds.ts";
import {
  closeSubjectPayment,
  openSubjectPayment,
} from "../../payments/subjects/open-subject-payment.ts";
import { stateOn } from "../orders/fabric-state.ts";
import type { StoredOrder } from "../orders/queries.ts";
import { shareSubject } from "../orders/save-order.ts";
import { dueOf } from "../orders/totals.ts";
import { checkSize, lockShare, type ShareNames } from "./change-shares.ts";
import { fabricShares } from "./tables.ts";

function refuseClosed(order: StoredOrder, now: Date): void {
  if (stateOn(order, calendarDate(now)) !== "open") throw refusal("fabric-closed");
}

/**
 * Chooses one's own size and quantity, until the last day. A payment of another quantity that was begun
 * is closed.
 * @throws fabric-closed, fabric-share-paid (409); 422 at `size`
 */
export async function chooseShare(
  { db, now }: Pick<RequestContext, "db" | "now">,
  names: ShareNames,
  { size, quantity }: { size: string | null; quantity: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    refuseClosed(order, now);
    if (share.paidFcfa !== null) throw refusal("fabric-share-paid");
    checkSize(order, size, quantity);
    if (share.quantity !== quantity) await closeSubjectPayment(tx, shareSubject(share.id), now);
    await tx
      .update(fabricShares)
      .set({ size, quantity, version: share.version + 1 })
      .where(eq(fabricShares.id, share.id));
  });
}

/**
 * The payment of one's own share; one of an earlier quantity is closed.
 * @throws fabric-closed, fabric-share-paid, fabric-share-empty, deposits-closed (409)
 */
export async function payShare(
  { db, now, settings }: Pick<RequestContext, "db" | "now" | "settings">,
  names: ShareNames,
): Promise<string> {
  if (!holdsFunds(settings)) throw refusal("deposits-closed");
  return db.transaction(async (tx) => {
    const { order, share } = await lockShare(tx, names);
    refuseClosed(order, now);
    if (share.paidFcfa !== null) throw refusal("fabric-share-paid");
    if (share.quantity === null) throw refusal("fabric-share-empty");
    const { reference } = await openSubjectPayment(tx, {
      customerId: null,
      subject: shareSubject(share.id),
      amountFcfa: dueOf(share, order.unitFcfa),
      label: `${order.name}\u00a0: ${share.quantity} × ${order.unit}${share.size === null ? "" : `, taille ${share.size}`}`,
      backPath: at("fabricShare", { token: share.token }),
      now,
    });
    return reference;
  });
}
