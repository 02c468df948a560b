import { refusal } from "@jdj/contract/call/refusals";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { orderDisputes as contract } from "@jdj/contract/orders/dispute-calls";
import { and, asc, desc, eq } from "drizzle-orm";
import { answer, asStaff } from "../../../http/answer.ts";
import { providers } from "../../directory/providers/tables.ts";
import { findLastDispute } from "../../disputes/queries.ts";
import { disputes } from "../../disputes/tables.ts";
import { decideDispute } from "./decide-dispute.ts";

/** How many disputes the list has at most. */
const MOST_SHOWN = 200;

/** The calls of an earlier version about disputes of orders, by the number of the suborder. */
export const orderDisputeCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ context: { db }, input }) => {
      const rows = await db
        .select({ dispute: disputes, sellerName: providers.name })
        .from(disputes)
        .leftJoin(providers, eq(providers.id, disputes.providerId))
        .where(and(eq(disputes.state, input.state), eq(disputes.subjectKind, "suborder")))
        .orderBy(input.state === "open" ? asc(disputes.id) : desc(disputes.id))
        .limit(MOST_SHOWN);
      return {
        data: rows.map(({ dispute, sellerName }) => ({
          ...{ id: dispute.subjectId, reference: dispute.reference, seller: sellerName },
          ...{ state: dispute.state, reason: dispute.reason, answer: dispute.answer },
          ...{ decision: dispute.decision, decided_by: dispute.decidedBy },
          ...{ paid_fcfa: dispute.amountFcfa, refund_fcfa: dispute.refundFcfa },
          created_at: dispute.createdAt.toISOString(),
          ended_at: dispute.endedAt?.toISOString() ?? null,
        })),
      };
    }),

  decide: answer(contract.decide)
    .use(asStaff)
    .handler(async ({ context, input }) => {
      const { id: suborderId, refund_fcfa: refundFcfa, decision } = input;
      const subject = { kind: "suborder" as const, id: suborderId };
      const dispute = await findLastDispute(context.db, subject);
      if (dispute === null) throw refusal("not-found");
      await decideDispute(context, { id: dispute.id, refundFcfa, decision });
      const after = await findLastDispute(context.db, subject);
      const { decided, waits } = disputeMessages;
      return { success: true as const, message: after?.state === "decided" ? decided : waits };
    }),
};
