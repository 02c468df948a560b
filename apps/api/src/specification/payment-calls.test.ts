import { expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { addGuests } from "../testing/cards.ts";
import { registerCouple } from "../testing/cast.ts";
import { describeInEachEncoding, type SpecCall, specCallTests, valueAt } from "./spec-call.ts";

const app = testApp();

const ids = { token: "", customerId: 0, guestId: 0, messageId: 0, reference: "" };

type Ids = typeof ids;

/** The payload of `POST message-save`, on a priced channel. */
const smsMessage = ({ guestId }: Ids) => ({
  channel_id: 3,
  label: "Mon message",
  message_category_id: 1,
  message_model_id: null,
  message_design_id: 1,
  from: "Joie du Jour",
  subject: "Invitation",
  body: "Venez !",
  tab: `${guestId}`,
  target: "1",
});

const payments: SpecCall<Ids>[] = [
  {
    call: "POST payment/momo",
    path: () => "api/v1/payment/momo",
    body: ({ reference }) => ({
      MSISDN: "0501020304",
      Reference: reference,
      Amount: 100,
      MetaData: "invitation",
      Channel_id: 3,
    }),
    reads: ["ResponseCode"],
  },
  {
    call: "POST payment/validate",
    path: () => "api/v1/payment/validate",
    body: ({ reference, customerId }) => ({
      paymentRef: reference,
      channel_id: 3,
      customer_id: customerId,
      remaining_message: 2,
    }),
    reads: ["success", "messages"],
  },
  {
    call: "GET customer-purchases",
    as: "with an order",
    path: () => "api/v1/customer-purchases",
    reads: ["0"],
  },
];

/** Each on an order of its own: a pending payment refuses a second one. */
const otherPayments: SpecCall<Ids>[] = [
  {
    call: "POST payment/xikka",
    path: () => "api/v1/payment/xikka",
    body: ({ reference }) => ({ reference, montant: 100 }),
    reads: [],
  },
  {
    call: "POST om-payment",
    path: () => "api/v1/om-payment",
    body: ({ reference }) => ({ reference, amount: 100, order_id: reference }),
    reads: ["payment_url", "response_code"],
  },
  {
    call: "POST cinetpay-payment",
    path: () => "api/v1/cinetpay-payment",
    body: ({ reference, customerId, messageId }) => ({
      transaction_id: reference,
      amount: 100,
      customer_id: customerId,
      customer_first_name: "Awa",
      customer_last_name: "Kouassi",
      channel_id: 3,
      remaining_messages: 2,
      message_id: messageId,
    }),
    anonymous: true,
    reads: ["code", "description", "data.payment_url"],
  },
  {
    call: "POST wave-payment",
    path: () => "api/v1/wave-payment",
    body: ({ reference, customerId, messageId }) => ({
      transaction_id: reference,
      amount: 100,
      customer_id: customerId,
      channel_id: 3,
      remaining_messages: 2,
      message_id: messageId,
    }),
    anonymous: true,
    reads: ["status", "data.payment_url"],
  },
];

const saveAnother: SpecCall<Ids> = {
  call: "POST message-save",
  as: "for the next payment",
  path: () => "api/v1/message-save",
  body: smsMessage,
  reads: ["success", "data.id", "messages"],
  after: (answer, ids) => {
    ids.reference = String(valueAt(answer, "data.reference"));
    ids.messageId = Number(valueAt(answer, "data.id"));
  },
};

describeInEachEncoding(
  "the calls of the specification of payments, sent exactly as they are written there",
  app,
  (encoding) => {
    it("begin with a couple and a guest", async () => {
      const couple = await registerCouple(app);
      const [guestId = 0] = await addGuests(app, couple, [{}]);
      Object.assign(ids, couple, { guestId });
      expect(guestId).toBeGreaterThan(0);
    });

    specCallTests(app, ids, [saveAnother, ...payments], encoding);
    for (const call of otherPayments) specCallTests(app, ids, [saveAnother, call], encoding);
  },
);
