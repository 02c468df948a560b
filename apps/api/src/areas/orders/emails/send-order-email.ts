import { orderStates } from "@jdj/contract/orders/order-states";
import { at } from "@jdj/contract/paths/addresses";
import { dateAndTime } from "@jdj/french/dates";
import { fcfa } from "@jdj/french/money";
import { and, desc, eq } from "drizzle-orm";
import type { AppContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import type { JobData } from "../../../job-list.ts";
import type { JobAttempt } from "../../../jobs/jobs.ts";
import { withoutForeignLink } from "../../abuse/foreign-link.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { findSmsNumber } from "../../identity/users/find-sms-number.ts";
import { users } from "../../identity/users/tables.ts";
import { raiseAsWritten } from "../../notices/raising/tell-user.ts";
import { sendUserNotice } from "../../operations/outgoing-messages/send-notice.ts";
import { sendShortMessage } from "../../operations/outgoing-messages/send-short-message.ts";
import { shortName, writeSms } from "../../operations/outgoing-messages/write-sms.ts";
import { providers } from "../../providers/tables.ts";
import { marketplaceOrders, sellerOrders, sellerOrderTransitions } from "../orders/tables.ts";
import { orderReturns } from "../returns/tables.ts";
import { reasonOfRefund } from "../staff-refunds/queries.ts";
import { type OrderFacts, orderNotice, orderText } from "./order-texts.ts";

/**
 * Sends an email about an order as it now is, or its SMS, under a stable key; nothing about an order
 * that was erased.
 * @throws RetryLater when the gateway is unavailable, so that the job is attempted again
 */
export async function sendOrderEmail(
  app: AppContext,
  email: JobData["send-order-email"],
  attempt: JobAttempt,
): Promise<void> {
  const { brand, publicUrl } = app.settings;
  const found = await findFacts(app, email);
  if (found === null) return;
  const { facts, phone, isPaid } = found;
  const text = orderText(email, facts);
  if (text === null) throw new Error("There is no such email about an order");
  const path =
    email.to === "seller"
      ? at("proOrder", { id: email.suborderId ?? 0 })
      : at("shoppingPlacedOrder", { reference: facts.reference });
  const link = publicUrl + path;
  const { userId, by } = email;
  const kind = `order-${email.kind}`;
  if (email.to === "customer" && by === "sms" && (await hasOnlyOrderPhone(app.db, userId))) {
    if (text.sms === null || phone === "" || app.settings.closedServices.includes("sms")) return;
    const written = writeSms(brand, text.sms, link);
    return sendShortMessage(app, { kind, to: phone, text: written, isPaid }, attempt);
  }
  const notice = orderNotice(text, { brand, link, to: email.to });
  if (by !== "sms") await raiseAsWritten(app, "order", { userId, text: notice }, attempt);
  if (by !== "sms" && app.settings.closedServices.includes("mail")) return;
  await sendUserNotice(app, { kind, userId, by, text: notice, isPaid }, attempt);
}

/**
 * Whether a customer has neither an email address nor asked for SMS: without an SMS to the number that
 * they gave with the order they would learn nothing.
 */
async function hasOnlyOrderPhone(db: Database, userId: number): Promise<boolean> {
  const [reader] = await db
    .select({ address: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return reader?.address === null && (await findSmsNumber(db, userId)) === null;
}

/** What the sentences name, and the number of the recipient; null for an erased order. */
async function findFacts(
  { db, settings }: AppContext,
  { orderId, suborderId, kind, by, amountFcfa, staffRefundId }: JobData["send-order-email"],
): Promise<{ facts: OrderFacts; phone: string; isPaid: boolean } | null> {
  const [order] = await db
    .select()
    .from(marketplaceOrders)
    .where(eq(marketplaceOrders.id, orderId));
  if (!order || order.erasedAt !== null) return null;
  const facts = {
    reference: order.reference,
    customerName: nameForStrangers(order.recipient, "Un client"),
    until: order.reservedUntil === null ? "" : dateAndTime(order.reservedUntil),
  };
  const { phone } = order;
  const isPaid = order.paidAt !== null;
  if (suborderId === null)
    return {
      phone,
      isPaid,
      facts: {
        ...{ ...facts, sellerName: "", note: "", code: "" },
        total: fcfa(amountFcfa ?? order.totalFcfa),
      },
    };
  const [row] = await db
    .select({ suborder: sellerOrders, sellerName: providers.name, returned: orderReturns })
    .from(sellerOrders)
    .leftJoin(providers, eq(providers.id, sellerOrders.providerId))
    .leftJoin(orderReturns, eq(orderReturns.sellerOrderId, sellerOrders.id))
    .where(eq(sellerOrders.id, suborderId));
  if (!row) return null;
  const { suborder, returned } = row;
  const named = by === "sms" ? shortName : (name: string) => name;
  const note = returned && noteOfReturn(kind, returned);
  const written =
    staffRefundId === undefined
      ? (note ?? (await noteOfMove(db, suborderId, kind)))
      : await reasonOfRefund(db, staffRefundId);
  const whole = suborder.goodsFcfa + suborder.deliveryFcfa;
  return {
    phone,
    isPaid,
    facts: {
      ...facts,
      sellerName: named(
        withoutForeignLink(row.sellerName ?? "le vendeur", "le vendeur", settings.publicUrl),
      ),
      note: withoutForeignLink(written, "à lire sur la page de la commande", settings.publicUrl),
      // Whoever fetches it needs the code when it is ready; one that is sent, when it has left.
      code: (kind === "prepared") === suborder.ships ? "" : (suborder.deliveryCode ?? ""),
      total: fcfa(amountFcfa ?? whole),
    },
  };
}

/** What one side wrote about a return; null for a message about something else. */
function noteOfReturn(
  kind: string,
  { reason, answer }: Pick<typeof orderReturns.$inferSelect, "reason" | "answer">,
): string | null {
  if (kind === "return-asked") return reason;
  return kind === "returned" || kind === "return-refused" ? answer : null;
}

/** What was written with the move that a message is about: another may have followed it. */
async function noteOfMove(db: Database, suborderId: number, kind: string): Promise<string> {
  const to = orderStates.find((state) => state === kind);
  if (to === undefined) return "";
  const [move] = await db
    .select({ note: sellerOrderTransitions.note })
    .from(sellerOrderTransitions)
    .where(
      and(eq(sellerOrderTransitions.sellerOrderId, suborderId), eq(sellerOrderTransitions.to, to)),
    )
    .orderBy(desc(sellerOrderTransitions.id))
    .limit(1);
  return move?.note ?? "";
}
