import { at } from "@jdj/contract/paths/addresses";
import type { QuoteSide } from "@jdj/contract/quotes/quote-state";
import { and, count, eq, lte, max } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { nameForStrangers } from "../../abuse/name-for-strangers.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { raiseLead } from "../../providers/lead-alerts/raise-lead.ts";
import { providers } from "../../providers/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { UNREAD_SECONDS } from "../chat/add-message.ts";
import { quoteMessages } from "../chat/tables.ts";
import { type RequestRow, unreadBy } from "../quote-requests/queries.ts";
import { quoteRequests } from "../quote-requests/tables.ts";

/** Who is of a side: the customer, or the provider's team. */
async function listSide(
  tx: Database,
  side: QuoteSide,
  request: Pick<RequestRow, "customerId" | "providerId">,
) {
  const columns = {
    address: users.email,
    provenAt: users.emailVerifiedAt,
    givenNames: users.givenNames,
  };
  return side === "customer"
    ? tx
        .select(columns)
        .from(users)
        .innerJoin(customers, eq(customers.userId, users.id))
        .where(eq(customers.id, request.customerId))
    : tx
        .select(columns)
        .from(users)
        .innerJoin(providerMembers, eq(providerMembers.userId, users.id))
        .where(eq(providerMembers.providerId, request.providerId));
}

/** Who wrote, as the email names them. */
async function findSender(tx: Database, side: QuoteSide, request: RequestRow): Promise<string> {
  if (side === "provider") return nameForStrangers(request.givenNames, "Un client");
  const [provider] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, request.providerId));
  return nameForStrangers(provider?.name ?? "", "Votre prestataire");
}

/**
 * Sends an email to a side of a request when messages have been unread for five minutes: one for
 * each conversation until that side reads it. A provider's team is told on their phones too, except
 * of the message that opened the request, which was told when it came.
 */
export async function notifyUnreadMessages(
  context: RequestContext,
  { requestId, side }: { requestId: number; side: QuoteSide },
): Promise<void> {
  const { db, jobs, now, settings } = context;
  const hasMail = !settings.closedServices.includes("mail");
  if (!hasMail && side === "customer") return;
  const isCustomer = side === "customer";
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(quoteRequests)
      .where(eq(quoteRequests.id, requestId))
      .for("update");
    if (!request) return;
    if ((isCustomer ? request.customerNotifiedAt : request.providerNotifiedAt) !== null) return;
    const before = new Date(now.getTime() - UNREAD_SECONDS * 1000);
    const [unread] = await tx
      .select({ messages: count(), latest: max(quoteMessages.createdAt) })
      .from(quoteRequests)
      .innerJoin(quoteMessages, unreadBy(side))
      .where(and(eq(quoteRequests.id, requestId), lte(quoteMessages.createdAt, before)));
    if (!unread?.messages) return;
    await tx
      .update(quoteRequests)
      .set(isCustomer ? { customerNotifiedAt: now } : { providerNotifiedAt: now })
      .where(eq(quoteRequests.id, requestId));
    if (!isCustomer && unread.latest !== null && unread.latest > request.createdAt)
      await raiseLead({ ...context, db: tx }, request.providerId, {
        kind: "message",
        subjectId: requestId,
      });
    if (!hasMail) return;
    const from = await findSender(tx, side, request);
    const page = isCustomer
      ? at("request", { id: requestId })
      : at("proRequest", { id: requestId });
    for (const { address, provenAt, givenNames } of await listSide(tx, side, request))
      if (address !== null && provenAt !== null)
        await jobs.enqueue(tx, "send-quote-email", {
          to: address,
          givenNames: nameForStrangers(givenNames, ""),
          from,
          service: request.service,
          link: settings.publicUrl + page,
        });
  });
}
