import type { PaymentMeans } from "@jdj/contract/notebook/cash-book-sums";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { enterDeposit } from "../../notebook/cash-book/enter-deposit.ts";
import { paymentAttempts } from "../../payments/payments/tables.ts";
import { providers } from "../../providers/tables.ts";
import type { depositKinds } from "./tables.ts";

/** By what means hosts paid with each company. */
const meansOf: Readonly<Record<GatewayName, PaymentMeans>> = {
  cinetpay: "card",
  wave: "wave",
  orange: "orange-money",
  mtn: "mtn-momo",
  moov: "moov-money",
};

/** Enters a held deposit into the cash book of the event that it was paid for, in the caller's transaction. */
export async function enterInCashBook(
  context: Pick<RequestContext, "db" | "now">,
  subject: { kind: (typeof depositKinds)[number]; id: number },
  paid: {
    eventId: number;
    paymentId: number;
    providerId: number;
    amountFcfa: number;
    serviceTypeId: number | null;
    page: { id: number; customerId: number };
  },
): Promise<void> {
  const { db: tx } = context;
  const { eventId, amountFcfa, serviceTypeId: service, page } = paid;
  const [provider] = await tx
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, paid.providerId));
  const [attempt] = await tx
    .select({ gateway: paymentAttempts.gateway })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paid.paymentId), eq(paymentAttempts.state, "paid")));
  const means = attempt ? meansOf[attempt.gateway] : "card";
  const entered = { eventId, amountFcfa, means, service, page };
  await enterDeposit(context, subject, { ...entered, provider: provider?.name ?? "" });
}
