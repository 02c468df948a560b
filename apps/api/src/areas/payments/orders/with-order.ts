import { refusal } from "@jdj/contract/call/refusals";
import { customerGuard } from "../../../http/answer.ts";
import { ownEvent } from "../../notebook/events/with-event.ts";
import { findNamedOrder, type OrderNames, rememberNames } from "./client-references.ts";

/**
 * Gives a call the `order` that its input names: of an event whose member makes the call, or, when
 * its event was deleted, their own; 404 for another's and a missing one alike, 403. What the client
 * calls it is remembered once the call may have it; 409 for the name of another order.
 */
export const withOrder = customerGuard.middleware(async ({ context, next }, names: OrderNames) => {
  const customerId = context.actor.customer.id;
  const order = await findNamedOrder(context.db, customerId, names);
  if (order === null) throw refusal("not-found");
  if (order.eventId !== null) await ownEvent(context, order.eventId);
  else if (order.customerId !== customerId) throw refusal("not-found");
  await rememberNames(context, customerId, order, names);
  return next({ context: { order } });
});
