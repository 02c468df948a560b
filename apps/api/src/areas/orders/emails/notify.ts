import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import type { CustomerMessage, SellerMessage } from "./order-texts.ts";

/** What a message tells of besides its suborder. */
export interface ToldMoney {
  /** The sum of the movement, in FCFA; all that was ordered without. */
  amountFcfa?: number;
  /** The refund by staff whose reason it says. */
  staffRefundId?: number;
}

/**
 * Queues the email about an order to its customer, and its SMS where they asked for it or have no
 * address, in the transaction that changes it.
 * @param suborder the seller's suborder that it is about; null for the whole order
 */
export async function notifyCustomer(
  tx: Database,
  jobs: Jobs,
  order: Pick<StoredOrder, "id" | "customerId">,
  suborder: Pick<SellerOrder, "id"> | null,
  kind: CustomerMessage,
  told: ToldMoney = {},
): Promise<void> {
  if (order.customerId === null) return;
  const [customer] = await tx
    .select({ userId: customers.userId, email: users.email })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, order.customerId));
  if (!customer) return;
  const message = { orderId: order.id, suborderId: suborder?.id ?? null, userId: customer.userId };
  const about = { ...message, ...told, to: "customer" as const, kind };
  // Customers who registered by phone have nothing but the SMS.
  if (customer.email === null) await jobs.enqueue(tx, "send-order-email", { ...about, by: "sms" });
  else await enqueueNotice({ db: tx, jobs }, "send-order-email", about);
}

/** Queues the email about a suborder to each member of its seller's team, and its SMS where asked for. */
export async function notifySeller(
  tx: Database,
  jobs: Jobs,
  suborder: Pick<SellerOrder, "id" | "orderId" | "providerId">,
  kind: SellerMessage,
  told: ToldMoney = {},
): Promise<void> {
  if (suborder.providerId === null) return;
  const members = await tx
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, suborder.providerId));
  for (const { userId } of members)
    await enqueueNotice({ db: tx, jobs }, "send-order-email", {
      orderId: suborder.orderId,
      suborderId: suborder.id,
      userId,
      to: "seller",
      kind,
      ...told,
    });
}
