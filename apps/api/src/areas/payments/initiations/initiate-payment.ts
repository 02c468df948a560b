import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { paymentMessages, type ResponseCode, responseCodes } from "@jdj/contract/payments/messages";
import { methodFacts, mobileMoneyNumber } from "@jdj/contract/payments/methods";
import { amountBy, LEAST_FCFA } from "@jdj/contract/payments/price";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { GatewayName } from "../../../drivers/payments/gateway-names.ts";
import { type Begun, GatewayAway, type PaymentGateway } from "../../../drivers/payments/port.ts";
import { describeError } from "../../../log.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { methodOf } from "../payments/gateway-methods.ts";
import type { Payment } from "../payments/open-payment.ts";
import { type Attempt, listAttempts } from "../payments/queries.ts";
import { paymentAttempts } from "../payments/tables.ts";
import { checkPaymentOrPostpone } from "../settlement/check-payment.ts";
import { settlePayment } from "../settlement/settle-payment.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { findPayer } from "./find-payer.ts";

/** The result of an initiation: 201 and where to pay, or why it was refused. */
export interface InitiatedPayment {
  code: ResponseCode;
  description: string;
  /** The gateway's page; null for a push and for a refusal. */
  paymentUrl: string | null;
  attempt: Attempt | null;
}

/**
 * Begins an attempt at a payment by a gateway. The amount is ours. Pending attempts are
 * checked first and continued, so that two initiations make one payment. When the gateway does not
 * answer, the attempt stays open and the poller checks it.
 * @param mayPayTwice whether the payer knows that another payment is pending
 * @throws already-paid, order-closed, payment-pending, method-closed (409), too-many-requests (429)
 */
export async function initiatePayment(
  context: RequestContext,
  payment: Payment,
  gatewayName: GatewayName,
  phone: string | null,
  mayPayTwice = false,
): Promise<InitiatedPayment> {
  const gateway = context.payments.gateways[gatewayName];
  if (!gateway) throw refusal("method-closed");
  await consumeRateLimit(limits.payment, payment.reference, context);
  const method = methodOf(gatewayName);
  const { kind, prefix } = methodFacts[method];
  const amountFcfa = amountBy(method, payment.payableFcfa);
  if (amountFcfa < LEAST_FCFA) return refused(641);
  if (amountFcfa > context.payments.mostFcfa) return refused(642);
  const payerPhone = kind === "push" ? mobileMoneyNumber(phone ?? "", prefix) : null;
  if (kind === "push" && payerPhone === null) return refused(515);

  for (const attempt of await listAttempts(context.db, [payment.id]))
    if (attempt.state === "pending") await checkPaymentOrPostpone(context, attempt.id);
  const asked = { gateway: gatewayName, amountFcfa, phone: payerPhone };
  const begun = await beginAttempt(context, payment.id, asked, mayPayTwice);
  if (!begun.isNew) return waiting(begun.attempt, begun.attempt.paymentUrl);
  return handOver(context, gateway, payment, begun.attempt);
}

async function handOver(
  context: RequestContext,
  gateway: PaymentGateway,
  payment: Payment,
  attempt: Attempt,
): Promise<InitiatedPayment> {
  const { db, settings, log } = context;
  const set = (values: Partial<Attempt>) =>
    db.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, attempt.id));
  let answer: Begun;
  try {
    answer = await gateway.begin({
      reference: attempt.reference,
      amountFcfa: attempt.amountFcfa,
      description: `${settings.brand} commande ${payment.reference}`.replace(/[#/$_&]/g, " "),
      phone: attempt.phone,
      payer: await findPayer(db, payment.customerId),
      returnUrl:
        settings.publicUrl +
        (payment.subjectKind !== null
          ? at("pay", { reference: payment.reference })
          : at("cardSent", {
              idMessage: payment.campaignId ?? 0,
              idTransaction: payment.reference,
            })),
      notifyUrl: `${settings.publicUrl}/api/v1/payments/${gateway.name}/notify/${attempt.reference}`,
      remember: async (gatewayReference) => void (await set({ gatewayReference })),
    });
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    log("warn", "gateway-away", { error: describeError(error) });
    return { ...refused(100), description: paymentMessages.away, attempt };
  }
  if (answer.state === "refused") {
    await settlePayment(context, attempt.id, { state: "failed", reason: answer.description });
    return { code: answer.code, description: answer.description, paymentUrl: null, attempt };
  }
  if (answer.state === "push") return waiting(attempt, null);
  const { gatewayReference, url: paymentUrl, notifyToken } = answer;
  await set({ gatewayReference, paymentUrl, notifyToken });
  return waiting({ ...attempt, gatewayReference }, paymentUrl);
}

function waiting(attempt: Attempt, paymentUrl: string | null): InitiatedPayment {
  return { code: 201, description: responseCodes[201], paymentUrl, attempt };
}

function refused(code: ResponseCode): InitiatedPayment {
  return { code, description: responseCodes[code], paymentUrl: null, attempt: null };
}
