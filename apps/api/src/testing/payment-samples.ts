import { openPayment, type Payment } from "../areas/payments/payments/open-payment.ts";
import { openSubjectPayment } from "../areas/payments/subjects/open-subject-payment.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";
import type { Sample } from "./subject.ts";

/** Opens a payment of a couple's: 19 SMS at 25 FCFA, 561 FCFA with tax, by default. */
export function paymentFor(
  app: TestApp,
  member: Pick<CastMember, "customerId" | "eventId">,
  asked: { payUnits?: number; unitFcfa?: number; channelId?: number } = {},
): Promise<Payment> {
  const { customerId, eventId } = member;
  return openPayment(app.db, {
    customerId,
    eventId,
    campaignId: null,
    purpose: "credit",
    channelId: 3,
    payUnits: 19,
    unitFcfa: 25,
    now: app.clock(),
    ...asked,
  });
}

/** Opens a payment that somebody makes without an account. */
export function guestCheckoutFor(app: TestApp, giftId: number, amountFcfa = 5000) {
  return openSubjectPayment(app.db, {
    customerId: null,
    subject: { kind: "gift", id: giftId },
    amountFcfa,
    label: "Cadeau",
    backPath: "/liste-de-cadeaux/jeton",
    now: app.clock(),
  });
}

/** A right input for each call about payments. */
export const paymentSamples = {
  "campaigns.channels.channels": { byId: false, input: () => undefined },
  "campaigns.channels.customerChannels": { byId: false, input: () => undefined },
  "campaigns.channels.buyCredit": {
    byId: false,
    input: () => ({ channel_id: 3, units: 100 }),
  },
  "payments.orders.paymentMethods": { byId: false, input: () => undefined },
  "payments.orders.customerPurchases": { byId: false, input: () => undefined },
  "payments.orders.order": {
    byId: true,
    input: ({ paymentReference }) => ({ reference: paymentReference }),
  },
  "payments.initiations.momo": {
    byId: true,
    input: ({ paymentReference }) => ({
      MSISDN: "2250501020304",
      Reference: paymentReference,
      Amount: 1,
      MetaData: "",
      Channel_id: 3,
    }),
  },
  "payments.initiations.xikka": {
    byId: true,
    input: ({ paymentReference }) => ({
      reference: paymentReference,
      montant: 1,
      MSISDN: "2250101020304",
      pay_anyway: true,
    }),
  },
  "payments.initiations.orangeMoney": {
    byId: true,
    input: ({ paymentReference }) => ({
      reference: paymentReference,
      amount: 1,
      order_id: 1,
      pay_anyway: true,
    }),
  },
  // The reference opens these two to whoever holds it.
  "payments.initiations.cinetpay": {
    byId: false,
    input: ({ paymentReference }) => ({
      transaction_id: paymentReference,
      amount: 1,
      channel_id: 3,
      pay_anyway: true,
    }),
  },
  "payments.initiations.wave": {
    byId: false,
    input: ({ paymentReference }) => ({
      transaction_id: paymentReference,
      amount: 1,
      channel_id: 3,
      pay_anyway: true,
    }),
  },
  "payments.guestCheckouts.order": {
    byId: false,
    input: ({ guestCheckout }) => ({ reference: guestCheckout }),
  },
  "payments.guestCheckouts.pay": {
    byId: false,
    input: ({ guestCheckout }) => ({
      reference: guestCheckout,
      method: "MTN_MONEY",
      phone: "05 01 02 03 04",
      pay_anyway: true,
    }),
  },
  "payments.guestCheckouts.validate": {
    byId: false,
    input: ({ guestCheckout }) => ({ reference: guestCheckout }),
  },
  "payments.initiations.validate": {
    byId: true,
    input: ({ paymentReference }) => ({ paymentRef: paymentReference, remaining_message: 1 }),
  },
} satisfies Record<string, Sample>;
