import { refusal } from "@jdj/contract/call/refusals";
import { fabricMessages } from "@jdj/contract/fabric-orders/messages";
import {
  publicShares as contract,
  type PublicShare,
} from "@jdj/contract/fabric-orders/public-shares";
import { and, desc, eq, ne } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import type { Database } from "../../../database/connect.ts";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { findCardSubject } from "../../campaigns/cards/card-event.ts";
import { guestsVoice, hostsLine } from "../../designs/card-wording.ts";
import { refuseCancelled } from "../../notebook/events/refuse-cancelled.ts";
import { refuseDeleted } from "../../notebook/events/refuse-deleted.ts";
import { events } from "../../notebook/events/tables.ts";
import { paymentAttempts, payments } from "../../payments/payments/tables.ts";
import { refunds } from "../../payments/refunds/tables.ts";
import { listSubjectPayments } from "../../payments/subjects/list-subject-payments.ts";
import { stateOn } from "../orders/fabric-state.ts";
import { fabricOrders } from "../orders/tables.ts";
import { dueOf } from "../orders/totals.ts";
import { chooseShare, payShare } from "./pay-share.ts";
import { fabricShares } from "./tables.ts";

export const publicShareCalls = {
  share: answer(contract.share).handler(async ({ input, context }) => {
    const { order, share, cancelledAt } = await findShare(context, input.token);
    const subject = await findCardSubject(context.db, order.eventId);
    if (!subject) throw refusal("not-found");
    const state = stateOn(order, calendarDate(context.now));
    const isTaken = state === "open" && cancelledAt === null && share.paidFcfa === null;
    const payment = (await listSubjectPayments(context, "fabric-share", [share.id])).get(share.id);
    return {
      event: {
        name: subject.eventName,
        hosts: hostsLine(subject),
        seed: subject.seed,
        voice: guestsVoice(subject),
        is_cancelled: cancelledAt !== null,
      },
      order: {
        name: order.name,
        unit: order.unit,
        unit_fcfa: order.unitFcfa,
        sizes: order.sizes,
        deadline: order.deadline,
        note: order.note,
        state,
      },
      name: share.name,
      size: share.size,
      quantity: share.quantity,
      due_fcfa: dueOf(share, order.unitFcfa),
      paid_by: share.paidBy,
      paid_at: share.paidAt?.toISOString() ?? null,
      receipts: payment?.receipts ?? [],
      credit_notes: payment?.credit_notes ?? [],
      refund: share.paidFcfa === null ? await findRefund(context.db, share.id) : null,
      can: { choose: isTaken, pay: isTaken && share.quantity !== null },
    };
  }),

  choose: answer(contract.choose).handler(async ({ input, context }) => {
    const names = await namesOf(context, input.token);
    await chooseShare(context, names, { size: input.size, quantity: input.quantity });
    return { success: true, message: fabricMessages.chosen };
  }),

  pay: answer(contract.pay).handler(async ({ input, context }) => {
    const names = await namesOf(context, input.token);
    return { reference: await payShare(context, names) };
  }),
};

/** A share with its order by the token of the personal link; unknown tokens are counted. @throws not-found, event-gone, too-many-requests */
async function findShare(context: CallContext, token: string) {
  const [row] = await context.db
    .select({
      share: fabricShares,
      order: fabricOrders,
      deletedAt: events.deletedAt,
      cancelledAt: events.cancelledAt,
    })
    .from(fabricShares)
    .innerJoin(fabricOrders, eq(fabricOrders.id, fabricShares.orderId))
    .innerJoin(events, eq(events.id, fabricOrders.eventId))
    .where(eq(fabricShares.token, token));
  if (!row) {
    await consumeRateLimit(limits.cardGuess, context.caller.address, context);
    throw refusal("not-found");
  }
  refuseDeleted(row);
  return row;
}

/** What a change is about. @throws what findShare does; event-cancelled */
async function namesOf(context: CallContext, token: string) {
  const { order, share, cancelledAt } = await findShare(context, token);
  refuseCancelled({ cancelledAt });
  return { eventId: order.eventId, id: order.id, shareId: share.id };
}

/** Where the last refund of a share's payment is; null when nothing of it is given back. */
async function findRefund(db: Database, shareId: number): Promise<PublicShare["refund"]> {
  const [refund] = await db
    .select({ state: refunds.state, shortFcfa: refunds.shortFcfa })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.subjectKind, "fabric-share"),
        eq(payments.subjectId, shareId),
        ne(refunds.state, "refused"),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(1);
  if (!refund) return null;
  if (refund.state === "done") return "done";
  return refund.shortFcfa > 0 ? "waits" : "under-way";
}
