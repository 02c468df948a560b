import { refusal } from "@jdj/contract/call/refusals";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/with-event.ts";
import { findOrder } from "./queries.ts";

/**
 * Gives a call the `order` that its input names: of an event whose member makes the call, or, when
 * its event was deleted, their own; 404 for another's and a missing one alike, 403.
 */
export const withOrder = customerGuard.middleware(
  async ({ context, next }, { reference }: { reference: string }) => {
    const order = await findOrder(context.db, reference);
    if (order === null) throw refusal("not-found");
    if (order.eventId !== null) await ownEvent(context, order.eventId);
    else if (order.customerId !== context.actor.customer.id) throw refusal("not-found");
    return next({ context: { order } });
  },
);
