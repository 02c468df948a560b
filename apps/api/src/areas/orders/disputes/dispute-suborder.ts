import { refusal } from "@jdj/contract/call/refusals";
import type { DisputeKind } from "@jdj/contract/disputes/dispute-states";
import { leftOf } from "@jdj/contract/orders/suborder-money";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { openDispute } from "../../disputes/open-dispute.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { withPhotos } from "../../disputes/store-photos.ts";
import { providers } from "../../providers/tables.ts";
import { lockOrderOfSuborder } from "../orders/lock-order.ts";
import { orderReturns } from "../returns/tables.ts";
import { rightsOf } from "./delivery-facts.ts";

/** What a customer says of a suborder. */
export interface SaidOfSuborder {
  kind: DisputeKind;
  reason: string;
  photos: readonly File[];
}

/**
 * Opens a dispute about a customer's suborder: its money is frozen until the seller has answered and
 * staff decide. The same again changes nothing.
 * @throws not-found for another customer's; dispute-not-possible (409) before it is on its way, once
 * its money has left, or where a return waits; a field error at `photos`; too-many-requests
 */
export async function disputeSuborder(
  context: RequestContext,
  customerId: number,
  suborderId: number,
  { kind, reason, photos }: SaidOfSuborder,
): Promise<void> {
  const sender = { customerId, counted: String(customerId) };
  await withPhotos(context, sender, photos, (photoIds) =>
    context.db.transaction(async (tx) => {
      const whole = await lockOrderOfSuborder(tx, suborderId);
      const suborder = whole?.suborders.find(({ id }) => id === suborderId);
      if (!suborder || whole?.order.customerId !== customerId) throw refusal("not-found");
      const subject = { kind: "suborder" as const, id: suborderId };
      const last = await findLastDispute(tx, subject);
      const [returned] = await tx
        .select({ state: orderReturns.state })
        .from(orderReturns)
        .where(eq(orderReturns.sellerOrderId, suborderId));
      const { reference } = whole.order;
      const { providerId } = suborder;
      const opened = {
        ...{ subject, customerId, providerId, kind, reason, photoIds, reference },
        label: await labelOfSuborder(tx, reference, providerId),
        amountFcfa: leftOf(suborder),
      };
      const { dispute: offered } = rightsOf(suborder, last, returned?.state ?? null);
      return openDispute({ ...context, db: tx }, opened, offered);
    }),
  );
}

/** How emails call a suborder: « Commande C261125-AAAA, Atelier Perle ». */
export async function labelOfSuborder(
  tx: Database,
  reference: string,
  providerId: number | null,
): Promise<string> {
  const [seller] =
    providerId === null
      ? []
      : await tx
          .select({ name: providers.name })
          .from(providers)
          .where(eq(providers.id, providerId));
  return seller ? `Commande ${reference}, ${seller.name}` : `Commande ${reference}`;
}
