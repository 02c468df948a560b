import { disputes as contract } from "@jdj/contract/orders/dispute-calls";
import { orderMessages } from "@jdj/contract/orders/messages";
import { answer, asStaff } from "../../../http/answer.ts";
import { decideDispute } from "./decide-dispute.ts";
import { listDisputes } from "./queries.ts";

/** The staff's calls about orders that did not arrive. */
export const disputeCalls = {
  list: answer(contract.list)
    .use(asStaff)
    .handler(async ({ context: { db }, input }) => {
      const rows = await listDisputes(db, input.state);
      return {
        data: rows.map(({ dispute, suborder, order, sellerName }) => ({
          ...{ id: suborder.id, reference: order.reference, seller: sellerName },
          ...{ state: dispute.state, reason: dispute.reason, answer: dispute.answer },
          ...{ decision: dispute.decision, decided_by: dispute.decidedBy },
          paid_fcfa: suborder.goodsFcfa + suborder.deliveryFcfa,
          refund_fcfa: dispute.refundFcfa,
          created_at: dispute.createdAt.toISOString(),
          ended_at: dispute.endedAt?.toISOString() ?? null,
        })),
      };
    }),

  decide: answer(contract.decide)
    .use(asStaff)
    .handler(async ({ context, input }) => {
      const { id, refund_fcfa: refundFcfa, decision } = input;
      await decideDispute(context, context.author, id, { refundFcfa, decision });
      return { success: true as const, message: orderMessages.disputeDecided };
    }),
};
