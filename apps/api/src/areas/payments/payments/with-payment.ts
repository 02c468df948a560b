import { refusal } from "@jdj/contract/call/refusals";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/with-event.ts";
import { findNamedPayment, type PaymentNames, rememberNames } from "./client-references.ts";

/**
 * Gives a call the `payment` that its input names: of an event whose member makes the call, or, when
 * its event was deleted, their own; 404 for another's and a missing one alike, 403. What the client
 * calls it is remembered once the call may have it; 409 for the name of another payment.
 */
export const withPayment = customerGuard.middleware(
  async ({ context, next }, names: PaymentNames) => {
    const customerId = context.actor.customer.id;
    const payment = await findNamedPayment(context.db, customerId, names);
    if (payment === null) throw refusal("not-found");
    if (payment.eventId !== null) await ownEvent(context, payment.eventId);
    else if (payment.customerId !== customerId) throw refusal("not-found");
    await rememberNames(context, customerId, payment, names);
    return next({ context: { payment } });
  },
);
