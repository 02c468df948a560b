import { refusal } from "@jdj/contract/call/refusals";
import { answerBy } from "@jdj/contract/disputes/dispute-states";
import { disputeMessages } from "@jdj/contract/disputes/messages";
import { orderMessages } from "@jdj/contract/orders/messages";
import { mayTransitionSellerOrder } from "@jdj/contract/orders/order-states";
import { orders as contract, ORDERS_A_PAGE } from "@jdj/contract/orders/orders";
import { dateAndTime } from "@jdj/french/dates";
import { alsoRefuseFields } from "../../http/also-refuse-fields.ts";
import { answer, answerAllErrors, asCustomer } from "../../http/answer.ts";
import { againSentence, orderAgain } from "./checkout/order-again.ts";
import { orderFormErrors } from "./checkout/order-form.ts";
import { placeOrder } from "./checkout/place-order.ts";
import { presentCheckout } from "./checkout/present.ts";
import { disputeSuborder } from "./disputes/dispute-suborder.ts";
import { cancelSuborders } from "./orders/cancel-suborders.ts";
import { lockOrder } from "./orders/lock-order.ts";
import { presentOrder, presentSummaries } from "./orders/present.ts";
import { findOrder, listOrders } from "./orders/queries.ts";
import { receiveSuborder } from "./orders/receive-suborder.ts";
import { askReturn } from "./returns/ask-return.ts";

/** The customer's calls about orders. */
export const orderAreaCalls = {
  checkout: answer(contract.checkout)
    .use(asCustomer)
    .handler(({ context, input }) => presentCheckout(context, input.town_id)),

  place: answerAllErrors(contract.place)
    .use(asCustomer)
    .use(alsoRefuseFields((input, { db }) => orderFormErrors(db, input)))
    .handler(async ({ context, input }) => {
      const placed = await placeOrder(context, context.actor.customer.id, {
        orderKey: input.order_key,
        recipient: input.recipient,
        phone: input.phone_number,
        townId: input.town_id,
        address: input.address,
        note: input.note,
        lines: input.lines,
        deliveries: input.deliveries,
      });
      const { reference, paymentReference: payment_reference, fabricOrderId } = placed;
      const data = { reference, payment_reference, fabric_order_id: fabricOrderId };
      return { success: true as const, data };
    }),

  list: answer(contract.list)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      const offset = (input.page - 1) * ORDERS_A_PAGE;
      const limit = ORDERS_A_PAGE + 1;
      const rows = await listOrders(context.db, context.actor.customer.id, { offset, limit });
      const data = await presentSummaries(context, rows.slice(0, ORDERS_A_PAGE));
      return { items: data, has_more: rows.length > ORDERS_A_PAGE };
    }),

  order: answer(contract.order)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      const found = await findOrder(context.db, context.actor.customer.id, input.reference);
      if (found === null) throw refusal("not-found");
      return presentOrder(context, found);
    }),

  cancel: answer(contract.cancel)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      const { customer, user } = context.actor;
      const found = await findOrder(context.db, customer.id, input.reference);
      if (found === null) throw refusal("not-found");
      await context.db.transaction(async (tx) => {
        const whole = await lockOrder(tx, found.order.id);
        if (whole === null) throw refusal("not-found");
        const { suborder_id: id, note } = input;
        const chosen = whole.suborders.filter((suborder) =>
          id === undefined
            ? mayTransitionSellerOrder(suborder, "cancelled", "customer")
            : suborder.id === id,
        );
        if (chosen.length === 0) throw refusal(id === undefined ? "state-changed" : "not-found");
        const cancellation = { by: "customer" as const, userId: user.id, note };
        await cancelSuborders({ ...context, db: tx }, whole, chosen, cancellation);
      });
      return { success: true as const, message: orderMessages.cancelled };
    }),

  again: answer(contract.again)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      const { customer } = context.actor;
      const found = await findOrder(context.db, customer.id, input.reference);
      if (found === null) throw refusal("not-found");
      const { added, left } = await orderAgain(context, customer.id, found.order.id);
      return { success: true as const, message: againSentence(added, left), added, left };
    }),

  receive: answer(contract.receive)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      await receiveSuborder(context, context.actor, input.id);
      return { success: true as const, message: orderMessages.received };
    }),

  openDispute: answer(contract.openDispute)
    .use(asCustomer)
    .handler(async ({ context, input: { id, ...report } }) => {
      await disputeSuborder(context, context.actor.customer.id, id, report);
      const until = dateAndTime(answerBy(context.now));
      return { success: true as const, message: disputeMessages.opened(until) };
    }),

  askReturn: answer(contract.askReturn)
    .use(asCustomer)
    .handler(async ({ context, input }) => {
      await askReturn(context, context.actor.customer.id, input.id, {
        reason: input.reason,
        lines: input.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
      });
      return { success: true as const, message: orderMessages.returnAsked };
    }),
};
