import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { customers } from "../../identity/users/tables.ts";
import { providerMembers } from "../../provider-accounts/members/tables.ts";
import type { SellerOrder, StoredOrder } from "../orders/lock-order.ts";
import type { CustomerMessage, SellerMessage } from "./order-texts.ts";

/**
 * Queues the email and the SMS about an order to its customer, in the transaction that changes it.
 * @param suborder the seller's suborder that it is about; null for the whole order
 */
export async function notifyCustomer(
  tx: Database,
  jobs: Jobs,
  order: Pick<StoredOrder, "id" | "customerId">,
  suborder: Pick<SellerOrder, "id"> | null,
  kind: CustomerMessage,
): Promise<void> {
  if (order.customerId === null) return;
  const [customer] = await tx
    .select({ userId: customers.userId })
    .from(customers)
    .where(eq(customers.id, order.customerId));
  if (!customer) return;
  const message = { orderId: order.id, suborderId: suborder?.id ?? null, userId: customer.userId };
  await jobs.enqueue(tx, "send-order-email", { ...message, to: "customer", kind });
}

/** Queues the email about a suborder of an order to each member of its seller's team. */
export async function notifySeller(
  tx: Database,
  jobs: Jobs,
  suborder: Pick<SellerOrder, "id" | "orderId" | "providerId">,
  kind: SellerMessage,
): Promise<void> {
  if (suborder.providerId === null) return;
  const members = await tx
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(eq(providerMembers.providerId, suborder.providerId));
  for (const { userId } of members)
    await jobs.enqueue(tx, "send-order-email", {
      orderId: suborder.orderId,
      suborderId: suborder.id,
      userId,
      to: "seller",
      kind,
    });
}
