import type { Client } from "@jdj/contract/client";
import { paymentMessages } from "@jdj/contract/payments/messages";
import { methodFacts, type PaymentMethod, paymentMethods } from "@jdj/contract/payments/methods";
import type { Payment } from "@jdj/contract/payments/payments";
import { redirect, redirectDocument } from "react-router";
import { textFrom } from "#app/forms/form-fields.ts";
import { refused, refusedFields } from "#app/forms/form-state.ts";

/** The result of an initiation: the page where the payment continues, or why it was refused. */
type InitiatedPayment = { page: string | null } | { reason: string; field: "method" | "phone" };

/**
 * Initiates the payment by the chosen method, then redirects to where it continues.
 * @param resultAddress the page that follows a payment which is confirmed on a phone
 */
export function initiatePayment(
  { payments }: Pick<Client, "payments">,
  reference: string,
  form: FormData,
  resultAddress: (payment: Payment) => string,
) {
  return initiateBy(form, {
    initiate: (method) => initiateAs(payments, reference, form, method),
    result: async () => resultAddress(await payments.orders.order({ reference })),
  });
}

/** The same for a payment without a customer, paid by whoever has its reference. */
export function initiateGuestCheckout(
  { payments }: Pick<Client, "payments">,
  reference: string,
  form: FormData,
  resultAddress: (payment: Payment) => string,
) {
  const { guestCheckouts } = payments;
  return initiateBy(form, {
    initiate: async (method): Promise<InitiatedPayment> => {
      const { code, message, payment_url } = await guestCheckouts.pay({
        reference,
        method,
        phone: textFrom(form, "phone"),
        ...keysFrom(form),
      });
      if (code === 201) return { page: payment_url };
      return { reason: message, field: methodFacts[method].kind === "push" ? "phone" : "method" };
    },
    result: async () => resultAddress(await guestCheckouts.order({ reference })),
  });
}

/** The idempotency key of a form, and whether its sender pays although another payment is pending. */
function keysFrom(form: FormData) {
  return {
    idempotency_key: textFrom(form, "key") || undefined,
    pay_anyway: textFrom(form, "pay_anyway") === "1",
  };
}

async function initiateBy(
  form: FormData,
  calls: {
    initiate: (method: PaymentMethod) => Promise<InitiatedPayment>;
    result: () => Promise<string>;
  },
) {
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
    const initiated = await calls.initiate(method);
    if ("reason" in initiated) {
      return refusedFields({ [initiated.field]: [initiated.reason] }, form, initiated.reason);
    }
    if (initiated.page !== null) return redirectDocument(initiated.page);
    return redirect(await calls.result());
  } catch (error) {
    return refused(error, form, paymentMessages.away);
  }
}

async function initiateAs(
  { initiations }: Client["payments"],
  reference: string,
  form: FormData,
  method: PaymentMethod,
): Promise<InitiatedPayment> {
  const phone = textFrom(form, "phone");
  switch (method) {
    case "ORANGE_MONEY": {
      const response = await initiations.orangeMoney({ reference, ...keysFrom(form) });
      return onPage(response.payment_url, response.message);
    }
    case "WAVE": {
      const response = await initiations.wave({
        transaction_id: reference,
        ...keysFrom(form),
      });
      return onPage(response.data.payment_url, response.message);
    }
    case "CINETPAY": {
      const response = await initiations.cinetpay({
        transaction_id: reference,
        ...keysFrom(form),
      });
      return onPage(response.data.payment_url, response.description);
    }
    case "MOOV_MONEY":
      return onPhone(await initiations.xikka({ reference, MSISDN: phone, ...keysFrom(form) }));
    default:
      return onPhone(
        await initiations.momo({
          Reference: reference,
          MSISDN: phone,
          ...keysFrom(form),
        }),
      );
  }
}

function onPage(page: string | null, reason: string): InitiatedPayment {
  return page === null ? { reason, field: "method" } : { page };
}

/** 201: the payer confirms on their phone. Any other code: the payment was refused, with the reason. */
function onPhone(response: { ResponseCode: number; ResponseMessage: string }): InitiatedPayment {
  return response.ResponseCode === 201
    ? { page: null }
    : { reason: response.ResponseMessage, field: "phone" };
}
