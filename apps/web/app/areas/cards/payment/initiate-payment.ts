import type { Client } from "@jdj/contract/client";
import { at } from "@jdj/contract/paths/addresses";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { methodFacts, paymentMethods } from "@jdj/contract/payments/methods";
import { redirect, redirectDocument } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";

/** What a company answered: where the payment goes on, or why it cannot. */
type InitiatedPayment = { page: string | null } | { reason: string; field: "method" | "phone" };

/** Launches the payment of an order by the way that was chosen, then leads to where it goes on. */
export async function initiatePayment({ payments }: Client, reference: string, form: FormData) {
  const method = paymentMethods.find((code) => code === textFrom(form, "method"));
  if (method === undefined) {
    const message = "Choisissez un moyen de paiement";
    return refusedFields({ method: [message] }, form, message);
  }
  const phone = textFrom(form, "phone");
  if (methodFacts[method].kind === "push" && phone === "") {
    const message = paymentMessages.phoneRequired;
    return refusedFields({ phone: [message] }, form, message);
  }
  try {
    const initiated = await initiate();
    if ("reason" in initiated) {
      return refusedFields({ [initiated.field]: [initiated.reason] }, form, initiated.reason);
    }
    if (initiated.page !== null) return redirectDocument(initiated.page);
    const { message_id } = await payments.orders.order({ reference });
    return redirect(
      message_id === null
        ? at("cards")
        : at("cardSent", { idMessage: message_id, idTransaction: reference }),
    );
  } catch (error) {
    return refused(error, form, paymentMessages.away);
  }

  async function initiate(): Promise<InitiatedPayment> {
    const idempotency_key = textFrom(form, "key") || undefined;
    const pay_anyway = textFrom(form, "pay_anyway") === "1";
    const { initiations } = payments;
    switch (method) {
      case "ORANGE_MONEY": {
        const told = await initiations.orangeMoney({ reference, idempotency_key, pay_anyway });
        return onPage(told.payment_url, told.message);
      }
      case "WAVE": {
        const told = await initiations.wave({
          transaction_id: reference,
          idempotency_key,
          pay_anyway,
        });
        return onPage(told.data.payment_url, told.message);
      }
      case "CINETPAY": {
        const told = await initiations.cinetpay({
          transaction_id: reference,
          idempotency_key,
          pay_anyway,
        });
        return onPage(told.data.payment_url, told.description);
      }
      case "MOOV_MONEY":
        return onPhone(
          await initiations.xikka({ reference, MSISDN: phone, idempotency_key, pay_anyway }),
        );
      default:
        return onPhone(
          await initiations.momo({
            Reference: reference,
            MSISDN: phone,
            idempotency_key,
            pay_anyway,
          }),
        );
    }
  }
}

function onPage(page: string | null, reason: string): InitiatedPayment {
  return page === null ? { reason, field: "method" } : { page };
}

/** 201 waits on the payer's phone; any other code says why it was not asked. */
function onPhone(told: { ResponseCode: number; ResponseMessage: string }): InitiatedPayment {
  return told.ResponseCode === 201
    ? { page: null }
    : { reason: told.ResponseMessage, field: "phone" };
}
