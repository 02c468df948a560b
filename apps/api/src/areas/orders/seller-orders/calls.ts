import { refusal } from "@jdj/contract/call/refusals";
import { orderStateLabel } from "@jdj/contract/orders/order-label";
import { sellerOrderMessages as sentences } from "@jdj/contract/orders/seller-messages";
import { sellerOrders as contract } from "@jdj/contract/orders/seller-orders";
import { dateIn } from "@jdj/french/dates";
import { answer, asProvider } from "../../../http/answer.ts";
import { presentDisputes } from "../../disputes/present.ts";
import { withSeller } from "../../products/seller/with-seller.ts";
import { withProvider } from "../../providers/team/with-provider.ts";
import { expectedDaysOf, isSuborderLate } from "../orders/expected-days.ts";
import { labelledOrder } from "../orders/labelled-order.ts";
import { optionsOf } from "../orders/line-label.ts";
import { enterDeliveryCode } from "../release/enter-delivery-code.ts";
import { answerReturn } from "../returns/answer-return.ts";
import { restockReturn } from "../returns/restock-return.ts";
import { presentSellerOrder } from "./present.ts";
import { countSellerOrders, findSellerOrder, listSellerOrders } from "./queries.ts";
import { transitionSellerOrder } from "./transition-seller-order.ts";

export const sellerOrderCalls = {
  list: answer(contract.list)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context: { db, membership, now }, input }) => {
      const { providerId } = membership;
      const [{ rows, lines, hasMore }, counts] = await Promise.all([
        listSellerOrders(db, providerId, input),
        countSellerOrders(db, providerId),
      ]);
      return {
        items: rows.map(({ suborder, order, town, returnState }) => {
          const own = lines.filter(({ sellerOrderId }) => sellerOrderId === suborder.id);
          const first = own[0];
          const options = first ? optionsOf(first) : "";
          return {
            ...{ id: suborder.id, reference: order.reference, state: suborder.state },
            state_label: orderStateLabel(
              labelledOrder({ suborder, asked: returnState && { state: returnState } }),
            ),
            ...{ recipient: order.recipient, town },
            summary: options === "" ? (first?.name ?? "") : `${first?.name} (${options})`,
            units: own.reduce((sum, { quantity }) => sum + quantity, 0),
            total: suborder.goodsFcfa + suborder.deliveryFcfa,
            paid_at: (order.paidAt ?? order.createdAt).toISOString(),
            return_asked: returnState === "asked",
            expected: expectedDaysOf(suborder),
            is_late: isSuborderLate(suborder, dateIn(now)),
          };
        }),
        has_more: hasMore,
        counts,
      };
    }),

  counts: answer(contract.counts)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(({ context: { db, membership } }) => countSellerOrders(db, membership.providerId)),

  get: answer(contract.get)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { db, membership, settings, now } = context;
      const found = await findSellerOrder(db, membership.providerId, input.id);
      if (!found) throw refusal("not-found");
      const { dispute } = found;
      const shown = await presentDisputes(context, dispute ? [dispute] : [], "provider");
      return presentSellerOrder(found, {
        ...{ secret: settings.secret, now },
        shown: (dispute && shown.get(dispute.id)) ?? null,
      });
    }),

  move: answer(contract.move)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { id: suborderId, to, note } = input;
      const { providerId, role } = context.membership;
      const userId = context.actor.user.id;
      await transitionSellerOrder(context, { providerId, suborderId }, { to, note, userId, role });
      return { success: true, message: sentences[to] };
    }),

  enterCode: answer(contract.enterCode)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const by = { providerId: context.membership.providerId, userId: context.actor.user.id };
      await enterDeliveryCode(context, by, input.id, input.code);
      return { success: true, message: sentences.codeAccepted };
    }),

  answerReturn: answer(contract.answerReturn)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      const { id, accepted: isAccepted, answer: text } = input;
      const { providerId, role } = context.membership;
      const given = { isAccepted, answer: text, userId: context.actor.user.id, role };
      await answerReturn(context, providerId, id, given);
      const message = isAccepted ? sentences.returnAccepted : sentences.returnRefused;
      return { success: true, message };
    }),

  restock: answer(contract.restock)
    .use(asProvider)
    .use(withProvider)
    .use(withSeller)
    .handler(async ({ context, input }) => {
      await restockReturn(context, context.membership.providerId, input.id);
      return { success: true, message: sentences.restocked };
    }),
};
