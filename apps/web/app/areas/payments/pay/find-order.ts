import { fieldErrorsOf, isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import type { PaymentOrder } from "@jdj/contract/payments/orders";
import type { RouterContextProvider } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";
import { found } from "#app/http/found.ts";
import { requireUser } from "#app/http/signed-in.ts";

async function orNull(order: Promise<PaymentOrder>): Promise<PaymentOrder | null> {
  try {
    return await order;
  } catch (error) {
    if (isRefusal(error, "not-found") || fieldErrorsOf(error)) return null;
    throw error;
  }
}

/**
 * The order that the page pays: one without a customer is anybody's who has its reference, any other
 * its customer's. A stranger is sent to the sign-in for an order that is not theirs to pay.
 */
export async function findOrder(
  context: Readonly<RouterContextProvider>,
  reference: string,
): Promise<{ order: PaymentOrder; isStrangers: boolean }> {
  const { payments }: Client = context.get(apiContext);
  const { user } = context.get(visitorContext);
  const own = user ? await orNull(payments.orders.order({ reference })) : null;
  if (own) return { order: own, isStrangers: false };
  const strangers = await found(orNull(payments.strangerOrders.order({ reference })));
  if (strangers) return { order: strangers, isStrangers: true };
  requireUser(context);
  return { order: await found(payments.orders.order({ reference })), isStrangers: false };
}
