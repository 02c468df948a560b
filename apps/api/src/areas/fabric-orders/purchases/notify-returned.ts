import { fcfa } from "@jdj/french/money";
import { eq } from "drizzle-orm";
import { type AppContext, requestContext } from "../../../app-context.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { listMoneyMembers } from "../../notebook/sharing/list-money-members.ts";
import { enqueueNotice } from "../../operations/outgoing-messages/enqueue-notice.ts";
import { marketplaceOrders } from "../../orders/orders/tables.ts";
import { nameInMessage, sendMoneyNotice } from "../money/send-money-notice.ts";
import { fabricOrders } from "../orders/tables.ts";

/**
 * Enqueues the email that what was collected got money of a purchase back, and its SMS where asked for,
 * to every owner and treasurer: all of them, or none.
 */
export async function notifyReturned(
  app: AppContext,
  returned: JobData["fabric-transfer-returned"],
): Promise<void> {
  const { db, jobs } = requestContext(app);
  await db.transaction(async (tx) => {
    const [fabric] = await tx
      .select({ eventId: fabricOrders.eventId })
      .from(fabricOrders)
      .where(eq(fabricOrders.id, returned.fabricOrderId));
    if (!fabric) return;
    for (const { userId } of await listMoneyMembers(tx, fabric.eventId))
      await enqueueNotice({ db: tx, jobs }, "send-fabric-return-email", { ...returned, userId });
  });
}

/**
 * The email about money of a purchase that came back to what was collected, and its SMS without our name.
 * @param order the name of the fabric order, without links
 * @param reference of the order of the shop
 */
export function writeReturnText(amountFcfa: number, order: string, reference: string) {
  const amount = fcfa(amountFcfa);
  return {
    subject: `${amount} sont revenus à l’argent collecté`,
    paragraphs: [
      `${amount} de l’achat ${reference} sont revenus à l’argent collecté pour «\u00a0${order}\u00a0».`,
      "Cet argent peut payer un autre achat, ou être retiré.",
    ],
    action: "Voir l’argent de cette commande",
    sms: `${amount} d’un achat sont revenus à l’argent collecté (pagnes).`,
  };
}

/**
 * Sends an owner or treasurer that email, or its SMS, under a stable key; nothing to somebody who is
 * neither any more.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendReturnEmail(
  app: AppContext,
  email: JobData["send-fabric-return-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { userId, by, fabricOrderId, orderId, amountFcfa } = email;
  const [fabric] = await app.db
    .select({ name: fabricOrders.name, eventId: fabricOrders.eventId })
    .from(fabricOrders)
    .where(eq(fabricOrders.id, fabricOrderId));
  const [purchase] = await app.db
    .select({ reference: marketplaceOrders.reference })
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.id, orderId));
  if (!fabric || !purchase) return;
  const members = await listMoneyMembers(app.db, fabric.eventId);
  if (!members.some((member) => member.userId === userId)) return;
  const name = nameInMessage(fabric.name, app.settings.publicUrl);
  const text = writeReturnText(amountFcfa, name, purchase.reference);
  const kind = "fabric-transfer-returned";
  await sendMoneyNotice(app, { kind, userId, by, fabricOrderId, text }, attempt);
}
